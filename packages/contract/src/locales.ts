/**
 * The languages of the site (D57). Each has its own build of the pages: English at the addresses of SPEC section 2, the others
 * below a prefix. `tag` is for the `lang` attribute and for `hreflang`, `name` is the language's own name.
 */
export const locales = ['en', 'kn', 'hi'] as const;
export type Locale = (typeof locales)[number];

export const languages: Record<Locale, { prefix: '' | `/${string}`; tag: string; name: string }> = {
  en: { prefix: '', tag: 'en-IN', name: 'English' },
  kn: { prefix: '/kn', tag: 'kn-IN', name: 'ಕನ್ನಡ' },
  hi: { prefix: '/hi', tag: 'hi-IN', name: 'हिन्दी' },
};
