import { slipCodeOf } from '@namma/contract/codes/slips';
import { upiLink } from '@namma/contract/payments/rules';
import { describe, expect, it } from 'vitest';
import { decodeQrCode } from '../../testing/decode-qr.ts';
import { toQrCode } from './qr.ts';

const payee = { vpa: 'nammastrength@okhdfcbank', name: 'Namma Strength', merchantCode: '7997' };

describe('a QR code', () => {
  it.each(['00000000', '48210937', '99999999', '10203040'])(
    'of the slip %s is read as its nine digits',
    (digits) => {
      const code = slipCodeOf(digits);

      expect(decodeQrCode(toQrCode(code))).toBe(code);
    },
  );

  it.each([1, 589_900, 1_289_900, 12_345_678_901])(
    'of a UPI payment of %i paise is read as its link',
    (amountPaise) => {
      const link = upiLink(payee, { amountPaise, reference: 'NS482109374', note: 'Elite Plus, 6 months' });

      expect(decodeQrCode(toQrCode(link))).toBe(link);
    },
  );

  it('is a square with a quiet zone of four modules', () => {
    const { size, path } = toQrCode('482109374');
    const corners = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

    expect(size).toBe(21 + 2 * 4);
    expect(Math.min(...corners.flat())).toBe(4);
    expect(Math.max(...corners.flat())).toBeLessThan(size - 4);
  });
});
