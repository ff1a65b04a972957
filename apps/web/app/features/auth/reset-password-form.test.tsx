import { messages as sentences } from '@namma/contract/messages';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getToken } from '../../lib/session/session';
import { fakeApi } from '../../testing/fake-api';
import { errorUnder, idle, leave, pass, press, renderScreenAt, type } from '../../testing/render-screen-at';
import { ForgotPasswordForm } from './forgot-password-form';
import { ResetPasswordForm } from './reset-password-form';

/** The page opened by the link of a mail. */
async function openLink(hash: string) {
  window.history.replaceState(null, '', `/resetPassword${hash}`);
  return renderScreenAt('/resetPassword', <ResetPasswordForm />);
}
async function choose(password: string, again = password): Promise<void> {
  await type('New password', password);
  await type('Confirm password', again);
  await press('Change password');
}
const expired = { status: 400, error: { message: 'This link has expired. Get a new link.' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  leave();
  window.history.replaceState(null, '', '/');
});

describe('the link of a mail', () => {
  it('leads to a new password without signing in, and leaves no token in the address', async () => {
    const api = fakeApi({ 'auth/resetByLink': { reply: { status: sentences.passwordChanged } } });
    const { address, messages } = await openLink('#the-token');
    expect(window.location.href).not.toContain('the-token');
    expect(window.location.pathname).toBe('/resetPassword');

    await choose('a new password');
    await pass(500);

    expect(api.requests.map(({ body }) => body)).toEqual([
      { token: 'the-token', newPassword: 'a new password', conPassword: 'a new password' },
    ]);
    expect(messages()).toEqual([sentences.passwordChanged]);
    expect(address()).toBe('/signIn');
    expect(getToken()).toBeUndefined();
  });

  it('asks for two passwords that agree', async () => {
    const api = fakeApi({});
    await openLink('#the-token');

    await choose('a new password', 'another one');

    expect(errorUnder('Confirm password')).toBe(sentences.passwordsDoNotMatch);
    expect(api.requests).toEqual([]);
  });

  it('leads to another one when it has expired, and when it was opened without its token', async () => {
    fakeApi({ 'auth/resetByLink': expired });
    const { messages, unmount } = await openLink('#the-token');
    await choose('a new password');
    expect(messages()).toEqual([expired.error.message]);
    expect(screen.getByText('This link has expired or was already used.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/forgotPassword');
    unmount();

    await openLink('');

    expect(screen.getByText('The link is incomplete.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toBeDefined();
    await idle();
  });
});

describe('asking for a link', () => {
  const status = sentences.resetLinkSent;

  it('says the same for any email, and can be asked again', async () => {
    const api = fakeApi({ 'auth/forgot': { reply: { status } } });
    await renderScreenAt('/forgotPassword', <ForgotPasswordForm canResetByMail />);
    await type('Email', 'asha@example.in');

    await press('Send link');
    await press('Send another link');

    expect(screen.getByRole('status').textContent).toContain(status);
    expect(api.requests.map(({ body }) => body)).toEqual([
      { email: 'asha@example.in' },
      { email: 'asha@example.in' },
    ]);
  });

  it('names who can help where no mail can be sent', async () => {
    await renderScreenAt('/forgotPassword', <ForgotPasswordForm canResetByMail={false} />);

    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.getByText(/Call the front desk/)).toBeDefined();
  });
});
