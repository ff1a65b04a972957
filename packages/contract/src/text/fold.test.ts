import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold.ts';

/** One word in the spellings of different people, keyboards and programs. */
const spellings: Record<string, readonly string[]> = {
  'composed and decomposed letters': ['Ren\u00e9', 'Rene\u0301'],
  'full-width letters and digits': ['Asha 12', 'Ａｓｈａ　１２', 'Asha\u00a012'],
  'digits of each script': ['Order 1207', 'Order ೧೨೦೭', 'Order १२०७'],
  'with and without nukta': ['\u095e\u093f\u091f\u0928\u0947\u0938', 'फ\u093cिटनेस', 'फिटनेस'],
  'nukta composed with its letter': ['\u0929', '\u0928\u093c', '\u0928'],
  'Kannada with nukta': ['ಫ\u0cbcಿಟ್', 'ಫಿಟ್'],
  'with and without joiners': ['ಪವರ್\u200cಲಿಫ್ಟ್', 'ಪವರ್ಲಿಫ್ಟ್', 'ಪವರ್\u200dಲಿಫ್ಟ್'],
  'Kannada vowels in parts': ['\u0c95\u0cca', '\u0c95\u0cc6\u0cc2'],
  'nasals of Hindi': ['हिन्दी', 'हिंदी', 'हिँदी'],
  'nasals of Kannada': ['ಅಂಕ', 'ಅಙ್ಕ'],
  'direction marks and zero-width spaces': ['Asha Rao', '\u202aAsha\u200b Rao\u202c', 'Asha\ufeff  Rao'],
  'quotes and dashes': ["D'Souza pre-workout", 'D’Souza pre–workout'],
  'line breaks': ['a b', 'a\r\n\tb', 'a\u2028b'],
};

describe('a text that is searched', () => {
  it.each(Object.entries(spellings))('is one, however it is written: %s', (_what, words) => {
    expect(new Set(words.map(foldText)).size).toBe(1);
  });

  it.each([
    ['अन्न', 'अंन'],
    ['ಅನ್ನ', 'ಅನ'],
    ['कमल', 'कमाल'],
  ])('%s is another word than %s', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  it('stays as it is once it is folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
