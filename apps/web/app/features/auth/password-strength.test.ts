import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength';

describe('the strength hint', () => {
  it.each([
    ['', 'Too short'],
    ['abc12', 'Too short'],
    ['secret', 'Weak'],
    ['1234567890123456', 'Weak'],
    ['aaaaaaaaaaaaaaaa', 'Weak'],
    ['Password1!', 'Weak'],
    ['Kettle7', 'Fair'],
    ['slowdeadlift', 'Fair'],
    ['Kettle-bell7', 'Strong'],
    ['three slow deadlifts', 'Strong'],
  ] as const)('calls %j %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
