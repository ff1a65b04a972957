import { describe, expect, it } from 'vitest';
import { withUnitsOf } from './words.ts';

describe('units of packs in the script of the language', () => {
  it.each([
    ['250 g', '250 ಗ್ರಾಂ', '250 ग्राम'],
    ['1.5kg', '1.5 ಕೆಜಿ', '1.5 किलो'],
    ['6 x 60 g', '6 x 60 ಗ್ರಾಂ', '6 x 60 ग्राम'],
    ['500 ml', '500 ಮಿ.ಲೀ.', '500 मि.ली.'],
    ['2 L', '2 ಲೀಟರ್', '2 लीटर'],
    ['200 mg', '200 ಮಿ.ಗ್ರಾಂ', '200 मि.ग्रा.'],
    ['BCAA 2:1:1, 250 g', 'BCAA 2:1:1, 250 ಗ್ರಾಂ', 'BCAA 2:1:1, 250 ग्राम'],
  ])('%s', (written, kannada, hindi) => {
    expect(withUnitsOf('kn', written)).toBe(kannada);
    expect(withUnitsOf('hi', written)).toBe(hindi);
  });

  it.each(['60 capsules', 'Vitamin B12', '5 gloves', '3 lakh', '7 ಗ್ರಾಂ', '1 kgಗೆ', 'Size L'])(
    '%s is no quantity in Latin units, and is unchanged',
    (written) => {
      expect(withUnitsOf('kn', written)).toBe(written);
      expect(withUnitsOf('hi', written)).toBe(written);
    },
  );
});
