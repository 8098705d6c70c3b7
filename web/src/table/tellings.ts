// The sentences of a log that grows: each page is told once, so that a new move costs one sentence, not all of them.
import type { Page } from '../lib/story';
import { tell, type Sentence, type Teller } from '../lib/words/telling';

export class Tellings {
  private teller: Teller | null = null;
  private told = new WeakMap<object, Sentence>(); // by the chapter or the event of a page

  /** The whole log, oldest first, told to a seat. What has not changed is the very same sentence as before. */
  all(teller: Teller, pages: Page[]): Sentence[] {
    if (!this.teller || !isSame(teller, this.teller)) {
      this.teller = teller;
      this.told = new WeakMap();
    }
    return pages
      .map((page) => {
        const about = 'event' in page ? page.event : page.chapter;
        const known = this.told.get(about);
        if (known?.position === page.position && known.round === page.round) return known;
        const told = tell(teller, page);
        this.told.set(about, told);
        return told;
      })
      .filter(({ parts }) => parts.length > 0);
  }
}

function isSame(one: Teller, other: Teller): boolean {
  const { sentences, words, pieces, you } = other;
  return one.sentences === sentences && one.words === words && one.pieces === pieces && one.you === you;
}
