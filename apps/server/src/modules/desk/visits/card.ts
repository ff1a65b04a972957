import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CardCode, cardMessage, cardProof } from '@namma/contract/codes/card';

/**
 * Derives the secret of a session's card from the stored hash of the session token, so nothing more is stored and it
 * ends with the session.
 */
export const cardSecretOf = (tokenHash: Buffer): Buffer =>
  createHmac('sha256', tokenHash).update('card').digest();

/** True if the card of one of these sessions generated the code, at any time. */
export function isProvedBy(code: CardCode, tokenHashes: readonly Buffer[]): boolean {
  const given = Buffer.from(code.proof);
  const message = cardMessage(code);
  return tokenHashes.some((tokenHash) => {
    const hmac = createHmac('sha256', cardSecretOf(tokenHash)).update(message).digest();
    return timingSafeEqual(Buffer.from(cardProof(hmac)), given);
  });
}
