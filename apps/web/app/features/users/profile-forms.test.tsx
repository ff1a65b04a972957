import { messages as sentences } from '@namma/contract/messages';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as words from '#words/passwords';
import * as userWords from '#words/users';
import { saveDraft } from '../../lib/forms/draft';
import { prime, readCached } from '../../lib/loading/read-cache';
import { getToken } from '../../lib/session/session';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { errorUnder, leave, pass, press, renderScreenAt, textIn, type } from '../../testing/render-screen-at';
import { sampleOrder, sampleProfile } from '../../testing/samples';
import { EditForm } from './edit-form';
import { PasswordForm } from './password-form';
import { Logout } from './profile-nav';

const profile = sampleProfile();
const isSaveOff = () => screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled') === 'true';
const openProfile = () => renderScreenAt('/profile', <EditForm profile={profile} />);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2030-03-04T06:30:00Z');
  startSession('a-token', profile.email);
});
afterEach(leave);

describe('the profile', () => {
  it('can be saved after a change, but not after the change is reverted', async () => {
    const api = fakeApi({});
    await openProfile();
    expect(isSaveOff()).toBe(true);
    await press('Save');

    await type('Name', 'Asha R.');
    expect(isSaveOff()).toBe(false);

    await type('Name', `${profile.name} `);
    expect(isSaveOff()).toBe(true);
    expect(api.requests).toEqual([]);
  });

  it('leads to where the email can be changed', async () => {
    fakeApi({});
    await openProfile();

    expect(screen.getByRole('link', { name: 'Change it under Security' }).getAttribute('href')).toBe(
      '/profile/security',
    );
  });

  it('of an admin is a name, without phone and date of birth', async () => {
    const api = fakeApi({ 'user/update': { reply: { status: 'Profile updated' } } });
    const admin = { ...profile, role: 'ADMIN' as const, phone: '', DOB: '', gender: '' };
    await renderScreenAt('/profile', <EditForm profile={admin} />);
    expect(screen.queryByLabelText('Phone')).toBeNull();

    await type('Name', 'Meera Iyer');
    await press('Save');

    expect(api.requests.map(({ body }) => body)).toEqual([
      { user_id: 4, name: 'Meera Iyer', email: 'asha@example.in', locale: 'en' },
    ]);
  });

  it('sends all its fields, and disables Save until the next change', async () => {
    const api = fakeApi({ 'user/update': { reply: { status: 'Profile updated' } } });
    prime('user/profile', undefined, profile);
    const { messages } = await openProfile();
    await type('Phone', '9000000001');

    await press('Save');

    expect(api.requests.map(({ body }) => body)).toEqual([
      {
        user_id: 4,
        name: 'Asha Rao',
        email: 'asha@example.in',
        phone: '9000000001',
        DOB: '1992-02-29',
        gender: 'Female',
        locale: 'en',
      },
    ]);
    expect(messages()).toEqual(['Profile updated']);
    expect(isSaveOff()).toBe(true);
    // The old profile is not shown again: the next screen reads it from the server.
    api.answer({ 'user/profile': { reply: sampleProfile({ phone: '9000000001' }) } });
    expect((await readCached('user/profile')).phone).toBe('9000000001');
  });

  it('keeps typed values when it cannot be saved, and can be saved again', async () => {
    const api = fakeApi({ 'user/update': 'network is down' });
    const { messages } = await openProfile();
    await type('Name', 'Asha R.');
    await press('Save');
    expect(messages()).toEqual([sentences.networkError]);
    expect(textIn('Name')).toBe('Asha R.');

    api.answer({ 'user/update': { reply: { status: 'Profile updated' } } });
    await press('Save');

    expect(messages()).toContain('Profile updated');
  });

  it('refuses a birthday under the age of thirteen', async () => {
    const api = fakeApi({});
    await openProfile();
    await type('Date of birth', '2017-03-05');

    await press('Save');

    expect(errorUnder('Date of birth')).toBe(sentences.tooYoung);
    expect(api.requests).toEqual([]);
  });

  it('leads to sign in when the session has ended, and restores typed values', async () => {
    fakeApi({ 'user/update': { status: 401, error: { message: 'expired' } } });
    const { address, unmount } = await openProfile();
    await type('Name', 'Asha R.');

    await press('Save');
    await pass(600);
    expect(address()).toBe('/signIn?from=%2Fprofile');
    expect(getToken()).toBeUndefined();

    unmount();
    startSession('another-token', profile.email);
    await openProfile();
    expect(textIn('Name')).toBe('Asha R.');
  });
});

