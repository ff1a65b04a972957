import type { Random } from '../random.ts';

/** Shorter words too easily become another word. */
const MISSPELT_FROM_LETTERS = 5;
const VOWELS = 'aeiou';

/** Makes one typing error in the longest word, never in its first letter. */
export function misspell(words: readonly string[], random: Random): string[] {
  const [longest = ''] = [...words].sort((a, b) => b.length - a.length);
  if (longest.length < MISSPELT_FROM_LETTERS) return [...words];
  return words.map((word) => (word === longest ? withSlip(word, random) : word));
}

function withSlip(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 2);
  const letter = word.charAt(at);
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
    word.slice(0, at) + random.pick([...VOWELS]) + word.slice(at + 1),
  ];
  return random.pick(slips);
}

const TYPED_SHARE = 0.7;
const TYPED_LETTERS_LEAST = 3;

/** The words while the last one is still being typed. */
export function halfTyped(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const letters = Math.max(TYPED_LETTERS_LEAST, Math.ceil(last.length * TYPED_SHARE));
  return [...words.slice(0, -1), last.slice(0, letters)].join(' ');
}
