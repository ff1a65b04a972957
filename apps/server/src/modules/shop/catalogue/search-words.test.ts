import { describe, expect, it } from 'vitest';
import { beginsWith, isWord, likelyMeant, oneEditFrom, toTsQuery, wordsOf } from './search-words.ts';

describe('the words of a search text', () => {
  it.each([
    ['Whey Protein', ['whey', 'protein']],
    ['pre-workout', ['pre', 'workout']],
    ['  oats,  oats!  ', ['oats']],
    ['1kg', ['1kg']],
    ["o'a:t&s|(x)", ['o', 'a', 't', 's', 'x']],
    ['ಓಟ್ಸ್', ['ಓಟ್ಸ್']],
    ['!!', []],
    ['', []],
    ['ಪಾಸ್\u200Cವರ್ಡ್', ['ಪಾಸ್ವರ್ಡ್']],
    ['\u0958लम', ['\u0915लम']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('what a misspelled word may have meant', () => {
  const catalogue = ['whey', 'protein', 'creatine', 'workout', 'oats', 'peanut', 'ready', 'wheat'];

  it.each([
    ['whay', ['whey']],
    ['protien', ['protein']],
    ['creatin', ['creatine']],
    ['craetine', ['creatine']],
    ['workaut', ['workout']],
    ['otas', ['oats']],
    ['penut', ['peanut']],
    // Incomplete and misspelled, so compared with the beginning of the word.
    ['prtoe', ['protein']],
    ['xylophone', []],
    // Too short to distinguish a misspelling from another word.
    ['ot', []],
  ])('%s: %j', (word, meant) => {
    expect(likelyMeant(word, catalogue)).toEqual(meant);
  });

  it('is every word that is equally near', () => {
    expect(likelyMeant('bars', ['bar', 'bare', 'barn', 'beer'])).toEqual(['bar', 'bare', 'barn']);
  });
});

describe('texts one edit away', () => {
  it('are all of them, whichever letter it is at', () => {
    const all = oneEditFrom('oats', Infinity);

    for (const edited of ['ats', 'aots', 'boats', 'oates', 'oat', 'oatsy', 'oast', 'mats'])
      expect(all).toContain(edited);
    expect(all).not.toContain('oats');
  });

  it('change only the first letters', () => {
    const head = oneEditFrom('oats', 3);

    for (const edited of ['ats', 'aots', 'boats', 'mats']) expect(head).toContain(edited);
    for (const edited of ['oates', 'oat', 'oatsy']) expect(head).not.toContain(edited);
  });
});

describe('the query of a search', () => {
  it('requires every word, in any of its alternatives, whole or as a beginning', () => {
    const query = toTsQuery([[beginsWith('whe')], [isWord('oats'), isWord('oat')]]);

    expect(query).toBe("('whe':*) & ('oats' | 'oat')");
  });

  it('takes a word of the shop as it is, whatever it holds', () => {
    expect(isWord(String.raw`o'at\s`)).toBe(String.raw`'o''at\\s'`);
  });
});
