import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults (19 MiB, two passes), computed off the main thread (D20). */
export const hashPassword = (password: string): Promise<string> => hash(password);

export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);

let decoy: Promise<string> | undefined;

/** A hash nobody's password has: comparing with it makes an unknown email take as long as a wrong password. */
export const decoyHash = (): Promise<string> => {
  decoy ??= hashPassword('nobody has this password');
  return decoy;
};
