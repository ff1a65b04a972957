import { PASSWORD_MIN_CHARACTERS } from '@namma/contract/business';
import * as words from '#words/auth';

export const strengths = [
  words.strengthTooShort,
  words.strengthWeak,
  words.strengthFair,
  words.strengthStrong,
] as const;
export type Strength = (typeof strengths)[number];

const LONG_CHARACTERS = 10;
const VERY_LONG_CHARACTERS = 14;

const guessedFirst =
  /^(password|passw0rd|qwerty|abc123|iloveyou|welcome|letmein|admin|namma)|^(.)\2+$|^0?123456/i;

/** A rough estimate of how hard a password is to guess. Only a hint: weak passwords are accepted (D20). */
export function passwordStrength(password: string): Strength {
  if (password.length < PASSWORD_MIN_CHARACTERS) return words.strengthTooShort;
  if (guessedFirst.test(password)) return words.strengthWeak;
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/].filter((kind) => kind.test(password)).length;
  if (password.length >= VERY_LONG_CHARACTERS || (password.length >= LONG_CHARACTERS && kinds >= 3))
    return words.strengthStrong;
  return password.length >= LONG_CHARACTERS || kinds >= 3 ? words.strengthFair : words.strengthWeak;
}
