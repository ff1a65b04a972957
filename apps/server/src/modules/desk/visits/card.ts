import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CardCode, cardMessage, cardProof } from '@namma/contract/codes/card';

/**
 * The secret of a session's card. It follows from the stored hash of the session's token, so nothing more is stored and it
 * ends with the session.
 */
export const cardSecretOf = (tokenHash: Buffer): Buffer =>
  createHmac('sha256', tokenHash).update('card').digest();

/** Whether the card of one of these sessions has made the code, whatever its time. */
export function isProvedBy(code: CardCode, tokenHashes: readonly Buffer[]): boolean {
  const given = Buffer.from(code.proof);
  const message = cardMessage(code);
  return tokenHashes.some((tokenHash) => {
    const hmac = createHmac('sha256', cardSecretOf(tokenHash)).update(message).digest();
    return timingSafeEqual(Buffer.from(cardProof(hmac)), given);
  });
}
