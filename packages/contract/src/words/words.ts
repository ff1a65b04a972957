/**
 * The shape of a module or table of texts, for its translations: the same names, with any text in place of the English one. A
 * text with parameters is a function with the same parameters.
 */
export type Words<T> = T extends string
  ? string
  : T extends Promise<unknown>
    ? T
    : T extends (...params: infer Params) => infer Result
      ? (...params: Params) => Words<Result>
      : T extends readonly unknown[] | object
        ? { readonly [Name in keyof T]: Words<T[Name]> }
        : T;

/**
 * A translated module with exactly the names of the English one: a missing name, an extra name and a text of another shape are
 * errors of the compiler.
 */
export type SameWords<
  English,
  Translated extends Words<English> & Record<Exclude<keyof Translated, keyof English>, never>,
> = Translated;
