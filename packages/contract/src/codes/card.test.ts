import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardProof, cardStep, formatCardCode, leftOfCardStep, parseCardCode } from './card.ts';

const anyCode = fc.record({
  memberId: fc.integer({ min: 1, max: 2_147_483_647 }),
  step: fc.integer({ min: 0, max: 2_147_483_647 }),
  proof: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(cardProof),
});

describe("the code of a member's card", () => {
  it('is read as it was written, also with Caps Lock and the Enter of a scanner', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const written = formatCardCode(code);
        expect(parseCardCode(written)).toEqual(code);
        expect(parseCardCode(` ${written.toLowerCase()}\n`)).toEqual(code);
      }),
    );
  });

  it('has only characters with a compact QR encoding', () => {
    fc.assert(fc.property(anyCode, (code) => /^[0-9A-Z.]{1,38}$/.test(formatCardCode(code))));
  });

  it('differs for two proofs that differ in one bit', () => {
    const all = Array.from({ length: 40 }, (_, bit) => {
      const hmac = new Uint8Array(32);
      hmac[bit >> 3] = 1 << (bit & 7);
      return cardProof(hmac);
    });

    expect(new Set(all).size).toBe(40);
  });

  it.each([
    '',
    '4821-0937-4',
    'NS-1042-7',
    'NS1',
    'NS1.42.60123456',
    'NS1.0.60123456.ABCD2345',
    'NS1.42.60123456.ABCD234',
    'NS1.42.60123456.ABCD23451',
    'NS1.42.60123456.ABCD2341',
    'NS1.9999999999.60123456.ABCD2345',
    'NS1.42.9999999999.ABCD2345',
    'NS2.42.60123456.ABCD2345',
    'xNS1.42.60123456.ABCD2345',
  ])('is not %j', (text) => {
    expect(parseCardCode(text)).toBeUndefined();
  });
});

describe('a step', () => {
  it.each([
    [0, 0, 30_000],
    [29_999, 0, 1],
    [30_000, 1, 30_000],
    [1_803_702_000_000, 60_123_400, 30_000],
  ])('at %i ms is number %i, and %i ms of it are left', (milliseconds, step, left) => {
    expect([cardStep(milliseconds), leftOfCardStep(milliseconds)]).toEqual([step, left]);
  });
});
