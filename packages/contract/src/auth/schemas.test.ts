import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { confirmsNewPassword, newPasswordFields, registration } from './schemas.ts';

const messagesAt = (result: z.ZodSafeParseResult<unknown>, field: string) =>
  result.error?.issues.filter(({ path }) => path[0] === field).map(({ message }) => message) ?? [];

describe('the confirmation of a password', () => {
  const reset = confirmsNewPassword(z.object(newPasswordFields));

  it.each([
    ['everything is empty', { password: '', Cpassword: '' }],
    ['it is empty', { password: 'a password', Cpassword: '' }],
    ['it is missing', { password: 'a password' }],
    ['it differs', { password: 'a password', Cpassword: 'another' }],
  ])('is refused once with its message when %s', (_when, form) => {
    expect(messagesAt(registration.safeParse(form), 'Cpassword')).toEqual(['Passwords must match']);
  });

  it.each([
    ['everything is empty', { newPassword: '', conPassword: '' }],
    ['it differs', { newPassword: 'a password', conPassword: 'another' }],
  ])('of a reset is refused once with its message when %s', (_when, form) => {
    expect(messagesAt(reset.safeParse(form), 'conPassword')).toEqual(['Password do not match']);
  });

  it('is accepted when it is the same', () => {
    expect(reset.safeParse({ newPassword: 'a password', conPassword: 'a password' }).success).toBe(true);
  });
});
