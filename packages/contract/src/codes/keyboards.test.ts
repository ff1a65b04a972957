import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardProof, formatCardCode, parseCardCode, readCardCodes } from './card.ts';
import { keyboardLayouts, readingsOf, writeWith } from './keyboards.ts';
import { formatOrderNumber, parseOrderNumber } from './order-number.ts';
import { formatSlipCode, parseSlipCode, slipCodeOf } from './slips.ts';

const anyCard = fc.record({
  memberId: fc.integer({ min: 1, max: 2_147_483_647 }),
  step: fc.integer({ min: 50_000_000, max: 99_999_999 }),
  proof: fc.uint8Array({ minLength: 5, maxLength: 5 }).map(cardProof),
});
/** Keys with Shift that these layouts leave empty: `X`, `V` and `B` are lost in the written text. */
const losesKeys = (written: string, text: string) => [...written].length < text.length;

describe.each(keyboardLayouts)('a scanner at a computer with the layout %s', (layout) => {
  it('names the member of a card, and the code is among those that are tried', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const text = formatCardCode(card);
        const written = writeWith(layout, text);
        fc.pre(!losesKeys(written, text));
        expect(parseCardCode(written)?.memberId).toBe(card.memberId);
        expect(readCardCodes(written)).toContainEqual(card);
        expect(readCardCodes(`${writeWith(layout, ']Q3')}${written}\r`)).toContainEqual(card);
      }),
    );
  });

  it('names slips and orders', () => {
    const eightDigits = fc.integer({ min: 0, max: 99_999_999 }).map((n) => String(n).padStart(8, '0'));
    fc.assert(
      fc.property(eightDigits, (digits) => {
        const code = slipCodeOf(digits);
        expect(parseSlipCode(writeWith(layout, code))).toEqual({ code });
        if (!losesKeys(writeWith(layout, '-'), '-'))
          expect(parseSlipCode(writeWith(layout, formatSlipCode(code)))).toEqual({ code });
      }),
    );
    expect(parseOrderNumber(writeWith(layout, formatOrderNumber(1042)))).toBe(1042);
  });
});

it('a text is read first as it is written', () => {
  fc.assert(fc.property(fc.string(), (text) => readingsOf(text)[0] === text.trim()));
});

it('a card that a German layout has changed is one of two that are tried', () => {
  const card = { memberId: 4, step: 60_123_456, proof: 'YAZZ2345' };

  expect(readCardCodes('NS1.4.60123456.ZAYY2345')).toContainEqual(card);
  expect(readCardCodes('NS1.4.60123456.ABCD2345')).toHaveLength(1);
});
