import type { OtherLocale } from '../locales.ts';

/** What a product has words for in each other language. */
export const wordFields = ['name', 'description', 'ingredients', 'allergens', 'flavour', 'size'] as const;
export type WordField = (typeof wordFields)[number];
/** The name of such a field in a call: `nameKn`. */
export type WordFieldIn<F extends WordField> = `${F}${Capitalize<OtherLocale>}`;

export const wordField = <F extends WordField>(field: F, locale: OtherLocale) =>
  // The compiler does not follow how the first letter becomes a capital.
  `${field}${locale.charAt(0).toUpperCase()}${locale.slice(1)}` as WordFieldIn<F>;
