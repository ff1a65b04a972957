import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with the library's defaults (19 MiB, two passes), computed off the main thread (D20). Hashes the composed form
 * (NFC), because keyboards write one and the same letter in several ways (D94).
 */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'));

/**
 * Whether the password has this hash. Hashes from before passwords were composed are of what was typed then: the form that
 * was typed now and the decomposed one are tried too. How many are tried depends on the typed text only, so the time tells
 * nothing about the account.
 */
export async function isPassword(passwordHash: string, typed: string): Promise<boolean> {
  const forms = new Set([typed.normalize('NFC'), typed, typed.normalize('NFD')]);
  const matches = await Promise.all([...forms].map((form) => verify(passwordHash, form)));
  return matches.includes(true);
}

let decoy: Promise<string> | undefined;

/** A hash to compare with when an email is unknown, so that the answer takes as long as for a wrong password. */
export const decoyHash = (): Promise<string> => {
  decoy ??= hashPassword('nobody has this password');
  return decoy;
};
