import { type Locale, locales, type OtherLocale } from './locales.ts';

/** The languages besides English; products have words in them. Apart from `locales.ts`, which every page loads. */
export const otherLocales = locales.filter((locale): locale is OtherLocale => locale !== 'en');

/** Each language in English. */
export const englishNames: Record<Locale, string> = { en: 'English', kn: 'Kannada', hi: 'Hindi' };
