// Searching in the rules: every word has to be somewhere, in any order and however it is written.
const plain = (text: string, locale: string): string =>
  text
    .toLocaleLowerCase(locale)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');

const partsOf = (sought: string, locale: string): string[] =>
  plain(sought, locale)
    .split(/\s+/)
    .filter((part) => part !== '');

export function finder(sought: string, locale: string): (...texts: string[]) => boolean {
  const parts = partsOf(sought, locale);
  return (...texts) => {
    const found = plain(texts.join(' '), locale);
    return parts.every((part) => found.includes(part));
  };
}

/** A text in pieces: every second one, from the second on, is what was sought. */
export function markFound(text: string, sought: string, locale: string): string[] {
  const letters = [...text];
  // Where each letter begins in the text that is searched: some are longer there, and marks over letters are gone.
  const starts: number[] = [];
  let searched = '';
  for (const letter of letters) {
    starts.push(searched.length);
    searched += plain(letter, locale);
  }
  const found = letters.map(() => false);
  for (const part of partsOf(sought, locale))
    for (let at = searched.indexOf(part); at >= 0; at = searched.indexOf(part, at + part.length))
      starts.forEach((start, index) => {
        const end = starts[index + 1] ?? searched.length;
        if (end > at && start < at + part.length) found[index] = true;
      });
  const pieces = [''];
  letters.forEach((letter, index) => {
    if (found[index] !== (pieces.length % 2 === 0)) pieces.push('');
    pieces[pieces.length - 1] += letter;
  });
  return pieces;
}
