import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES, writtenRecoveryCode } from '@namma/contract/users/second-factor';
import { TYPED_ALPHABET, toBase32 } from './base32.ts';

/** 80 random bits, 16 characters: too many to be guessed, also by somebody who has the hashes. */
const CODE_BYTES = 10;

/** New codes as they are shown, and as they are compared. */
export function createRecoveryCodes(): { shown: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    toBase32(randomBytes(CODE_BYTES), TYPED_ALPHABET),
  );
  return { shown: codes.map(writtenRecoveryCode), hashes: codes.map(hashRecoveryCode) };
}

/** The SHA-256 of a code. A slow hash is unnecessary because a random code cannot be guessed. */
export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(code).digest();
