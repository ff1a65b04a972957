import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';

describe('the language of an answer', () => {
  it.each([
    ['kn', 'kn'],
    ['hi-IN', 'hi'],
    ['KN-in', 'kn'],
    ['kn-IN,kn;q=0.9,en;q=0.8', 'kn'],
    ['en-US,en;q=0.9,hi;q=0.8', 'en'],
    ['en;q=0.2, hi;q=0.3', 'hi'],
    ['fr-FR,fr;q=0.9', 'en'],
    ['fr, kn;q=0.5', 'kn'],
    ['kn;q=0, hi;q=0', 'en'],
    ['kn, hi', 'kn'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    // A weight above 1 counts as 1.
    ['kn;q=2', 'kn'],
    ['kannada', 'en'],
    ['knx, hix-IN', 'en'],
    [';;;q=,,=kn;\u0000', 'en'],
    ['__proto__, constructor', 'en'],
    [`${'fr,'.repeat(40)}kn`, 'en'],
    ['x'.repeat(10_000), 'en'],
  ] as const)('is chosen among those that the client accepts: %s', (accepted, locale) => {
    expect(chooseLanguage(undefined, accepted)).toBe(locale);
  });

  it.each([
    ['kn', 'hi', 'kn'],
    ['en', 'hi', 'en'],
    ['fr', 'hi', 'hi'],
    [['kn', 'hi'], 'hi', 'hi'],
    ['fr', undefined, 'en'],
  ] as const)('is the one that the query names, if it is one of ours: %s', (lang, accepted, locale) => {
    expect(chooseLanguage(lang, accepted)).toBe(locale);
  });
});
