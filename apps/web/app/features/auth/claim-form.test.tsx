import { messages as sentences } from '@namma/contract/messages';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getToken } from '../../lib/session/session';
import { fakeApi } from '../../testing/fake-api';
import {
  errorUnder,
  idle,
  leave,
  pass,
  press,
  renderScreenAt,
  textIn,
  type,
} from '../../testing/render-screen-at';
import * as enAuth from '../../words/en/auth';
import * as en from '../../words/en/claim';
import * as hiAuth from '../../words/hi/auth';
import * as hi from '../../words/hi/claim';
import * as knAuth from '../../words/kn/auth';
import * as kn from '../../words/kn/claim';
import { ClaimForm } from './claim-form';

/** The page as the QR code of the desk opens it. */
async function openLink(hash: string) {
  window.history.replaceState(null, '', `/claim${hash}`);
  return renderScreenAt('/claim', <ClaimForm />);
}
async function fill(password: string, again = password): Promise<void> {
  await type('Email', 'asha@example.in');
  await type('Password', password);
  await type('Confirm password', again);
  await press('Set up account');
}
const expired = {
  status: 400,
  error: { code: 'claimLinkExpired', message: 'This link has expired. Ask at the front desk for a new one.' },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  leave();
  window.history.replaceState(null, '', '/');
});

describe('the link from the desk', () => {
  it('sets email and password, leads to signing in with the email, and leaves no token in the address', async () => {
    const api = fakeApi({ 'auth/claim': { reply: { status: sentences.accountClaimed } } });
    const { address, state, messages } = await openLink('#the-token');
    expect(window.location.href).not.toContain('the-token');

    await fill('my password');
    await pass(500);

    expect(api.requests.map(({ body }) => body)).toEqual([
      {
        token: 'the-token',
        email: 'asha@example.in',
        password: 'my password',
        conPassword: 'my password',
        locale: 'en',
      },
    ]);
    expect(messages()).toEqual([sentences.accountClaimed]);
    expect(address()).toBe('/signIn');
    expect(state()).toEqual({ email: 'asha@example.in' });
    expect(getToken()).toBeUndefined();
  });

  it('links the terms and the privacy notice, which open in another tab', async () => {
    await openLink('#the-token');

    for (const [name, path] of [
      ['terms', '/legal/terms'],
      ['privacy notice', '/legal/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(path);
      expect(link.getAttribute('target')).toBe('_blank');
    }
  });

  it('still works after the page was opened in another language, until it was used', async () => {
    const api = fakeApi({ 'auth/claim': { reply: { status: sentences.accountClaimed } } });
    const { unmount } = await openLink('#the-token');
    unmount();

    const again = await openLink('');
    await fill('my password');
    again.unmount();

    expect(api.requests.map(({ body }) => body)).toMatchObject([{ token: 'the-token' }]);
    await openLink('');
    expect(screen.getByText('The link is incomplete.')).toBeDefined();
  });

  it('asks for two passwords that agree', async () => {
    const api = fakeApi({});
    await openLink('#the-token');

    await fill('my password', 'another one');

    expect(errorUnder('Confirm password')).toBe(sentences.passwordsDoNotMatch);
    expect(api.requests).toEqual([]);
  });

  it('keeps typed values when the email belongs to another account', async () => {
    const taken = 'Email already registered';
    fakeApi({ 'auth/claim': { status: 409, error: { code: 'emailTaken', message: taken } } });
    const { messages } = await openLink('#the-token');

    await fill('my password');

    expect(messages()).toEqual([taken]);
    expect(textIn('Email')).toBe('asha@example.in');
  });

  it('sends to the desk when it has expired or was used, and when the page was opened without it', async () => {
    fakeApi({ 'auth/claim': expired });
    const { messages, unmount } = await openLink('#the-token');
    await fill('my password');
    expect(messages()).toEqual([expired.error.message]);
    expect(screen.getByText('This link has expired or was already used.')).toBeDefined();
    expect(screen.getByText('Ask at the front desk for a new one.')).toBeDefined();
    expect(screen.queryByLabelText('Email')).toBeNull();
    unmount();

    await openLink('');

    expect(screen.getByText('The link is incomplete.')).toBeDefined();
    const another = screen.getByRole('link', { name: 'Get a new link' });
    expect(another.getAttribute('href')).toBe('/forgotPassword');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signIn');
    await idle();
  });
});

it.each([
  ['English', en, enAuth],
  ['Kannada', kn, knAuth],
  ['Hindi', hi, hiAuth],
])(
  'the lead is longer than what replaces the form, so that it is painted at once, in %s',
  (_, words, auth) => {
    for (const sentence of [auth.linkMissing, auth.linkExpired, words.askAtDesk])
      expect(sentence.length).toBeLessThan(words.lead.length / 2);
  },
);
