import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../session/session-changes';
import { claimDraft, clearDraft, deleteDraft, fillForm, findDraft, readForm, saveDraft } from './draft';

const FORM = '/appointment?type=Fitness';
const values = { age: '34', height: '171.5' };
const keepAs = (owner: string | null) => saveDraft({ name: FORM, from: FORM, values }, owner);
/** Signs in like the sign-in form. */
const signIn = (email: string, from: string | null) => {
  startSession(`token of ${email}`, email);
  claimDraft(email, from);
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe("a guest's unfinished work", () => {
  it('is restored after signing in from the same screen', () => {
    keepAs(null);
    signIn('asha@example.in', FORM);
    expect(findDraft(FORM)).toEqual(values);
  });

  it('is restored for a guest who comes back without signing in', () => {
    keepAs(null);
    expect(findDraft(FORM)).toEqual(values);
    expect(findDraft('/fitness/buy')).toBeUndefined();
  });

  it.each([null, '/', '/store/cart'])('is not shown to a person who signs in from elsewhere: %j', (from) => {
    keepAs(null);
    signIn('asha@example.in', from);
    expect(findDraft(FORM)).toBeUndefined();
    endSession();
    expect(findDraft(FORM)).toBeUndefined();
  });

  it('is forgotten after a quarter of an hour, and after it was sent', () => {
    keepAs(null);
    vi.advanceTimersByTime(15 * 60_000);
    expect(findDraft(FORM)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);

    keepAs(null);
    deleteDraft(FORM);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("a member's unfinished work when the session ends", () => {
  it('is restored for the same member', () => {
    keepAs('asha@example.in');
    expect(findDraft(FORM)).toBeUndefined();
    signIn('asha@example.in', FORM);
    expect(findDraft(FORM)).toEqual(values);
  });

  it('is never shown to another member, even from the same screen', () => {
    keepAs('asha@example.in');
    signIn('vikram@example.in', FORM);
    expect(findDraft(FORM)).toBeUndefined();
    signIn('asha@example.in', FORM);
    expect(findDraft(FORM)).toBeUndefined();
  });

  it('is not shown to a person who signed in in another tab', () => {
    keepAs('asha@example.in');
    startSession('a token', 'vikram@example.in');
    expect(findDraft(FORM)).toBeUndefined();
  });

  it('is deleted when logging out', () => {
    signIn('asha@example.in', null);
    keepAs('asha@example.in');
    endSession();
    clearDraft();
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the fields of a form', () => {
  const formOf = (html: string) => {
    const form = document.createElement('form');
    form.innerHTML = html;
    return form;
  };
  const fields = `<input name="name"><textarea name="text"></textarea>
    <select name="center"><option value=""></option><option>HSR Layout</option></select>
    <input type="checkbox" name="agreed"><input type="password" name="password">
    <input type="text" autocomplete="new-password" name="shown">`;

  it('are kept and restored, except passwords', () => {
    const filled = formOf(fields);
    fillForm(filled, { name: 'Asha', text: 'Two\nlines', center: 'HSR Layout', agreed: 'on' });
    for (const name of ['password', 'shown'])
      (filled.elements.namedItem(name) as HTMLInputElement).value = 'a secret';

    const kept = readForm(filled);
    expect(kept).toEqual({ name: 'Asha', text: 'Two\nlines', center: 'HSR Layout', agreed: 'on' });

    const empty = formOf(fields);
    fillForm(empty, { ...kept, password: 'a secret', shown: 'a secret' });
    expect(readForm(empty)).toEqual(kept);
    expect((empty.elements.namedItem('password') as HTMLInputElement).value).toBe('');
  });
});
