import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chooseLanguage,
  language,
  preferred,
  startLanguage,
  useLanguage,
  words,
} from '../src/lib/words/index.svelte';

function browserSpeaks(...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

describe('the language of the page', () => {
  beforeEach(async () => {
    vi.restoreAllMocks();
    localStorage.clear();
    await useLanguage('en');
  });

  it('is the first one of the browser that we speak, else English', () => {
    browserSpeaks('fr-CH', 'de-AT', 'en');
    expect(preferred()).toBe('de');
    browserSpeaks('fr', 'it');
    expect(preferred()).toBe('en');
  });

  it('is remembered once somebody has chosen', async () => {
    browserSpeaks('de');
    await chooseLanguage('pl');
    expect(preferred()).toBe('pl');
    await startLanguage();
    expect(language()).toBe('pl');
  });

  it('changes in place, with the language of the document', async () => {
    expect(words().nav.tables).toBe('Tables');
    await useLanguage('pl');
    expect(words().nav.tables).toBe('Stoły');
    expect(document.documentElement.lang).toBe('pl');
    await useLanguage('de');
    expect(words().nav.tables).toBe('Tische');
  });

  it('is the one that was asked for last', async () => {
    await Promise.all([useLanguage('pl'), useLanguage('en')]);
    expect(language()).toBe('en');
  });

  it('needs no storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await chooseLanguage('de');
    expect(language()).toBe('de');
  });
});
