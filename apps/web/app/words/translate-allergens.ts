export interface AllergenWords {
  /** By the English names in lower case. */
  names: Readonly<Record<string, string>>;
  and: string;
  mayContain: (list: string) => string;
  mayContainTraces: (list: string) => string;
}

/**
 * Translates the allergens of a label, such as 'Milk and soy. May contain traces of nuts', word by word from a fixed list. With
 * anything else in it, the whole text stays as the admin wrote it: half a translation could hide an allergen.
 */
export function translateAllergens(text: string, words: AllergenWords): string {
  const sentences = text.split(/[.;]/).filter((sentence) => sentence.trim() !== '');
  const translated = sentences.map((sentence) => translateSentence(sentence, words));
  return translated.every((each) => each !== undefined) ? translated.join('; ') : text;
}

function translateSentence(sentence: string, words: AllergenWords): string | undefined {
  const [, start = '', rest = ''] =
    /^\s*(contains|may contain(?: traces of)?)?:?\s*(.*?)\s*$/is.exec(sentence) ?? [];
  const names = rest
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/i)
    .map((name) =>
      Object.hasOwn(words.names, name.toLowerCase()) ? words.names[name.toLowerCase()] : undefined,
    );
  if (!names.every((name) => name !== undefined)) return undefined;
  const list =
    names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} ${words.and} ${names.at(-1)}`;
  switch (start.toLowerCase()) {
    case 'may contain':
      return words.mayContain(list);
    case 'may contain traces of':
      return words.mayContainTraces(list);
    default:
      return list;
  }
}
