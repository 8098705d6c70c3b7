// The sentences of a log that grows: each page is told once, so that a new move costs one sentence, not all of them.
import type { Words } from '../lib/words/en';
import type { Pieces } from '../lib/protocol';
import type { Page } from '../lib/story';
import { tell, type Sentence } from '../lib/words/telling';

export class Tellings {
  private words: Words | null = null;
  private you: number | null = null;
  private told = new WeakMap<object, Sentence>(); // by the chapter or the event of a page

  /** The whole log, oldest first, told to a seat. What has not changed is the very same sentence as before. */
  all(words: Words, pieces: Pieces, pages: Page[], you: number | null): Sentence[] {
    if (words !== this.words || you !== this.you) {
      this.words = words;
      this.you = you;
      this.told = new WeakMap();
    }
    return pages
      .map((page) => {
        const about = 'event' in page ? page.event : page.chapter;
        const known = this.told.get(about);
        if (known?.position === page.position && known.round === page.round) return known;
        const told = tell(words, pieces, page, you);
        this.told.set(about, told);
        return told;
      })
      .filter(({ parts }) => parts.length > 0);
  }
}
