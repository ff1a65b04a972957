import { describe, expect, it } from 'vitest';
import { isAttended } from './rules.ts';

describe('an automatic mail', () => {
  const own = ['hello@namma.fit', 'Front.Desk@namma.fit'];

  it.each([
    'asha@example.com',
    'noreply.fan@example.com',
    'roots@example.com',
    'hello@example.com',
    'asha+gym@example.com',
  ])('to %s has a reader', (address) => {
    expect(isAttended(address, own)).toBe(true);
  });

  it.each([
    'hello@namma.fit',
    'HELLO@Namma.Fit',
    'hello+queries@namma.fit',
    'front.desk@namma.fit',
    'postmaster@example.com',
    'MAILER-DAEMON@example.com',
    'noreply@example.com',
    'no-reply@bank.example',
    'no_reply+asha@bank.example',
    'do-not-reply@example.com',
    'donotreply@example.com',
    'bounces@example.com',
  ])('to %s has none', (address) => {
    expect(isAttended(address, own)).toBe(false);
  });
});
