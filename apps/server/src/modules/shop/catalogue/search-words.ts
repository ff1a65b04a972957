import { foldText } from '@namma/contract/text/fold';

const WORDS_MOST = 8;

/** The words of a search text as in the index: lower case, letters with their vowel signs, and digits. */
export const wordsOf = (text: string): string[] =>
  [
    ...new Set(
      foldText(text)
        .toLowerCase()
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .filter(Boolean),
    ),
  ].slice(0, WORDS_MOST);

const LATIN = [...'abcdefghijklmnopqrstuvwxyz'];
/** Letters, vowel signs and marks. */
const signsOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).filter((sign) =>
    /[\p{L}\p{M}]/u.test(sign),
  );
const KANNADA = signsOf(0x0c80, 0x0ce3);
const DEVANAGARI = signsOf(0x0900, 0x0963);

/** What can stand in place of a letter of this word. */
function lettersFor(word: string): readonly string[] {
  if (/\p{Script=Kannada}/u.test(word)) return KANNADA;
  return /\p{Script=Devanagari}/u.test(word) ? DEVANAGARI : LATIN;
}

/** Whether a text has letters of the languages that products have words in besides English. */
export const isInOtherScript = (text: string): boolean =>
  /[\p{Script=Kannada}\p{Script=Devanagari}]/u.test(text);

/**
 * All texts one edit away in one of the first letters: a letter omitted, added, changed, or swapped with the next.
 */
export function oneEditFrom(word: string, letterCount: number): string[] {
  const letters = [...word];
  const alphabet = lettersFor(word);
  const edited = new Set<string>();
  const replace = (from: number, to: number, by: readonly string[]) =>
    edited.add([...letters.slice(0, from), ...by, ...letters.slice(to)].join(''));
  for (let i = 0; i <= Math.min(letters.length, letterCount - 1); i++) {
    for (const letter of alphabet) {
      replace(i, i, [letter]);
      if (i < letters.length) replace(i, i + 1, [letter]);
    }
    if (i < letters.length) replace(i, i + 1, []);
    const [here, next] = letters.slice(i, i + 2);
    if (here !== undefined && next !== undefined) replace(i, i + 2, [next, here]);
  }
  edited.delete(word);
  return [...edited];
}

/** Whether the word may have two edits, or contains characters other than a to z and digits. */
export const mayBeFarther = (word: string): boolean => allowedEdits(word) > 1 || /[^a-z0-9]/.test(word);

/** The allowed edits: none in words of two letters, two in long words, otherwise one. */
const allowedEdits = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

/**
 * The candidates with the fewest edits, if those are allowed. A half-typed word is compared with the beginning of
 * each candidate.
 */
export function likelyMeant(
  word: string,
  candidates: readonly string[],
  editsMost = allowedEdits(word),
): string[] {
  const editsOf = (candidate: string) =>
    Math.min(
      ...[candidate.length, word.length - 1, word.length, word.length + 1].map((length) =>
        editDistance(word, candidate.slice(0, length)),
      ),
    );
  const near = candidates
    .map((candidate) => ({ candidate, edits: editsOf(candidate) }))
    .filter(({ edits }) => edits <= Math.min(editsMost, allowedEdits(word)));
  const fewest = Math.min(...near.map(({ edits }) => edits));
  return near.filter(({ edits }) => edits === fewest).map(({ candidate }) => candidate);
}

/** The candidates with the fewest edits first. */
export const byEdits = (word: string, candidates: readonly string[]): string[] =>
  candidates.toSorted((a, b) => editDistance(word, a) - editDistance(word, b));

/** The number of letters to add, omit, change or swap with their neighbour (optimal string alignment distance). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** A tsquery term for exactly this word, which may have any characters. */
export const isWord = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
/** A tsquery term for words with this beginning. */
export const beginsWith = (word: string): string => `${isWord(word)}:*`;

/** A tsquery that requires every word in one of its alternatives. */
export const toTsQuery = (alternatives: readonly (readonly string[])[]): string =>
  alternatives.map((terms) => `(${terms.join(' | ')})`).join(' & ');
