import { describe, expect, it } from 'vitest';
import { translateRefusal } from './translate-refusal';

const kannada = {
  totalChanged: (shown: number, now: number) => `₹${shown} → ₹${now}`,
  invalidFields: () => 'ಗುರುತು ಮಾಡಿದ ಜಾಗಗಳನ್ನು ನೋಡಿ.',
  tooYoung: () => 'ಕನಿಷ್ಠ 13 ವರ್ಷ',
};

describe('a refusal in another language', () => {
  it('is written by its code, with its arguments, and keeps everything else', () => {
    expect(
      translateRefusal(
        { message: 'A price has changed', code: 'totalChanged', params: [1829, 2009], total: 2009 },
        kannada,
      ),
    ).toEqual({ message: '₹1829 → ₹2009', code: 'totalChanged', params: [1829, 2009], total: 2009 });
  });

  it('of a field says the same in the field and in the toast', () => {
    const message = 'You must be at least 13 years old';
    const issue = { path: 'DOB', message, code: 'tooYoung' };

    expect(translateRefusal({ message, code: 'invalidFields', issues: [issue] }, kannada)).toMatchObject({
      message: 'ಕನಿಷ್ಠ 13 ವರ್ಷ',
      issues: [{ path: 'DOB', message: 'ಕನಿಷ್ಠ 13 ವರ್ಷ' }],
    });
  });

  it('of what a schema found is the general sentence', () => {
    const issues = [{ path: 'email', message: 'Invalid email!' }];

    expect(
      translateRefusal({ message: 'email: Invalid email!', code: 'invalidFields', issues }, kannada),
    ).toMatchObject({ message: 'ಗುರುತು ಮಾಡಿದ ಜಾಗಗಳನ್ನು ನೋಡಿ.', issues });
  });

  it.each([
    ['of an unknown code', { message: 'New here', code: 'newHere' }],
    ['with a code that is the name of a method', { message: 'Odd', code: 'toString' }],
    ['without its arguments', { message: 'A price has changed', code: 'totalChanged' }],
    ['without a code', { message: 'Something went wrong!' }],
  ])('stays English %s', (_what, answer) => {
    expect(translateRefusal(answer, kannada)).toEqual(answer);
  });
});
