import { describe, expect, it } from 'vitest';
import { isUtrOfDays, mistakenForUtr, readUtr } from '../payments/utr.ts';
import { containsCard, readCode } from './scans.ts';

const CARD = 'NS1.42.60123456.ABCD2345';

describe('a scanned, typed or pasted code', () => {
  it.each([
    [CARD, 'card', CARD],
    [CARD.toLowerCase(), 'card', CARD],
    [`]Q3${CARD}\r\n`, 'card', CARD],
    ['\u001D]C1482109374\t', 'slip', '4821-0937-4'],
    ['4821-0937-4', 'slip', '4821-0937-4'],
    ['NS-1042-9', 'order', 'NS-1042-9'],
    ['NS-Q-236-3', 'ticket', 'NS-Q-236-3'],
    ['9876543210', 'phone', '9876543210'],
    ['+91 (98765) 43210', 'phone', '9876543210'],
    ['919876543210', 'phone', '9876543210'],
    ['0091-98765.43210', 'phone', '9876543210'],
    ['8901030865237', 'barcode', '8901030865237'],
    [']E08901030865237', 'barcode', '8901030865237'],
    ['036000291452', 'barcode', '036000291452'],
    ['96385074', 'barcode', '96385074'],
    ['0108901030865237', 'barcode', '0108901030865237'],
    ['010890103086523717300101', 'barcode', '010890103086523717300101'],
    ['upi://pay?pa=gym@okhdfcbank&am=500.00', 'upi', 'upi://pay?pa=gym@okhdfcbank&am=500.00'],
  ])('%j is a %s', (written, kind, text) => {
    expect(readCode(written)).toEqual({ kind, text });
  });

  it.each(['', 'Asha', '412345678901', '482109375', '8901030865238', 'https://namma.fit', '12345'])(
    '%j is unknown',
    (written) => {
      expect(readCode(written)).toBeUndefined();
    },
  );
});

describe('the UTR of a payment', () => {
  it.each([
    ['412345678901', '412345678901'],
    [' 4123 4567 8901 ', '412345678901'],
    ['೪೧೨೩ 4567 ८९०१', '412345678901'],
    ['４１２３４５６７８９０１', '412345678901'],
  ])('is read from %j', (written, utr) => {
    expect(readUtr(written)).toEqual({ utr });
  });

  it.each([
    [CARD, 'card'],
    ['NS1.4.60123456.A2B34C5D', 'card'],
    [`4123${CARD}`, 'card'],
    ['4821-0937-4', 'slip'],
    ['NS-1042-9', 'order'],
    ['9876543210', 'phone'],
    ['+91 98765 43210', 'phone'],
    ['8901030865237', 'barcode'],
    ['upi://pay?pa=gym@okhdfcbank&tr=412345678901', 'upi'],
    ['UTR 412345678901', 'digits'],
    ['41234567890', 'digits'],
    ['4123456789012', 'digits'],
    ['', 'digits'],
  ])('is not %j: %s', (written, refusal) => {
    expect(readUtr(written)).toEqual({ refusal });
  });

  it('is not the digits of a card of today, nor a phone number with its country code', () => {
    const now = new Date(60_123_456 * 30_000);

    expect(mistakenForUtr('145601234562', now)).toBe('card');
    expect(mistakenForUtr('142601234563', now)).toBe('card');
    expect(mistakenForUtr('146012345623', now)).toBe('card');
    expect(mistakenForUtr('142501234563', now)).toBeUndefined();
    expect(mistakenForUtr('919876543210', now)).toBe('phone');
    expect(mistakenForUtr('412345678901', now)).toBeUndefined();
  });

  it('may begin as a phone number does in the summer of 2029, when banks number payments so', () => {
    expect(isUtrOfDays('916812345678', '2029-06-20')).toBe(true);
    expect(mistakenForUtr('916812345678', new Date('2029-06-20T06:00:00Z'))).toBeUndefined();
    expect(isUtrOfDays('636512345678', '2027-01-01')).toBe(true);
    expect(isUtrOfDays('036000291452', '2027-01-01')).toBe(false);
  });
});

it('a card is found among other letters', () => {
  expect(containsCard(`guest ${CARD}`)).toBe(true);
  expect(containsCard('NS1 is the name of the guest')).toBe(false);
});
