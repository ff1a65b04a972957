import { createHmac } from 'node:crypto';
import { cardMessage, cardProof, cardStep, formatCardCode } from '@namma/contract/codes/card';
import type { CardSecret } from '@namma/contract/visits/schemas';

/** The code that a phone with this secret shows at this instant of its clock. */
export function codeOfCard({ secret, memberId }: Pick<CardSecret, 'secret' | 'memberId'>, now: Date): string {
  const step = cardStep(now.getTime());
  const key = Buffer.from(secret, 'base64url');
  const hmac = createHmac('sha256', key).update(cardMessage({ memberId, step })).digest();
  return formatCardCode({ memberId, step, proof: cardProof(hmac) });
}
