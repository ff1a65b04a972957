/**
 * The languages of the site (D57). Each has its own build of the pages: English at the addresses of SPEC section 2, the
 * others below a prefix such as `/kn`.
 */
export const locales = ['en', 'kn', 'hi'] as const;
export type Locale = (typeof locales)[number];

/** Builds a value for each language. */
export const byLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  // Has every language.
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** The name of each language in itself. */
export const languageNames: Record<Locale, string> = { en: 'English', kn: 'ಕನ್ನಡ', hi: 'हिन्दी' };

/** The value of the `lang` attribute and `hreflang`: `kn-IN`. */
export const languageTag = (locale: Locale): string => `${locale}-IN`;

/** The prefix of a language's addresses: `/kn`, or empty for English. */
export const prefixOf = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`);

/** The address of a page in a language, from its path without a prefix: `/kn` is the start page in Kannada. */
export const inLanguage = (locale: Locale, path: string): string =>
  locale === 'en' ? path : `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`;

export type OtherLocale = Exclude<Locale, 'en'>;
