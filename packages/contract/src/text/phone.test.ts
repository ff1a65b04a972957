import { expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

it.each([
  ['8041234567', '+91 80 4123 4567'],
  ['7926301234', '+91 79 2630 1234'],
  ['2226301234', '+91 22 2630 1234'],
  ['4842301234', '+91 484 230 1234'],
  ['9876543210', '+91 98765 43210'],
  ['8050123456', '+91 80501 23456'],
  ['7976543210', '+91 79765 43210'],
])('%s is shown as %s', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});
