import { formatPaise, textOfPaise } from '@namma/contract/money';
import { describe, expect, it } from 'vitest';
import { parsePaise, refuseAmount } from './amount';

describe('an amount that is typed', () => {
  it.each([
    ['12,899', 12_899_00],
    ['₹12,899.50', 12_899_50],
    [' 29.5 ', 29_50],
    ['0.01', 1],
    ['೧೨೮೯೯', 12_899_00],
  ])('%s is read to the paisa', (text, paise) => {
    expect(parsePaise(text)).toBe(paise);
  });

  it.each(['', 'abc', '1.234', '-5', '1e3', '12.', '.5', '12345678901'])('%s is not an amount', (text) => {
    expect(parsePaise(text)).toBeUndefined();
  });

  it.each([
    ['', 'Enter an amount in rupees'],
    ['0', 'Enter an amount above 0'],
    ['0.00', 'Enter an amount above 0'],
    ['12.345', 'Use up to two decimals'],
    ['5,000.01', 'Only ₹5,000 is due'],
  ])('%s is refused with the reason', (text, reason) => {
    expect(refuseAmount(text, 5_000_00)).toBe(reason);
  });

  it.each(['5000', '5,000', '0.01', '4999.99'])('%s of ₹5,000 can be received', (text) => {
    expect(refuseAmount(text, 5_000_00)).toBeUndefined();
  });
});

describe('an amount in paise', () => {
  it.each([
    [0, '₹0'],
    [1, '₹0.01'],
    [12_899_00, '₹12,899'],
    [1_24_999_50, '₹1,24,999.50'],
    [-500_00, '−₹500'],
  ])('%d reads %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text);
  });

  it('is read back from the field that shows it', () => {
    for (const paise of [1, 99, 100, 1_05, 12_899_00, 9_99_999_99])
      expect(parsePaise(textOfPaise(paise))).toBe(paise);
  });
});
