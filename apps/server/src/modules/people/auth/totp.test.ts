import { describe, expect, it } from 'vitest';
import { SECRET_ALPHABET, toBase32 } from './base32.ts';
import { codeOfStep, findStep, stepAt } from './totp.ts';

/** RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of RFC 6238', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds is the last six digits of %s', (seconds, digits) => {
    expect(codeOfStep(secret, stepAt(at(seconds)))).toBe(digits.slice(-6));
  });

  // RFC 4226, appendix D.
  it.each([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ])('of RFC 4226: %s', (code) => {
    const steps = Array.from({ length: 10 }, (_, step) => codeOfStep(secret, step));

    expect(steps).toContain(code);
  });
});

describe('the step of a code', () => {
  const now = at(1_900_000_000);
  const current = stepAt(now);
  const codeAway = (steps: number) => codeOfStep(secret, current + steps);

  it.each([-1, 0, 1])('is found %i away', (steps) => {
    expect(findStep(secret, codeAway(steps), now)).toBe(current + steps);
  });

  it.each([-10, -3, -2, 2, 3, 10])('%i away is of another time', (steps) => {
    expect(findStep(secret, codeAway(steps), now)).toBe('otherTime');
  });

  it.each([-11, 11])('%i away is wrong', (steps) => {
    expect(findStep(secret, codeAway(steps), now)).toBeUndefined();
  });

  it.each(['', '12345', '1234567', 'abcdef', '1２3456'])('is none of %j', (code) => {
    expect(findStep(secret, code, now)).toBeUndefined();
  });

  it('of a phone whose clock is 40 seconds off is found, or said to be of another time', () => {
    const found = Array.from({ length: 60 }, (_, second) => {
      const server = at(1_900_000_000 + second);
      return [-40, 40].map((off) => {
        const phone = codeOfStep(secret, stepAt(new Date(server.getTime() + off * 1000)));
        return findStep(secret, phone, server);
      });
    }).flat();

    expect(found).not.toContain(undefined);
    expect(found.filter((each) => each !== 'otherTime').length).toBe(80);
  });
});

describe('a secret in base 32', () => {
  // RFC 4648, section 10, without padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of %j is %j', (bytes, text) => {
    expect(toBase32(Buffer.from(bytes), SECRET_ALPHABET)).toBe(text);
  });
});
