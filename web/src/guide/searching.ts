// Searching in the rules: every word has to be somewhere, in any order and however it is written.
const plain = (text: string, locale: string): string =>
  text
    .toLocaleLowerCase(locale)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');

export function finder(sought: string, locale: string): (...texts: string[]) => boolean {
  const parts = plain(sought, locale).split(/\s+/);
  return (...texts) => {
    const found = plain(texts.join(' '), locale);
    return parts.every((part) => found.includes(part));
  };
}
