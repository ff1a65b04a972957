import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Creates a session token of 256 random bits; the database stores only its hash (D20). */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Returns the SHA-256 of a token. A slow hash is unnecessary because a random token cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
