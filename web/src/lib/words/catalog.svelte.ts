// The catalog in the page's language. English comes with the table, so that there is always something to say; the
// others are fetched when they are wanted.
import english from '../../../../src/tradewinds/words/en.ftl?raw';
import { language, words, type Language } from './index.svelte';
import type { Tongue } from './pieces';
import { Sentences } from './sentences';

const LOADERS: Record<Language, () => Promise<string>> = {
  en: () => Promise.resolve(english),
  pl: async () => (await import('../../../../src/tradewinds/words/pl.ftl?raw')).default,
  de: async () => (await import('../../../../src/tradewinds/words/de.ftl?raw')).default,
};

let current = $state.raw(new Sentences('en', english));

/** The sentences of the page's language. Reactive, as `words()` is. */
export function sentences(): Sentences {
  return current;
}

/** All that is said in the page's language. */
export function tongue(): Tongue {
  return { words: words(), sentences: current };
}

/** Follows the page's language. The old sentences stay until the new ones are there. */
$effect.root(() => {
  $effect(() => {
    const wanted = language();
    if (wanted === current.language) return;
    void LOADERS[wanted]()
      .then((source) => {
        if (wanted === language()) current = new Sentences(wanted, source);
      })
      .catch(() => {}); // what cannot be fetched leaves the log in the language it has
  });
});
