import { hash, verify } from '@node-rs/argon2';

/**
 * Hashes with Argon2id and the library's defaults (19 MiB, two passes), off the main thread (D20). Normalizes to NFC,
 * because keyboards encode the same letter differently (D94).
 */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'));

/**
 * Verifies a password. Old hashes were computed without normalization, so it also tries the text as typed and its
 * decomposed form. The number of attempts depends only on the typed text, so timing reveals nothing about the account.
 */
export async function isPassword(passwordHash: string, typed: string): Promise<boolean> {
  const forms = new Set([typed.normalize('NFC'), typed, typed.normalize('NFD')]);
  const matches = await Promise.all([...forms].map((form) => verify(passwordHash, form)));
  return matches.includes(true);
}

let decoy: Promise<string> | undefined;

/**
 * Returns a hash to compare with when the email is unknown, so that the response takes as long as for a wrong password.
 */
export const decoyHash = (): Promise<string> => {
  decoy ??= hashPassword('nobody has this password');
  return decoy;
};
