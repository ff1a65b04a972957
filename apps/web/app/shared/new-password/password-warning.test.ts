import { describe, expect, it } from 'vitest';
import * as words from '#words/passwords';
import { mostUsedPacked } from './most-used';
import { passwordWarning } from './password-warning';

const own = 'Asha Raghavendra\nasha.r@example.com';

describe('the warning of a new password', () => {
  it.each([
    '123456',
    'password',
    'PASSWORD',
    'Qwerty123',
    'iloveyou',
    'liverpool',
    '\uff11\uff12\uff13\uff14\uff15\uff16',
  ])('says that %s is one of the most used', (password) => {
    expect(passwordWarning(password, own)).toBe(words.mostUsedPassword);
  });

  it.each([
    'asha raghavendra',
    'AshaRaghavendra',
    'raghavendra',
    'asha.r@example.com',
    'Asha.R@Example.com',
    'asha r',
  ])('says that %s is the own name or email', (password) => {
    expect(passwordWarning(password, own)).toBe(words.ownPassword);
  });

  it.each(['Kettle-bell7', 'slowdeadlift', 'raghavendra-7', 'ಬೆಂಗಳೂರು ಜಿಮ್', '      ', '......'])(
    'shows nothing of %s',
    (password) => {
      expect(passwordWarning(password, own)).toBe('');
    },
  );

  it('knows no name and no email where a form has none', () => {
    expect(passwordWarning('asha.r@example.com', '\n')).toBe('');
    expect(passwordWarning('letmein', '')).toBe(words.mostUsedPassword);
  });

  it('has 10,000 passwords', () => {
    expect(mostUsedPacked.split(' ')).toHaveLength(10_000);
  });
});
