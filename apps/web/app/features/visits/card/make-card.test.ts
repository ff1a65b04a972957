import { createHmac } from 'node:crypto';
import { cardMessage, cardProof, cardStep, formatCardCode } from '@namma/contract/codes/card';
import type { CardSecret } from '@namma/contract/visits/schemas';
import { describe, expect, it } from 'vitest';
import { makeCode, toKeptCard } from './make-card';

const NOON = Date.parse('2030-03-04T06:30:00Z');
/** With both characters in which base64url differs from base64. */
const secret = Buffer.from([...Array(32).keys()].map((n) => 255 - n * 4)).toString('base64url');
const answer: CardSecret = {
  secret,
  memberId: 42,
  name: 'Asha Rao',
  membership: null,
  now: new Date(NOON).toISOString(),
  expiresAt: '2030-04-03T06:30:00.000Z',
};
/** The check of the server. */
function codeOf(step: number): string {
  const hmac = createHmac('sha256', Buffer.from(secret, 'base64url'));
  return formatCardCode({
    memberId: 42,
    step,
    proof: cardProof(hmac.update(cardMessage({ memberId: 42, step })).digest()),
  });
}

describe('a card', () => {
  it('makes the codes that the server expects, one for each 30 seconds', async () => {
    const card = await toKeptCard(answer, NOON, NOON);

    const codes = await Promise.all([0, 29_999, 30_000].map((later) => makeCode(card, NOON + later)));

    const step = cardStep(NOON);
    expect(codes.map(({ text }) => text)).toEqual([codeOf(step), codeOf(step), codeOf(step + 1)]);
    expect(codes[0]?.qr.path).toBe(codes[1]?.qr.path);
    expect(codes[2]?.qr.path).not.toBe(codes[1]?.qr.path);
  });

  it('stores a key that scripts cannot read', async () => {
    const { key } = await toKeptCard(answer, NOON, NOON);

    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it.each([
    ['right', NOON - 100, NOON + 100, 0],
    ['two hours slow', NOON - 7_200_000, NOON - 7_200_000, 7_200_000],
    ['ten minutes fast', NOON + 599_000, NOON + 601_000, -600_000],
  ])(
    'uses the time of the server where the clock of the phone is %s',
    async (_, askedAt, answeredAt, ahead) => {
      expect((await toKeptCard(answer, askedAt, answeredAt)).clockAhead).toBe(ahead);
    },
  );

  it('is a small code, which scanners read from a phone', async () => {
    const { qr } = await makeCode(await toKeptCard(answer, NOON, NOON), NOON);

    // Version 2: 25 modules and a margin of 4.
    expect(qr.size).toBe(33);
  });
});
