import { foldText } from '@namma/contract/text/fold';
import { distance } from 'fastest-levenshtein';

const WORDS_MOST = 8;

/** Spellings of units, with the form the database uses in a quantity such as `2kg`. */
const units: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s*(?:kgs?|kilos?|kilograms?|ಕೆಜಿ|ಕಿಲೋ|ಕೆ\.ಜಿ\.?|किलो|किग्रा|किलोग्राम)(?![\p{L}\p{M}])/gu, '$1kg'],
  [/(\d)\s*(?:gms?|grams?|gr|g|ಗ್ರಾಂ|ಗ್ರಾಮ್|ग्राम|ग्रा\.?)(?![\p{L}\p{M}])/gu, '$1g'],
  [/(\d)\s*(?:mg|ಮಿ\.ಗ್ರಾಂ|मि\.ग्रा\.?)(?![\p{L}\p{M}])/gu, '$1mg'],
  [/(\d)\s*(?:ml|ಮಿ\.ಲೀ\.?|मि\.ली\.?|एमएल)(?![\p{L}\p{M}])/gu, '$1ml'],
  [/(\d)\s*(?:litres?|liters?|ltrs?|l|ಲೀಟರ್|लीटर)(?![\p{L}\p{M}])/gu, '$1l'],
];

/**
 * Splits a search text into words like the database's `search_words`: folded, in lower case, a quantity with its unit
 * as one word.
 */
export function wordsOf(text: string): string[] {
  const folded = units.reduce(
    (written, [unit, short]) => written.replace(unit, short),
    foldText(text)
      .toLowerCase()
      .replace(/(\d),(?=\d)/g, '$1')
      .replaceAll('-', ' '),
  );
  const words = folded
    .replace(/(\d)\.(?=\d)/g, '$1d')
    .split(/[^a-z0-9\u0900-\u0963\u0966-\u097f\u0c80-\u0cff]+/)
    .filter(Boolean);
  return [...new Set(words)].slice(0, WORDS_MOST);
}

/** True if a text has letters of the other languages of products. */
export const isInOtherScript = (text: string): boolean =>
  /[\p{Script=Kannada}\p{Script=Devanagari}]/u.test(text);

/**
 * Kannada, Hindi and alternative English terms, with the word used in product names. They also find untranslated
 * products.
 */
const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      ['protein', 'ಪ್ರೋಟೀನ್ ಪ್ರೊಟೀನ್ ಪ್ರೋಟಿನ್ ಪ್ರೊಟಿನ್ प्रोटीन प्रोटिन'],
      ['whey', 'ವೇ ವ್ಹೇ व्हे वे'],
      ['creatine', 'ಕ್ರಿಯಾಟಿನ್ ಕ್ರಿಯೇಟಿನ್ ಕ್ರಿಯಾಟೀನ್ क्रिएटिन क्रियेटिन क्रिएटीन'],
      ['oats', 'ಓಟ್ಸ್ ओट्स जई oatmeal'],
      ['peanut', 'ಕಡಲೆಕಾಯಿ ಶೇಂಗಾ मूंगफली पीनट groundnut'],
      ['butter', 'ಬೆಣ್ಣೆ ಬಟರ್ बटर मक्खन'],
      ['chocolate', 'ಚಾಕೊಲೇಟ್ ಚಾಕಲೇಟ್ चॉकलेट चाकलेट choco'],
      ['vanilla', 'ವೆನಿಲ್ಲಾ ವನಿಲ್ಲಾ वनीला वेनिला'],
      ['mango', 'ಮಾವು ಮಾವಿನ आम मैंगो'],
      ['coffee', 'ಕಾಫಿ कॉफी काफी'],
      ['almond', 'ಬಾದಾಮಿ बादाम badam'],
      ['milk', 'ಹಾಲು दूध'],
      ['water', 'ನೀರು पानी'],
      ['coconut', 'ತೆಂಗಿನ ತೆಂಗು नारियल'],
      ['banana', 'ಬಾಳೆಹಣ್ಣು केला'],
      ['ragi', 'ರಾಗಿ रागी'],
      ['millet', 'ಸಿರಿಧಾನ್ಯ बाजरा मिलेट'],
      ['seeds', 'ಬೀಜ ಬೀಜಗಳು बीज'],
      ['honey', 'ಜೇನು ಜೇನುತುಪ್ಪ शहद'],
      ['bar', 'ಬಾರ್ बार'],
      ['energy', 'ಎನರ್ಜಿ एनर्जी'],
      ['fish', 'ಮೀನು ಮೀನಿನ मछली'],
      ['oil', 'ಎಣ್ಣೆ तेल'],
      ['vitamin', 'ವಿಟಮಿನ್ विटामिन'],
      ['caffeine', 'ಕೆಫೀನ್ कैफीन'],
      ['gainer', 'ಗೇನರ್ गेनर'],
      ['powder', 'ಪುಡಿ ಪೌಡರ್ पाउडर'],
      ['workout', 'ವರ್ಕೌಟ್ वर्कआउट'],
    ] as const
  ).flatMap(([word, others]) => others.split(' ').map((other) => [foldText(other), [word]])),
);

