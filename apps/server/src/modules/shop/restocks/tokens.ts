import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Creates the token of an unsubscribe link: 256 random bits, of which the database stores only the hash. */
export const createLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashOfLink = (token: string): Buffer => createHash('sha256').update(token).digest();
