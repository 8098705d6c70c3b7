// The sentences of a log that grows: each chapter is told once, so that a new move costs one sentence, not all of them.
import type { Words } from '../lib/words/en';
import { tell, type Chapter, type Chronicle, type Sentence } from '../lib/words/telling';

export class Tellings {
  private words: Words | null = null;
  private told = new WeakMap<Chapter, Sentence>();

  /** The whole log, oldest first. What has not changed is the very same sentence as before. */
  all(words: Words, { pieces, chapters }: Chronicle): Sentence[] {
    if (words !== this.words) {
      this.words = words;
      this.told = new WeakMap();
    }
    return chapters
      .map((chapter) => {
        const known = this.told.get(chapter) ?? tell(words, pieces, chapter);
        this.told.set(chapter, known);
        return known;
      })
      .filter(({ parts }) => parts.length > 0);
  }
}