/** A word and its synonyms. */
export const withSynonyms = (word: string): string[] => [word, ...(synonyms.get(word) ?? [])];

/** The number of typos allowed in a word: none in two-letter words and quantities, two from six letters on. */
const mistakesMost = (word: string): number =>
  word.length < 3 || /\d/.test(word) ? 0 : word.length < 6 ? 1 : 2;

const SHORTEST_CORRECTION = 3;

/** The variants of the word with two neighbouring letters swapped. */
const swapsOf = (word: string): Set<string> =>
  new Set(
    Array.from(
      { length: word.length - 1 },
      (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    ),
  );

/**
 * Finds the vocabulary words with the fewest typos, within the allowed number. A missing, wrong or extra letter counts
 * as one, as do two swapped letters. An incomplete word is compared with the beginnings of longer ones.
 */
export function correctWord(word: string, vocabulary: readonly string[]): string[] {
  const most = mistakesMost(word);
  if (most === 0) return [];
  const swaps = swapsOf(word);
  let fewest = most;
  let meant: string[] = [];
  for (const candidate of vocabulary) {
    if (candidate.length < Math.max(SHORTEST_CORRECTION, word.length - most) || /\d/.test(candidate))
      continue;
    let mistakes = swaps.has(candidate.slice(0, word.length)) ? 1 : distance(word, candidate);
    for (let length = word.length - most; length <= word.length + most && length < candidate.length; length++)
      mistakes = Math.min(mistakes, distance(word, candidate.slice(0, length)));
    if (mistakes > fewest) continue;
    if (mistakes < fewest) meant = [];
    fewest = mistakes;
    meant.push(candidate);
  }
  return meant;
}

/**
 * Splits a word without matches into two words of the shop: `peanutbutter`, or letters before a number as in `whey2kg`.
 * Returns the word itself when there is no such split.
 */
export function splitWord(word: string, vocabulary: ReadonlySet<string>): string[] {
  const glued = /^([a-z]{3,})(\d.*)$/.exec(word);
  if (glued?.[1] && glued[2] && vocabulary.has(glued[1])) return [glued[1], glued[2]];
  for (let at = SHORTEST_CORRECTION; at <= word.length - SHORTEST_CORRECTION; at++) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => vocabulary.has(half))) return halves;
  }
  return [word];
}

/** A tsquery term for words with this prefix, which may contain any characters. */
const beginsWith = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

/** A tsquery that requires one word of each entry, as a whole or as a prefix. */
export const toTsQuery = (alternatives: readonly (readonly string[])[], join: '&' | '|' = '&'): string =>
  alternatives.map((words) => `(${words.map(beginsWith).join(' | ')})`).join(` ${join} `);
