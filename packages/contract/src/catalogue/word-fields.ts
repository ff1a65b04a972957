import type { OtherLocale } from '../locales.ts';

/** The translated texts of a product. */
export const wordFields = ['name', 'description', 'ingredients', 'allergens', 'flavour', 'size'] as const;
export type WordField = (typeof wordFields)[number];
/** The name of such a field in a call: `nameKn`. */
export type WordFieldIn<F extends WordField> = `${F}${Capitalize<OtherLocale>}`;

export const wordField = <F extends WordField>(field: F, locale: OtherLocale) =>
  // The compiler cannot infer the capitalized first letter.
  `${field}${locale.charAt(0).toUpperCase()}${locale.slice(1)}` as WordFieldIn<F>;
