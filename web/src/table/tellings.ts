// The sentences of a log that grows: each chapter is told once, so that a new move costs one sentence, not all of them.
import type { Words } from '../lib/words/en';
import { tell, type Chapter, type Chronicle, type Sentence } from '../lib/words/telling';

export class Tellings {
  private words: Words | null = null;
  private you: number | null = null;
  private told = new WeakMap<Chapter, Sentence>();

  /** The whole log, oldest first, told to a seat. What has not changed is the very same sentence as before. */
  all(words: Words, { pieces, chapters }: Chronicle, you: number | null): Sentence[] {
    if (words !== this.words || you !== this.you) {
      this.words = words;
      this.you = you;
      this.told = new WeakMap();
    }
    return chapters
      .map((chapter) => {
        const known = this.told.get(chapter) ?? tell(words, pieces, chapter, you);
        this.told.set(chapter, known);
        return known;
      })
      .filter(({ parts }) => parts.length > 0);
  }
}
