import { describe, expect, it } from 'vitest';
import { digitsOf, pastedPhoneDigits } from './contact-form';

describe('a phone number in the contact form', () => {
  it('keeps only digits as it is typed', () => {
    expect(digitsOf('98a45-0 1')).toBe('984501');
    expect(digitsOf('೯८４')).toBe('984');
  });

  it.each([
    ['+91 98450 12345', '9845012345'],
    ['098450-12345', '9845012345'],
    ['98450 12345', '9845012345'],
    ['9145012345', '9145012345'],
    ['98450', '98450'],
    ['98450 12345 678', '9845012345'],
    ['none', ''],
    ['0091 (98450) 12345', '9845012345'],
    ['೯೮೪೫೦ ೧೨೩೪೫', '9845012345'],
    ['\u202a+91\u00a098450\u00a012345\u202c', '9845012345'],
  ])('pasted as %s, becomes %s', (pasted, kept) => {
    expect(pastedPhoneDigits(pasted)).toBe(kept);
  });
});
