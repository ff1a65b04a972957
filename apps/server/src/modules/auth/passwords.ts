import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults (19 MiB, two passes), computed off the main thread (D20). */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Whether the password has this hash. */
export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);

let decoy: Promise<string> | undefined;

/** A hash to compare with when an email is unknown, so that the answer takes as long as for a wrong password. */
export const decoyHash = (): Promise<string> => {
  decoy ??= hashPassword('nobody has this password');
  return decoy;
};
