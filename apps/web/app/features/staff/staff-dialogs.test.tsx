import type { StaffRow } from '@namma/contract/staff/schemas';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { choose, leave, press, renderScreenAt, textIn, type } from '../../testing/render-screen-at';
import { mergeWithSaved } from './grant-fields';
import { ChangeDialog, InviteDialog } from './staff-dialogs';

afterEach(leave);

describe('a form whose role is changed while it is open', () => {
  it('shows that the role does not include it, and keeps typed values', async () => {
    fakeApi({
      'staff/invite': {
        status: 403,
        error: { message: 'Your role does not include this.', code: 'notInRole' },
      },
    });
    startSession('a-token', 'asha@example.in', 'ADMIN');
    const onDone = vi.fn();
    const { messages } = await renderScreenAt(
      '/admin/staff',
      <InviteDialog isOpen coaches={[]} onClose={() => {}} onDone={onDone} />,
    );
    await type('Email', 'meena@example.in');

    await press('Invite');

    expect(messages()).toEqual(['Your role does not include this.']);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('meena@example.in');
    expect(onDone).not.toHaveBeenCalled();
  });
});

it('shares the link of an invitation by WhatsApp, where no mail can be sent', async () => {
  fakeApi({ 'staff/invite': { reply: { status: 'Invitation created', link: '/invitation#abc' } } });
  startSession('a-token', 'asha@example.in', 'ADMIN');
  await renderScreenAt(
    '/admin/staff',
    <InviteDialog isOpen coaches={[]} onClose={() => {}} onDone={vi.fn()} />,
  );
  await type('Email', 'meena@example.in');

  await press('Invite');

  const link = screen.getByRole('link', { name: 'Share by WhatsApp' });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toContain(screen.getByLabelText<HTMLInputElement>('Link').value);
});

describe('a role that another owner changes while its form is open', () => {
  const row = (changes: Partial<StaffRow>): StaffRow => ({
    userId: 7,
    inviteId: null,
    name: 'Meena Das',
    email: 'meena@example.in',
    preset: 'desk',
    center: null,
    coachId: null,
    state: 'active',
    lastSeenAt: null,
    hasSecondFactor: false,
    grantedBy: 'Asha Rao',
    grantedAt: '2130-03-06T06:30:00.000Z',
    expiresAt: null,
    profileViews: { people: 0, exports: [] },
    ...changes,
  });

  it('is shown before it is overwritten', async () => {
    const theirs = row({ preset: 'shop', center: 'kormangla', grantedAt: '2130-03-06T06:31:00.000Z' });
    const api = fakeApi({
      'staff/change': { status: 409, error: { message: 'Changed.', code: 'staffChanged' } },
      'staff/getAll': { reply: [theirs] },
    });
    startSession('a-token', 'asha@example.in', 'ADMIN');
    vi.setSystemTime('2130-03-06T06:32:00Z');
    const onDone = vi.fn();
    await renderScreenAt(
      '/admin/staff',
      <ChangeDialog row={row({})} coaches={[]} onClose={() => {}} onDone={onDone} />,
    );

    choose('Role', 'manager');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toContain('RoleShopCenterkormangla');
    expect(textIn('Role')).toBe('manager');
    expect(textIn('Center')).toBe('kormangla');
    api.answer({ 'staff/change': { reply: { status: 'Changed' } } });
    await press('Save');

    expect(api.requestsOf('staff/change').map(({ body }) => body)).toEqual([
      { userId: 7, preset: 'manager', grantedAt: '2130-03-06T06:30:00.000Z' },
      { userId: 7, preset: 'manager', center: 'kormangla', grantedAt: '2130-03-06T06:31:00.000Z' },
    ]);
    expect(onDone).toHaveBeenCalledWith('Changed');
    vi.useRealTimers();
  });

  it('keeps the role of the other owner where only the center was chosen', () => {
    const now = row({ preset: 'coach', coachId: 3 });

    const merged = mergeWithSaved(
      { preset: 'desk', center: 'indiranagar' },
      row({ preset: 'desk', center: null }),
      now,
    );

    expect(merged).toEqual({ ...now, center: 'indiranagar' });
  });

  it('has no center where the chosen role has none', () => {
    const opened = row({ preset: 'desk', center: 'HSR Layout' });

    const merged = mergeWithSaved({ preset: 'owner' }, opened, row({ preset: 'desk', center: 'kormangla' }));

    expect(merged).toMatchObject({ preset: 'owner', center: null });
  });
});
