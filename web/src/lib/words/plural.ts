// Numbers with their nouns. Which form a number takes is the business of the language, not of the sentence.
export interface Forms {
  one: string;
  few?: string; // Polish: 2, 3, 4, 22
  many?: string; // Polish: 0, 5, 11, 25
  other: string;
}

export function pluralOf(locale: string): (number: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (number, forms) => {
    const form = rules.select(number);
    const found = form === 'one' || form === 'few' || form === 'many' ? forms[form] : forms.other;
    return found ?? forms.other;
  };
}

/** `3 cubes`. */
export function countedIn(locale: string): (number: number, forms: Forms) => string {
  const plural = pluralOf(locale);
  return (number, forms) => `${number} ${plural(number, forms)}`;
}

/** `Ann`, `Ann and Bob`, `Ann, Bob and Cleo`. */
export function listedWith(last: string): (words: string[]) => string {
  return (words) =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}
