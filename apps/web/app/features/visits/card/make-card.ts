import { cardMessage, cardProof, cardStep, formatCardCode } from '@namma/contract/codes/card';
import { type QrPath, qrPath } from '@namma/contract/text/qr-path';
import type { CardSecret } from '@namma/contract/visits/schemas';
import { encode } from 'uqr';
import type { KeptCard } from '../../../shared/card-store';

const HMAC = { name: 'HMAC', hash: 'SHA-256' };
/** Light modules around the code, without which scanners do not find it. */
const QUIET_MODULES = 4;

/** True if this browser can make codes: only pages over TLS and of this machine may sign. */
export const canMakeCodes = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * Makes a card that can be kept from the server's answer.
 * @param askedAt this phone's time when the server was asked, in milliseconds since 1970
 * @param answeredAt the same when its answer arrived
 */
export async function toKeptCard(
  { secret, memberId, name, membership, now, expiresAt }: CardSecret,
  askedAt: number,
  answeredAt: number,
): Promise<KeptCard> {
  const bytes = Uint8Array.from(atob(secret.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  const key = await crypto.subtle.importKey('raw', bytes, HMAC, false, ['sign']);
  return {
    memberId,
    name,
    membership,
    expiresAt,
    key,
    clockAhead: Date.parse(now) - (askedAt + answeredAt) / 2,
  };
}

/** The code of the card at an instant of the server's clock, as text and as a picture. */
export async function makeCode(
  { key, memberId }: Pick<KeptCard, 'key' | 'memberId'>,
  serverNow: number,
): Promise<{ text: string; qr: QrPath }> {
  const step = cardStep(serverNow);
  const hmac = await crypto.subtle.sign(
    'HMAC',
    key,
    new TextEncoder().encode(cardMessage({ memberId, step })),
  );
  const text = formatCardCode({ memberId, step, proof: cardProof(new Uint8Array(hmac)) });
  return { text, qr: qrPath(encode(text, { ecc: 'M', border: QUIET_MODULES }).data) };
}
