import type { MemberDetails } from '@namma/contract/members/schemas';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOwnStaff } from '../../admin/shell/permissions';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import {
  choose,
  errorUnder,
  idle,
  leave,
  press,
  renderScreenAt,
  textIn,
  type,
} from '../../testing/render-screen-at';
import { sampleClaimLink, sampleMember } from '../../testing/sample-member';
import { PersonScreen } from './person-screen';

const onChanged = vi.fn();

const open = (details: Partial<MemberDetails> = {}) =>
  renderScreenAt(
    '/admin/members/person?id=7',
    <PersonScreen
      person={{ ...sampleMember, ...details }}
      first={{ content: [], next: null }}
      kind={undefined}
      plannerOf={() => <p>Planner</p>}
      onChanged={onChanged}
    />,
  );

beforeEach(() => {
  vi.clearAllMocks();
  startSession('a-token', 'admin@example.in', 'ADMIN');
});
afterEach(() => {
  keepOwnStaff(undefined);
  leave();
});

describe('notes about a member', () => {
  const note = {
    id: 3,
    at: '2030-03-09T06:30:00.000Z',
    author: 'Kiran',
    text: 'Bad knee',
    isDeletable: false,
  };

  it('show who wrote them and when, and only the own one of today can be deleted', async () => {
    await open({ notes: [{ ...note, id: 4, text: 'Pays on Friday', isDeletable: true }, note] });

    expect(screen.getByText('Bad knee')).toBeDefined();
    expect(screen.getAllByText(/^Kiran, 9 Mar/)).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Delete the note/ })).toHaveLength(1);
  });

  it('are written, and written once when the answer was lost', async () => {
    const api = fakeApi({ 'members/note': 'network is down' });
    await open();
    await type('New note', 'Bad knee');
    await press('Save note');
    expect(textIn('New note')).toBe('Bad knee');

    api.answer({ 'members/note': { reply: { status: 'Note saved', id: 3 } } });
    await press('Save note');

    const [lost, again] = api.requestsOf('members/note');
    expect(again?.body).toEqual({ userId: 7, text: 'Bad knee' });
    expect(again?.headers.get(IDEMPOTENCY_KEY_HEADER)).toBe(lost?.headers.get(IDEMPOTENCY_KEY_HEADER));
    expect(textIn('New note')).toBe('');
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('are deleted after a question', async () => {
    const api = fakeApi({ 'members/deleteNote': { reply: { status: 'Note deleted' } } });
    await open({ notes: [{ ...note, isDeletable: true }] });

    await press('Delete the note: Bad knee');
    await press('Delete');
    await idle();

    expect(api.requests.map(({ body }) => body)).toEqual([{ id: 3 }]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });
});

describe('correcting a member', () => {
  it('sends only what was changed, with the version that was seen', async () => {
    const api = fakeApi({ 'members/update': { reply: { status: 'Saved' } } });
    const { messages } = await open({ version: 4 });
    await press('Edit');

    await type('Phone', '9876500000');
    choose('Gender', 'Male');
    await press('Save');

    expect(api.requests.map(({ body }) => body)).toEqual([
      { userId: 7, version: 4, phone: '9876500000', gender: 'Male' },
    ]);
    expect(messages()).toEqual(['Saved']);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('keeps typed values when someone else was faster, shows what is saved now, and saves over it when asked again', async () => {
    const now = { ...sampleMember, version: 5, name: 'Asha Rao' };
    const changed = { code: 'memberChanged', message: 'Somebody has changed this member meanwhile.' };
    const api = fakeApi({
      'members/update': { status: 409, error: changed },
      'admin/getMember': { reply: now },
    });
    await open({ version: 4 });
    await press('Edit');
    await type('Phone', '9876500000');

    await press('Save');

    const notice = screen.getByRole('alert');
    expect(within(notice).getByText('Asha Rao')).toBeDefined();
    expect(textIn('Phone')).toBe('9876500000');
    api.answer({ 'members/update': { reply: { status: 'Saved' } } });
    await press('Save');
    expect(api.requestsOf('members/update').at(-1)?.body).toEqual({
      userId: 7,
      version: 5,
      phone: '9876500000',
    });
  });

  it('shows under its field what is wrong, and sends nothing when nothing was changed', async () => {
    const api = fakeApi({});
    await open();
    await press('Edit');

    await type('Phone', '98');
    await press('Save');
    expect(errorUnder('Phone')).not.toBe('10 digits, without +91');
    await type('Phone', sampleMember.phone);
    await press('Save');

    expect(api.requests).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers the email only until the account is claimed', async () => {
    await open();
    await press('Edit');
    expect(screen.queryByLabelText('Email')).toBeNull();
    leave();

    await open({ isUnclaimed: true, email: '' });
    await press('Edit');
    expect(screen.getByLabelText('Email')).toBeDefined();
  });
});

describe('someone whom the desk has added', () => {
  it('is marked, and gets the link as a QR code, with the time until which it works', async () => {
    const api = fakeApi({ 'members/claimLink': { reply: sampleClaimLink } });
    await open({ isUnclaimed: true, email: '' });
    expect(screen.getByText('Not claimed yet')).toBeDefined();
    expect(screen.queryByText('Email')).toBeNull();

    await press('Show link');

    expect(api.requests.map(({ body }) => body)).toEqual([{ userId: 7 }]);
    expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeDefined();
    expect(screen.getByText(sampleClaimLink.claimLink)).toBeDefined();
    expect(screen.getByText(/Works once, until 12:10\./)).toBeDefined();
  });

  it('who has claimed the account meanwhile is shown anew', async () => {
    const message = 'This account is already claimed: the member signs in with a password.';
    fakeApi({ 'members/claimLink': { status: 409, error: { code: 'claimedAlready', message } } });
    const { messages } = await open({ isUnclaimed: true });

    await press('Show link');

    expect(messages()).toEqual([message]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('offers no edits and notes without the permission', async () => {
    keepOwnStaff({
      preset: 'coach',
      permissions: ['openAdmin', 'findMembers'],
      center: null,
      needsFactor: false,
    });
    await open({ isUnclaimed: true });

    expect(screen.getByText('Not claimed yet')).toBeDefined();
    for (const name of ['Edit', 'Show link', 'Save note'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
