import type { OtherLocale } from '@namma/contract/locales';

/** Units of packs and servings in each script. */
const unitWords: Record<OtherLocale, Readonly<Record<string, string>>> = {
  kn: { kg: 'ಕೆಜಿ', g: 'ಗ್ರಾಂ', mg: 'ಮಿ.ಗ್ರಾಂ', ml: 'ಮಿ.ಲೀ.', l: 'ಲೀಟರ್' },
  hi: { kg: 'किलो', g: 'ग्राम', mg: 'मि.ग्रा.', ml: 'मि.ली.', l: 'लीटर' },
};

const measured = /(\d)\s?(kg|mg|ml|g|l)(?![\p{L}\p{M}\d])/giu;

/**
 * Writes the units of a name or size in the script of the language: `250 g` becomes `250 ಗ್ರಾಂ`. Most people type units
 * in Latin letters in every language, and a size without words is stored once for all languages.
 */
export const withUnitsOf = (locale: OtherLocale, text: string): string =>
  text.replace(
    measured,
    (all, digit: string, unit: string) => `${digit} ${unitWords[locale][unit.toLowerCase()] ?? all}`,
  );
