import { messages as sentences } from '@namma/contract/messages';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findDraft, saveDraft } from '../../lib/forms/draft';
import { CONTINUE_KEY } from '../../lib/session/continue-at';
import { getSignedInAs, getToken } from '../../lib/session/session';
import { tabStorage } from '../../lib/session/storage';
import { fakeApi } from '../../testing/fake-api';
import { errorUnder, leave, pass, press, renderScreenAt, textIn, type } from '../../testing/render-screen-at';
import { SignInForm } from './sign-in-form';

const signedIn = (role: 'user' | 'ADMIN') => ({
  reply: { token: 'a-new-token', role, status: 'Login successful' },
});

async function openAndFill(path: string) {
  const shown = await renderScreenAt(path, <SignInForm offersSignUp canResetByMail />);
  await type('Email', 'asha@example.in');
  await type('Password', 'secret-word');
  return shown;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(leave);

describe('after signing up', () => {
  const open = async (canResetByMail: boolean, state: object) => {
    const { unmount } = await renderScreenAt(
      '/signIn',
      <SignInForm offersSignUp canResetByMail={canResetByMail} />,
      state,
    );
    const note = screen.queryByText('Check your inbox: asha@example.in');
    expect(textIn('Email')).toBe('asha@example.in');
    unmount();
    return note !== null;
  };

  it('names the mailbox that has a link, where mails are sent', async () => {
    const email = 'asha@example.in';

    expect(await open(true, { email, isNew: true })).toBe(true);
    expect(await open(false, { email, isNew: true })).toBe(false);
    expect(await open(true, { email })).toBe(false);
  });
});

describe('signing in', () => {
  it('shows a message, and after half a second the start page', async () => {
    fakeApi({ 'auth/userLogin': signedIn('user') });
    const { address, messages } = await openAndFill('/signIn');

    await press('Sign in');
    expect(messages()).toEqual(['Login successful']);
    expect(getToken()).toBe('a-new-token');
    expect(getSignedInAs()).toBe('asha@example.in');

    await pass(499);
    expect(address()).toBe('/signIn');
    await pass(1);
    expect(address()).toBe('/');
  });

  it('works where storage is forbidden, and shows that it is for this tab only', async () => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const spies = (['localStorage', 'sessionStorage'] as const).map((name) =>
      vi.spyOn(window, name, 'get').mockImplementation(forbid),
    );
    fakeApi({ 'auth/userLogin': signedIn('user') });
    const { address } = await openAndFill('/signIn');

    await press('Sign in');
    const token = getToken();
    await pass(500);
    const note = document.querySelector('[data-toast]')?.textContent;
    for (const spy of spies) spy.mockRestore();

    expect(note).toContain('Login successful');
    expect(note).toContain('you are signed in only in this tab');
    expect([token, address()]).toEqual(['a-new-token', '/']);
  });

  it('leads a member back to the earlier page', async () => {
    fakeApi({ 'auth/userLogin': signedIn('user') });
    const { address } = await openAndFill('/signIn?from=%2Fstore%2Fpayment%3Faddress%3D3');

    await press('Sign in');
    await pass(500);

    expect(address()).toBe('/store/payment?address=3');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to another site: %s',
    async (from) => {
      fakeApi({ 'auth/userLogin': signedIn('user') });
      const { address } = await openAndFill(`/signIn?from=${encodeURIComponent(from)}`);

      await press('Sign in');
      await pass(500);

      expect(address()).toBe('/');
    },
  );

  it('leads an admin to the admin side with the return address', async () => {
    fakeApi({ 'auth/userLogin': signedIn('ADMIN') });
    const { address } = await openAndFill('/signIn?from=%2Fstore%2Fcart');

    await press('Sign in');
    await pass(500);

    expect(address()).toBe('/admin');
    expect(tabStorage.read(CONTINUE_KEY)).toBe('/store/cart');
  });

  it('does not navigate when the person has left the page', async () => {
    fakeApi({ 'auth/userLogin': signedIn('user') });
    const { address, goTo } = await openAndFill('/signIn?from=%2Fprofile');

    await press('Sign in');
    await goTo('/store');
    await pass(500);

    expect(address()).toBe('/store');
  });

  it('sends one request when the button is pressed again in that half second', async () => {
    const api = fakeApi({ 'auth/userLogin': signedIn('user') });
    await openAndFill('/signIn');

    await press('Sign in');
    await press('Sign in');

    expect(api.requestsOf('auth/userLogin').map(({ body }) => body)).toEqual([
      { email: 'asha@example.in', password: 'secret-word' },
    ]);
  });

  it("restores a guest's work when they sign in from the same screen", async () => {
    saveDraft({ name: '/appointment', from: '/appointment', values: { age: '34' } }, null);
    fakeApi({ 'auth/userLogin': signedIn('user') });
    await openAndFill('/signIn?from=%2Fappointment');

    await press('Sign in');

    expect(findDraft('/appointment')).toEqual({ age: '34' });
  });
});

describe('signing in with something wrong', () => {
  it('shows which fields are missing and sends nothing', async () => {
    const api = fakeApi({});
    await renderScreenAt('/signIn', <SignInForm offersSignUp canResetByMail />);

    await press('Sign in');

    expect(errorUnder('Email')).toBe(sentences.emailRequired);
    expect(errorUnder('Password')).toBe(sentences.passwordRequired);
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(api.requests).toEqual([]);
  });

  it('stays signed out and keeps typed values when the password is wrong', async () => {
    fakeApi({ 'auth/userLogin': { status: 401, error: { message: 'Wrong' } } });
    const { address, messages } = await openAndFill('/signIn');

    await press('Sign in');
    await pass(1_000);

    expect(messages()).toEqual([sentences.unauthorized]);
    expect(address()).toBe('/signIn');
    expect(getToken()).toBeUndefined();
    expect([textIn('Email'), textIn('Password')]).toEqual(['asha@example.in', 'secret-word']);
  });
});

describe('signing in with a second factor', () => {
  const asks = {
    status: 400,
    error: { message: 'Enter the code from your authenticator app.', code: 'secondFactor' },
  };

  it('asks for the code only when the server does, keeps typed values, and sends all of it', async () => {
    const api = fakeApi({ 'auth/userLogin': asks });
    const { address, messages } = await openAndFill('/adminLogin');
    expect(screen.queryByLabelText('Code')).toBeNull();

    await press('Sign in');
    const field = screen.getByLabelText('Code');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect([textIn('Email'), textIn('Password')]).toEqual(['asha@example.in', 'secret-word']);
    expect(messages()).toEqual([]);

    api.answer({ 'auth/userLogin': signedIn('ADMIN') });
    await type('Code', '123 456');
    await press('Sign in');
    await pass(500);

    expect(api.requestsOf('auth/userLogin').at(-1)?.body).toEqual({
      email: 'asha@example.in',
      password: 'secret-word',
      code: '123456',
    });
    expect(address()).toBe('/admin');
  });

  it('shows under the field that the code is wrong', async () => {
    const api = fakeApi({ 'auth/userLogin': asks });
    await openAndFill('/adminLogin');
    await press('Sign in');
    const wrong = 'This code is wrong.';
    api.answer({
      'auth/userLogin': {
        status: 400,
        error: { message: wrong, code: 'factorCodeWrong', issues: [{ path: 'code', message: wrong }] },
      },
    });

    await type('Code', '123456');
    await press('Sign in');

    expect(errorUnder('Code')).toContain(wrong);
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
    expect(textIn('Password')).toBe('secret-word');
  });

  it('shows nothing while the code is typed for the first time, and asks for one that is missing', async () => {
    const api = fakeApi({ 'auth/userLogin': asks });
    await openAndFill('/adminLogin');
    await press('Sign in');

    await type('Code', '12');
    expect(errorUnder('Code')).toBe('Six digits from your authenticator app');
    await type('Code', '');
    await press('Sign in');

    expect(errorUnder('Code')).toContain('Enter the code');
    expect(api.requestsOf('auth/userLogin')).toHaveLength(1);
  });

  it('takes a recovery code instead', async () => {
    const api = fakeApi({ 'auth/userLogin': asks });
    await openAndFill('/adminLogin');
    await press('Sign in');

    await press('Lost your phone? Use a recovery code');
    expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
    await type('Recovery code', 'abcd-2345-efgh-6789');
    await press('Sign in');

    expect(api.requestsOf('auth/userLogin').at(-1)?.body).toMatchObject({ code: 'ABCD2345EFGH6789' });
  });

  it('disappears when another email is typed', async () => {
    fakeApi({ 'auth/userLogin': asks });
    await openAndFill('/adminLogin');
    await press('Sign in');

    await type('Email', 'ravi@example.in');

    expect(screen.queryByLabelText('Code')).toBeNull();
  });
});

describe('the way to sign up', () => {
  it('is offered to members, with the return address', async () => {
    await renderScreenAt('/signIn?from=%2Fstore%2Fcart', <SignInForm offersSignUp canResetByMail />);

    expect(screen.getByRole('link', { name: 'SignUp' }).getAttribute('href')).toBe(
      '/signUp?from=%2Fstore%2Fcart',
    );
  });

  it('is not offered to admins', async () => {
    await renderScreenAt('/adminLogin', <SignInForm offersSignUp={false} canResetByMail />);

    expect(screen.queryByRole('link', { name: 'SignUp' })).toBeNull();
  });
});

describe('a forgotten password', () => {
  it('leads to a new one where mails can be sent', async () => {
    const { address } = await renderScreenAt('/signIn', <SignInForm offersSignUp canResetByMail />);

    await press('Forgot password', 'link');

    expect(address()).toBe('/forgotPassword');
  });

  it('leads nowhere, and shows who can help, where none can be sent', async () => {
    await renderScreenAt('/signIn', <SignInForm offersSignUp canResetByMail={false} />);

    expect(screen.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toBe(
      '#forgotPassword',
    );
    expect(document.getElementById('forgotPassword')?.textContent).toContain('Call the front desk');
  });
});
