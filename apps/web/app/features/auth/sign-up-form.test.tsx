import { messages as sentences } from '@namma/contract/messages';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as words from '#words/passwords';
import { fakeApi } from '../../testing/fake-api';
import {
  choose,
  errorUnder,
  leave,
  pass,
  press,
  renderScreenAt,
  textIn,
  type,
} from '../../testing/render-screen-at';
import { translatePage } from '../../testing/translate-page';
import { SignUpForm } from './sign-up-form';

const open = () => renderScreenAt('/signUp?from=%2Fstore%2Fcart', <SignUpForm />);

async function fill(changes: Record<string, string> = {}) {
  const texts = {
    Name: 'Asha Rao',
    Email: 'asha@example.in',
    Phone: '9876543210',
    'Date of birth': '1992-02-29',
    Address: '12, 5th Cross',
    Password: 'secret-word',
    'Confirm password': 'secret-word',
    ...changes,
  };
  for (const [label, text] of Object.entries(texts)) await type(label, text);
  choose('Gender', 'Female');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2030-03-04T06:30:00Z');
});
afterEach(leave);

describe('signing up', () => {
  it('shows a message, and after half a second goes to sign in with the return address', async () => {
    const api = fakeApi({ 'auth/userRegister': { reply: { status: sentences.signUpSuccessful } } });
    const { address, state, messages } = await open();
    await fill();

    await press('Sign up');
    expect(messages()).toEqual([sentences.signUpSuccessful]);
    expect(address()).toBe('/signUp?from=%2Fstore%2Fcart');

    await pass(500);
    expect(address()).toBe('/signIn?from=%2Fstore%2Fcart');
    expect(state()).toMatchObject({ isNew: true });
    expect(api.requests).toHaveLength(1);
  });

  it('shows all missing fields at once', async () => {
    const api = fakeApi({});
    await open();

    await press('Sign up');

    expect(errorUnder('Name')).toBe(sentences.nameRequired);
    expect(errorUnder('Phone')).toContain(sentences.phoneDigits);
    expect(errorUnder('Gender')).toBe(sentences.genderRequired);
    expect(errorUnder('Date of birth')).toBe(sentences.dobRequired);
    expect(errorUnder('Password')).toContain(sentences.passwordRequired);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(api.requests).toEqual([]);
  });

  it.each([
    ['on the thirteenth birthday', '2017-03-04', ''],
    ['on the day before it', '2017-03-05', sentences.tooYoung],
  ])('minds the age %s', async (_, birth, said) => {
    fakeApi({ 'auth/userRegister': { reply: { status: sentences.signUpSuccessful } } });
    await open();
    await fill({ 'Date of birth': birth });

    await press('Sign up');

    expect(errorUnder('Date of birth')).toBe(said);
  });

  it('shows a server error at its field, and keeps the other values', async () => {
    fakeApi({
      'auth/userRegister': {
        status: 409,
        error: {
          message: 'Email is taken',
          issues: [{ path: 'email', message: 'This email has an account' }],
        },
      },
    });
    await open();
    await fill();

    await press('Sign up');

    expect(errorUnder('Email')).toBe('This email has an account');
    expect(textIn('Address')).toBe('12, 5th Cross');
  });

  it('keeps only the digits of a phone number', async () => {
    await open();

    await type('Phone', '98765 432-10');

    expect(textIn('Phone')).toBe('9876543210');
  });
});

describe('choosing a password', () => {
  it('shows its strength on a page that the browser has translated', async () => {
    await open();
    translatePage();
    const hint = errorUnder('Password');

    await type('Password', 'abcdef');
    translatePage();
    const weak = errorUnder('Password');
    await type('Password', 'Barbell-squats-77-deep');
    const strong = errorUnder('Password');
    translatePage();
    await type('Password', '');

    expect(new Set([hint, weak, strong]).size).toBe(3);
    expect(errorUnder('Password')).toBe(hint);
  });

  it('shows a warning when it is common, or equals the name or email', async () => {
    await open();
    await type('Name', 'Asha Raghavendra');
    await type('Email', 'asha.raghavendra@example.com');
    const warningOf = async (password: string) => {
      await type('Password', password);
      await vi.dynamicImportSettled();
      await pass(0);
      return errorUnder('Password');
    };

    expect(await warningOf('superman')).toBe(`Weak${words.mostUsedPassword}`);
    expect(await warningOf('Asha.Raghavendra@example.com')).toBe(`Weak${words.ownPassword}`);
    expect(await warningOf('raghavendra')).toBe(`Weak${words.ownPassword}`);
    expect(await warningOf('Barbell-squats-77-deep')).toBe('Strong');
  });

  it('says Password Matched while both are the same', async () => {
    await open();
    await type('Password', 'secret-word');
    await type('Confirm password', 'secret-wor');
    expect(errorUnder('Confirm password')).toBe('');

    await type('Confirm password', 'secret-word');
    expect(errorUnder('Confirm password')).toBe('Password Matched');

    await type('Password', 'secret-words');
    expect(errorUnder('Confirm password')).toBe('');
  });

  it('does not show that two empty fields match', async () => {
    await open();
    await type('Password', 'a');
    await type('Password', '');

    expect(errorUnder('Confirm password')).toBe('');
  });

  it('sends nothing while the two differ', async () => {
    const api = fakeApi({});
    await open();
    await fill({ 'Confirm password': 'another-word' });

    await press('Sign up');

    expect(errorUnder('Confirm password')).toBe(sentences.passwordsMustMatch);
    expect(api.requests).toEqual([]);
  });

  it('shows and hides each of the two on its own', async () => {
    await open();
    const typeOf = (label: string) => screen.getByLabelText(label).getAttribute('type');

    await press('Show password');
    expect([typeOf('Password'), typeOf('Confirm password')]).toEqual(['text', 'password']);

    await press('Hide password');
    expect(typeOf('Password')).toBe('password');
  });
});
