import * as words from '#words/passwords';
import { mostUsedPacked } from './most-used';

/** The sentence about a password that others guess first, or ''. `own` has the member's name and email, one per line. */
export function passwordWarning(password: string, own: string): string {
  if (isOwn(password, own)) return words.ownPassword;
  return isMostUsed(password) ? words.mostUsedPassword : '';
}

const compared = (text: string) => text.normalize('NFKC').toLowerCase();
/** Nobody who guesses minds spaces and dots. */
const joined = (text: string) => compared(text).replace(/[\s.]+/gu, '');

/** True if it is the name, a part of it, the email, or what stands before its @. */
function isOwn(password: string, own: string): boolean {
  const typed = joined(password);
  return own
    .split('\n')
    .flatMap((line) => [line, line.replace(/@.*$/, ''), ...line.split(/\s+/)])
    .some((known) => known.trim() !== '' && joined(known) === typed);
}

let mostUsed: Set<string> | undefined;
function isMostUsed(password: string): boolean {
  mostUsed ??= new Set(unpack(mostUsedPacked));
  return mostUsed.has(compared(password));
}

/** The passwords of a packed list: each begins with how many characters it shares with the one before, in base 36. */
function* unpack(packed: string) {
  let before = '';
  for (const entry of packed.split(' ')) {
    before = before.slice(0, Number.parseInt(entry.charAt(0), 36)) + entry.slice(1);
    yield before;
  }
}
