import { type Locale, locales, type OtherLocale } from './locales.ts';

/** The languages besides English; products have texts in them. Separate from `locales.ts`, which every page loads. */
export const otherLocales = locales.filter((locale): locale is OtherLocale => locale !== 'en');

/** The English name of each language. */
export const englishNames: Record<Locale, string> = { en: 'English', kn: 'Kannada', hi: 'Hindi' };
