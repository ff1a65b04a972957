const textType =
  /^(text\/|image\/svg\+xml|application\/(javascript|json|xml|(x-)?yaml|[\w.-]+\+(json|xml)))/i;

/** Adds the charset to the content type of a text; all texts are UTF-8. */
export const withCharset = (type: string): string =>
  textType.test(type) && !/;\s*charset=/i.test(type) ? `${type}; charset=utf-8` : type;