describe('changing the password', () => {
  const open = async (again = 'new-secret') => {
    const shown = await renderScreenAt(
      '/profile/passwordRest',
      <PasswordForm email={profile.email} name={profile.name} />,
    );
    await type('Old password', 'old-secret');
    await type('New password', 'new-secret');
    await type('Confirm password', again);
    return shown;
  };
  const texts = () => ['Old password', 'New password', 'Confirm password'].map(textIn);

  it('clears the fields after success', async () => {
    fakeApi({ 'user/reset': { reply: { status: 'Password changed' } } });
    const { messages } = await open();

    await press('Change password');

    expect(messages()).toEqual(['Password changed']);
    expect(texts()).toEqual(['', '', '']);
  });

  it('keeps the fields and the session when the old password is wrong', async () => {
    const issues = [{ path: 'oldPassword', message: 'This is not your password' }];
    fakeApi({ 'user/reset': { status: 400, error: { message: 'Check the fields', issues } } });
    await open();

    await press('Change password');

    expect(errorUnder('Old password')).toBe('This is not your password');
    expect(texts()).toEqual(['old-secret', 'new-secret', 'new-secret']);
    expect(getToken()).toBe('a-token');
  });

  it('shows when the new one is used by many or is the own name or email, and sends it all the same', async () => {
    const api = fakeApi({ 'user/reset': { reply: { status: 'Password changed' } } });
    await open('liverpool');
    const warningOf = async (password: string) => {
      await type('New password', password);
      await vi.dynamicImportSettled();
      await pass(0);
      return errorUnder('New password');
    };

    expect(await warningOf('a long sentence')).toBe(userWords.passwordHint);
    expect(await warningOf(profile.email.toUpperCase())).toBe(words.ownPassword);
    expect(await warningOf(profile.name)).toBe(words.ownPassword);
    expect(await warningOf('liverpool')).toBe(words.mostUsedPassword);
    await press('Change password');

    expect(api.requests).toHaveLength(1);
  });

  it('is not sent when the new passwords differ', async () => {
    const api = fakeApi({});
    await open('another');

    await press('Change password');

    expect(errorUnder('Confirm password')).toBe('Password do not match');
    expect(api.requests).toEqual([]);
  });
});

describe('logging out', () => {
  const openLogout = () => renderScreenAt('/profile', <Logout className="" isDisabled={false} />);

  it('asks first, and changes nothing when the answer is no', async () => {
    const api = fakeApi({});
    await openLogout();

    await press('Logout');
    expect(screen.getByRole('dialog', { name: 'Confirm Logout?' })).toBeDefined();
    await press('Cancel');

    expect(getToken()).toBe('a-token');
    expect(api.requests).toEqual([]);
  });

  it.each([
    ['', { reply: { status: 'Logged out' } }, /^Logged out$/],
    [
      ', also when the server does not answer, which it says',
      'network is down',
      /^Logged out on this device only, because the server/,
    ],
  ] as const)(
    'takes the token and all that was read with it%s, then shows the start page',
    async (_, answer, sentence) => {
      fakeApi({ 'auth/logout': answer, 'orders/getOrders': { reply: [] } });
      prime('orders/getOrders', undefined, [sampleOrder()]);
      saveDraft({ name: '/profile', from: '/profile', values: { name: 'Asha' } }, profile.email);
      const { address, messages } = await openLogout();
      await press('Logout');
      const [, yes] = screen.getAllByRole('button', { name: 'Logout', hidden: true });

      yes?.click();
      await pass(0);
      expect(messages()).toEqual([expect.stringMatching(sentence)]);
      expect(localStorage).toHaveLength(0);
      expect(sessionStorage).toHaveLength(0);
      expect(await readCached('orders/getOrders')).toEqual([]);

      await pass(600);
      expect(address()).toBe('/');
    },
  );
});
