const WORDS_MOST = 8;

/** The words of a search text as the index spells them: lower case, letters and digits only. */
export const wordsOf = (text: string): string[] =>
  [
    ...new Set(
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    ),
  ].slice(0, WORDS_MOST);

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every text that is one slip away at one of these letters: it left out, swapped with the next, changed, or one added. */
export function oneEditFrom(word: string, firstLetter: number, endLetter: number): string[] {
  const letters = [...word];
  const slips = new Set<string>();
  const say = (from: number, put: readonly string[], to: number) =>
    slips.add([...letters.slice(0, from), ...put, ...letters.slice(to)].join(''));
  for (let i = firstLetter; i <= Math.min(letters.length, endLetter - 1); i++) {
    for (const letter of LETTERS) {
      say(i, [letter], i);
      if (i < letters.length) say(i, [letter], i + 1);
    }
    if (i < letters.length) say(i, [], i + 1);
    const [here, next] = letters.slice(i, i + 2);
    if (here !== undefined && next !== undefined) say(i, [next, here], i + 2);
  }
  slips.delete(word);
  return [...slips];
}

/** Not everything that one may have meant is one slip from it, or written in these letters. */
export const mayBeFarther = (word: string): boolean => allowedEdits(word) > 1 || /[^a-z0-9]/.test(word);

/** One misspelling a word; two in long ones, where a second slip is as common as the first in short ones. */
const allowedEdits = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

/**
 * Of words that look alike, those that a person may have meant: the fewest slips away, and few enough of them.
 * A half-typed word is held against the beginning of each candidate.
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
    .map((candidate) => ({ candidate, slips: editsOf(candidate) }))
    .filter(({ slips }) => slips <= Math.min(editsMost, allowedEdits(word)));
  const fewest = Math.min(...near.map(({ slips }) => slips));
  return near.filter(({ slips }) => slips === fewest).map(({ candidate }) => candidate);
}

/** Letters to add, leave out, change or swap with their neighbour (optimal string alignment distance). */
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

/** Words begin with this one. It holds letters and digits only. */
export const beginsWith = (word: string): string => `${word}:*`;
/** Words are this one, which may hold anything. */
export const isWord = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Every word must match in one of its alternatives. */
export const toTsQuery = (alternatives: readonly (readonly string[])[]): string =>
  alternatives.map((terms) => `(${terms.join(' | ')})`).join(' & ');
