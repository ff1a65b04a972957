import { describe, expect, it } from 'vitest';
import { codeAt, findStep, stepAt } from './totp.ts';

/** RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at %i seconds is the last six digits of %s (RFC 6238)', (seconds, digits) => {
  expect(codeAt(secret, at(seconds))).toBe(digits.slice(-6));
});

describe('the step of a code', () => {
  const now = at(1_900_000_000);
  const current = stepAt(now);
  const find = (steps: number) => findStep(secret, codeAt(secret, at(1_900_000_000 + steps * 30)), now);

  it.each([-1, 0, 1])('is accepted %i away', (steps) => {
    expect(find(steps)).toEqual({ step: current + steps, isAccepted: true });
  });

  it.each([-10, -3, -2, 2, 3, 10])('%i away is recognised but not accepted', (steps) => {
    expect(find(steps)).toEqual({ step: current + steps, isAccepted: false });
  });

  it.each([-11, 11])('%i away is unknown', (steps) => {
    expect(find(steps)).toBeUndefined();
  });
});
