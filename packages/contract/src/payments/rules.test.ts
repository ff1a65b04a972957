import { describe, expect, it } from 'vitest';
import { upiLink } from './rules.ts';
import { paymentReceipt, upiQuery } from './schemas.ts';

const payee = { vpa: 'nammastrength@okhdfcbank', name: 'Namma Strength' };

describe('the link for a UPI app', () => {
  it('names payee, amount, reference and note', () => {
    const request = { amountPaise: 1_289_900, reference: 'NS2627M000123', note: 'Elite 12 months' };

    expect(upiLink(payee, request)).toBe(
      'upi://pay?pa=nammastrength@okhdfcbank&pn=Namma%20Strength&am=12899.00&cu=INR&tr=NS2627M000123&tn=Elite%2012%20months',
    );
    expect(upiLink({ ...payee, merchantCode: '7997' }, request)).toMatch(/&mc=7997$/);
  });

  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [123_456_789, '1234567.89'],
  ])('writes %i paise as %s', (amountPaise, am) => {
    expect(upiLink(payee, { amountPaise, reference: 'NS1', note: 'Ragi' })).toContain(`&am=${am}&`);
  });

  it('escapes separators, and shortens texts that apps refuse', () => {
    const link = upiLink(
      { ...payee, name: 'Gym & Co' },
      { amountPaise: 100, reference: 'R'.repeat(40), note: '₹ + 100 % '.repeat(9) },
    );
    const fieldOf = (field: string) =>
      decodeURIComponent(new RegExp(`[?&]${field}=([^&]*)`).exec(link)?.[1] ?? '');

    expect(link).not.toContain('+');
    expect(fieldOf('pn')).toBe('Gym & Co');
    expect(fieldOf('tr')).toHaveLength(35);
    expect([...fieldOf('tn')]).toHaveLength(50);
  });
});

describe('the fields of a payment', () => {
  const cash = { subject: 'membership', id: 7, mode: 'cash' };
  const upi = { ...cash, mode: 'upi', utr: '412345678901' };
  const issueOf = (form: object) => paymentReceipt.safeParse(form).error?.issues[0]?.message;

  it.each([0.01, 0.1, 0.29, 1.1, 5899, 12_898.99, 999_999.99])('may be ₹%d', (amount) => {
    expect(issueOf({ ...cash, amount })).toBeUndefined();
  });

  it.each([
    [0, 'Enter an amount above 0'],
    [-1, 'Enter an amount above 0'],
    [0.001, 'Use up to two decimals'],
    [12.345, 'Use up to two decimals'],
    [1e-7, 'Use up to two decimals'],
    [1e12, 'Enter a smaller amount'],
    ['12', 'Enter an amount in rupees'],
  ])('may not be ₹%s', (amount, sentence) => {
    expect(issueOf({ ...cash, amount })).toBe(sentence);
  });

  it.each(['412345678901', '4123 4567 8901', '೪೧೨೩೪೫೬೭೮೯೦೧', '४१२३-४५६७-८९०१'])('has the UTR %s', (utr) => {
    expect(paymentReceipt.parse({ ...upi, utr })).toMatchObject({ utr: '412345678901' });
  });

  it.each([undefined, '', '41234567890', '4123456789012', '41234567890x'])('has no UTR %s', (utr) => {
    expect(issueOf({ ...upi, utr })).toBe('Enter the 12 digits of the UTR');
  });

  it('has a UTR for UPI only, and an id of its subject', () => {
    const checkoutId = '5f3ee2f5-59c2-4bb4-a2f8-5b1f3f5c3f77';

    expect(issueOf({ ...cash, utr: upi.utr })).toBe('Only UPI payments have a UTR');
    expect(issueOf({ ...cash, id: checkoutId })).toBe(
      'Use a number for a membership, a checkout id for an order',
    );
    expect(issueOf({ ...cash, subject: 'checkout', id: checkoutId })).toBeUndefined();
    expect(upiQuery.parse({ subject: 'membership', id: '7', amount: '100.50' })).toEqual({
      subject: 'membership',
      id: 7,
      amount: 100.5,
    });
    expect(upiQuery.safeParse({ subject: 'checkout', id: '7' }).success).toBe(false);
  });
});
