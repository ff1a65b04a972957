import { describe, expect, it } from 'vitest';
import { correctWord, toTsQuery, withSynonyms, wordsOf } from './search-words.ts';

describe('the words of a search text', () => {
  it.each([
    ['Whey Protein', ['whey', 'protein']],
    ['pre-workout', ['pre', 'workout']],
    ['  oats,  oats!  ', ['oats']],
    ['1kg', ['1kg']],
    ['whey 2 kg', ['whey', '2kg']],
    ['whey-2-kgs', ['whey', '2kg']],
    ['1,000 grams', ['1000g']],
    ['2.27 kg', ['2d27kg']],
    ['250g creatine', ['250g', 'creatine']],
    ['250 ಗ್ರಾಂ', ['250g']],
    ['१ किलो', ['1kg']],
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

describe('the correction of a misspelled word', () => {
  const vocabulary = ['whey', 'protein', 'creatine', 'workout', 'oats', 'peanut', 'ready', 'wheat', '250g'];

  it.each([
    ['whay', ['whey']],
    ['protien', ['protein']],
    ['protine', ['protein']],
    ['creatin', ['creatine']],
    ['craetine', ['creatine']],
    ['crataine', ['creatine']],
    ['kretin', ['creatine']],
    ['workaut', ['workout']],
    ['otas', ['oats']],
    ['penut', ['peanut']],
    // Incomplete and misspelled, so compared with the beginning of the word.
    ['prtoe', ['protein']],
    ['xylophone', []],
    // Too short to distinguish a misspelling from another word.
    ['ot', []],
    // A quantity is never corrected.
    ['350g', []],
  ])('%s: %j', (word, meant) => {
    expect(correctWord(word, vocabulary)).toEqual(meant);
  });

  it('includes every equally near word', () => {
    expect(correctWord('bars', ['bar', 'bare', 'barn', 'beer'])).toEqual(['bar', 'bare', 'barn']);
  });
});

it('a query requires a word of each entry, with any characters', () => {
  expect(toTsQuery([['whe'], ['oats', String.raw`o'at\s`]])).toBe(
    String.raw`('whe':*) & ('oats':* | 'o''at\\s':*)`,
  );
});

describe('synonyms', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('do not exist for %s', (word) => {
    expect(withSynonyms(word)).toEqual([word]);
  });
});
