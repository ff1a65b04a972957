import type { MembershipLedger } from '@namma/contract/memberships/schemas';
import { messages as sentences } from '@namma/contract/messages';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RowMenu } from '../../../../admin/list/row-menu';
import { startSession } from '../../../../lib/session/session-changes';
import { fakeApi } from '../../../../testing/fake-api';
import { idle, leave, press, pressInMenu, renderScreenAt } from '../../../../testing/render-screen-at';
import { soldToday } from '../../../../testing/sample-sold';
import type { CurrentMembership } from './held';
import { Planner } from './planner';
import { useDaysItems } from './row-days';

const held: CurrentMembership = {
  id: 7,
  name: 'Asha Rao',
  type: 'Elite Plus',
  center: 'HSR Layout',
  payment_status: 'payed',
  startDate: '2030-03-04',
  effectiveEnd: '2030-09-04',
  sold: soldToday('Elite Plus', 6),
};
const ledger = (changes: Partial<MembershipLedger> = {}): MembershipLedger => ({
  membershipId: 7,
  startDate: '2030-03-04',
  endDate: '2030-09-04',
  effectiveEnd: '2030-09-04',
  ...{
    pauseDaysLeft: 30,
    extensionDaysLeft: 30,
    transferDaysLeft: 30,
    centerChangesLeft: 0,
    events: [],
    closures: [],
  },
  ...changes,
});
const event = (changes: Partial<MembershipLedger['events'][number]>): MembershipLedger['events'][number] => ({
  id: 1,
  kind: 'pause',
  fromDay: '2030-03-10',
  toDay: '2030-03-16',
  days: 7,
  center: null,
  isByAdmin: false,
  closureId: null,
  at: '2030-03-04T06:30:00.000Z',
  ...changes,
});
const paused = ledger({ effectiveEnd: '2030-09-11', pauseDaysLeft: 23, events: [event({})] });
const untimed = { startsAt: null, center: null, coach: null, status: 'booked' } as const;
const bookings = [
  { ...untimed, id: 1, consult_type: 'Nutrition', date: '2030-03-12' },
  { ...untimed, id: 2, consult_type: 'Fitness', date: '2030-03-20' },
] as const;

async function open(
  answers: Parameters<typeof fakeApi>[0] = {},
  changes: Partial<CurrentMembership> = {},
  onChanged = () => {},
) {
  const api = fakeApi({ 'membership/getLedger': { reply: ledger() }, ...answers });
  const shown = await renderScreenAt(
    '/profile/profileMembership',
    <Planner
      held={{ ...held, ...changes }}
      readBookings={async () => [...bookings]}
      onChanged={onChanged}
      signInAt={undefined}
    />,
  );
  await act(idle);
  return { api, ...shown };
}
const rows = () =>
  screen.getAllByRole('listitem').map((row) => row.firstElementChild?.parentElement?.textContent);
const button = (name: string) => screen.getByRole('button', { name: `${name}: Elite Plus` });
const dialog = () => within(screen.getByRole('dialog'));
async function openDialog(name: string) {
  act(() => void fireEvent.click(button(name)));
  await act(idle);
}
async function type(label: string, value: string) {
  act(() => void fireEvent.input(dialog().getByLabelText(label), { target: { value } }));
  await idle();
}
async function submit(name: string) {
  act(() => void fireEvent.click(dialog().getByRole('button', { name })));
  await act(idle);
}
const outcome = () => dialog().getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-03-04T06:30:00Z'), toFake: ['Date'] });
  startSession('a-token', 'asha@example.in');
});
afterEach(leave);

describe('the planner of a membership', () => {
  it('shows what is left', async () => {
    await open();

    expect(rows()).toEqual([
      '30pause days leftPause',
      '30extension days leftExtend',
      '30transfer days leftTransfer days',
    ]);
  });

  it('offers another center for Elite only, and says from when', async () => {
    const moved = event({
      kind: 'center',
      fromDay: null,
      toDay: null,
      days: 0,
      center: 'kormangla',
    });
    await open(
      { 'membership/getLedger': { reply: ledger({ centerChangesLeft: 2, events: [moved] }) } },
      { type: 'Elite', sold: soldToday('Elite', 6) },
    );

    expect(rows()[3]).toBe('2center changes leftNext change from 3 May 2030Change center');
    expect(screen.getByRole('button', { name: 'Change center: Elite' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('shows why something is not possible any more', async () => {
    await open({
      'membership/getLedger': {
        reply: ledger({ pauseDaysLeft: 2, extensionDaysLeft: 0, transferDaysLeft: 0 }),
      },
    });

    expect(rows()).toEqual([
      '2pause days leftPause for at least 3 daysPause',
      '0extension days leftAlready extendedExtend',
      '0transfer days leftAlready transferredTransfer days',
    ]);
    act(() => void fireEvent.click(button('Extend')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the history, newest first', async () => {
    await open({
      'membership/getLedger': {
        reply: ledger({
          events: [
            event({}),
            event({ id: 2, kind: 'resume', fromDay: '2030-03-12', days: -5 }),
            event({ id: 3, kind: 'extension', fromDay: null, toDay: null, days: 1, isByAdmin: true }),
          ],
        }),
      },
    });

    const history = within(screen.getByText('History (3)').closest('details') as HTMLElement);
    expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ExtendedBy 1 day, by the gym+1 day · 4 Mar 2030',
      'Pause ended early12 Mar 2030 to 16 Mar 2030 restored−5 days · 4 Mar 2030',
      'Paused10 Mar 2030 to 16 Mar 2030+7 days · 4 Mar 2030',
    ]);
  });

  it.each([
    ['not paid', { payment_status: 'pending' as const }],
    ['over', { effectiveEnd: '2030-03-03' }],
  ])('is not there for a membership that is %s', async (_, changes) => {
    const { api } = await open({}, changes);

    expect(screen.queryByRole('list')).toBeNull();
    expect(api.requests).toEqual([]);
  });

  it('can be read again after a failure', async () => {
    const { api } = await open({ 'membership/getLedger': 'network is down' });
    expect(screen.getByText(sentences.networkError)).toBeDefined();

    api.answer({ 'membership/getLedger': { reply: ledger() } });
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await act(idle);

    expect(rows()).toHaveLength(3);
  });
});

describe('pausing', () => {
  it('shows the new end, what is left and the appointments that clash, then saves', async () => {
    const onChanged = vi.fn();
    const { api, messages } = await open(
      { 'membership/pause': { reply: { status: 'Paused', effectiveEnd: '2030-09-14' } } },
      {},
      onChanged,
    );
    await openDialog('Pause');
    expect(outcome()).toBe('New end: 11 Sep 20307 days later than 4 Sep 203023 pause days left after this');

    await type('First day of the pause', '2030-03-10');
    await type('Last day of the pause', '2030-03-19');
    expect(outcome()).toBe(
      'New end: 14 Sep 203010 days later than 4 Sep 203020 pause days left after this' +
        'Appointments on these days stay booked:Nutrition on 12 Mar 2030',
    );
    expect(api.requestsOf('membership/pause')).toEqual([]);
    api.answer({ 'membership/getLedger': { reply: paused } });
    await submit('Pause');

    expect(api.requestsOf('membership/pause').map(({ body }) => body)).toEqual([
      { id: 7, fromDay: '2030-03-10', toDay: '2030-03-19' },
    ]);
    expect(messages()).toEqual(['Paused']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChanged).toHaveBeenCalledOnce();
    expect(rows()[0]).toBe('23pause days leftPaused 10 Mar 2030 to 16 Mar 2030End pause');
  });

  it('uses no pause days for days on which the center is closed, and moves the end by them once', async () => {
    const closed = { fromDay: '2030-03-12', toDay: '2030-03-13' };
    await open(
      {
        'membership/getLedger': {
          reply: ledger({
            effectiveEnd: '2030-09-06',
            events: [event({ ...closed, kind: 'closure', days: 2, closureId: 3, isByAdmin: true })],
            closures: [{ id: 3, center: 'HSR Layout', ...closed }],
          }),
        },
      },
      { effectiveEnd: '2030-09-06' },
    );
    await openDialog('Pause');
    await type('First day of the pause', '2030-03-10');
    await type('Last day of the pause', '2030-03-19');

    expect(outcome()).toMatch(/^New end: 14 Sep 20308 days later than 6 Sep 203022 pause days left/);
  });

  it.each([
    ['First day of the pause', '2030-03-04', 'Choose tomorrow or a later day'],
    ['Last day of the pause', '2030-03-06', 'Pause for at least 3 days'],
    ['Last day of the pause', '2030-04-06', 'This pause takes 33 days, but only 30 pause days are left.'],
    ['Last day of the pause', '2030-09-05', 'The membership ends on 4 Sep 2030. Choose that day or earlier.'],
  ])('says at the field what does not fit: %s %s', async (label, day, sentence) => {
    const { api } = await open();
    await openDialog('Pause');

    await type(label, day);
    expect(outcome()).toMatch(/^Choose days to see the new end date/);
    await submit('Pause');

    expect(errorUnder(label)).toBe(sentence);
    expect(api.requestsOf('membership/pause')).toEqual([]);
  });

  it('shows what the server refuses at its field, reads what is left again, and keeps typed values', async () => {
    const message = 'This pause takes 7 days, but only 5 pause days are left.';
    const { api } = await open({
      'membership/pause': { status: 409, error: { message, issues: [{ path: 'toDay', message }] } },
    });
    await openDialog('Pause');
    await type('First day of the pause', '2030-03-10');
    await type('Last day of the pause', '2030-03-16');
    api.answer({ 'membership/getLedger': { reply: ledger({ pauseDaysLeft: 5 }) } });
    await submit('Pause');

    expect(errorUnder('Last day of the pause')).toBe(message);
    expect(dialog().getByText(/^You can pause 3 to 5 days/)).toBeDefined();
    expect(fieldValue('First day of the pause')).toBe('2030-03-10');
    expect(fieldValue('Last day of the pause')).toBe('2030-03-16');
  });

  it('says in the dialog that another tab was faster', async () => {
    const message = 'This membership is already paused from 10 Mar 2030 to 16 Mar 2030.';
    const { api } = await open({ 'membership/pause': { status: 409, error: { message } } });
    await openDialog('Pause');
    api.answer({ 'membership/getLedger': { reply: paused } });
    await submit('Pause');

    expect(dialog().getByRole('alert').textContent).toBe(message);
    expect(fieldValue('First day of the pause')).toBe('2030-03-05');
    act(() => void fireEvent.click(dialog().getByRole('button', { name: 'Cancel' })));
    await act(idle);
    expect(rows()[0]).toBe('23pause days leftPaused 10 Mar 2030 to 16 Mar 2030End pause');
  });

  it('stays open without a network, and sends once however often it is pressed', async () => {
    let answer = (_: 'network is down') => {};
    const { api } = await open({
      'membership/pause': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await openDialog('Pause');

    await submit('Pause');
    await submit('Pause');
    expect(api.requestsOf('membership/pause')).toHaveLength(1);
    await act(async () => answer('network is down'));
    await act(idle);

    expect(dialog().getByRole('alert').textContent).toBe(sentences.networkError);
  });

  it('leads to the sign-in when the session has ended', async () => {
    const { address } = await open({
      'membership/pause': { status: 401, error: { message: 'Unauthorized' } },
    });
    await openDialog('Pause');
    await submit('Pause');

    expect(address()).toBe('/signIn?from=%2Fprofile%2FprofileMembership');
  });

  it('shows that appointments could not be looked up', async () => {
    fakeApi({ 'membership/getLedger': { reply: ledger() } });
    await renderScreenAt(
      '/profile/profileMembership',
      <Planner
        held={held}
        readBookings={() => Promise.reject(new Error('offline'))}
        onChanged={() => {}}
        signInAt={undefined}
      />,
    );
    await act(idle);
    await openDialog('Pause');

    expect(outcome()).toMatch(/Appointments on these days couldn't be loaded\.$/);
  });
});

describe('the other steps', () => {
  it('end a pause that has begun: today comes back', async () => {
    vi.setSystemTime('2030-03-12T06:30:00Z');
    const { api } = await open(
      {
        'membership/getLedger': { reply: paused },
        'membership/resume': { reply: { status: 'Pause ended', effectiveEnd: '2030-09-06' } },
      },
      { effectiveEnd: '2030-09-11' },
    );
    await openDialog('End pause');

    expect(outcome()).toBe('New end: 6 Sep 20305 days earlier than 11 Sep 203028 pause days left after this');
    await submit('End pause');

    expect(api.requestsOf('membership/resume').map(({ body }) => body)).toEqual([{ id: 7 }]);
  });

  it('extend by the days of the plan or fewer', async () => {
    const { api } = await open({
      'membership/extend': { reply: { status: 'Extended', effectiveEnd: '2030-09-24' } },
    });
    await openDialog('Extend');
    expect(outcome()).toMatch(/^New end: 4 Oct 2030/);

    await type('Days', '31');
    await submit('Extend');
    expect(errorUnder('Days')).toMatch(/You can extend this membership by up to 30 days\.$/);
    await type('Days', '20');
    expect(outcome()).toMatch(/^New end: 24 Sep 203020 days later/);
    await submit('Extend');

    expect(api.requestsOf('membership/extend').map(({ body }) => body)).toEqual([{ id: 7, days: 20 }]);
  });

  it('hand days over, with the server’s sentence at the email', async () => {
    const message = 'No other member with this email has an active Elite Plus membership.';
    const { api } = await open({
      'membership/transferDays': { status: 409, error: { message, issues: [{ path: 'email', message }] } },
    });
    await openDialog('Transfer days');
    await type('Days', '9');
    await type('Email of the receiving member', 'ravi@example.in');
    expect(outcome()).toMatch(/^New end: 26 Aug 20309 days earlier than 4 Sep 2030/);

    await submit('Transfer days');

    expect(errorUnder('Email of the receiving member')).toContain(message);
    expect(fieldValue('Days')).toBe('9');
    expect(api.requestsOf('membership/transferDays').map(({ body }) => body)).toEqual([
      { id: 7, days: 9, email: 'ravi@example.in' },
    ]);
  });

  it('change the center, and say from when it can change again', async () => {
    const { api } = await open(
      {
        'membership/getLedger': { reply: ledger({ centerChangesLeft: 3 }) },
        'membership/moveCenter': { reply: { status: 'Moved', effectiveEnd: '2030-09-04' } },
      },
      { type: 'Elite', sold: soldToday('Elite', 6) },
    );
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Change center: Elite' })));
    await act(idle);
    expect(dialog().queryByRole('option', { name: 'HSR Layout' })).toBeNull();

    act(
      () => void fireEvent.change(dialog().getByLabelText('New center'), { target: { value: 'kormangla' } }),
    );
    expect(outcome()).toBe(
      'New end: 4 Sep 2030No change2 changes left after this, next change from 3 May 2030',
    );
    await submit('Change center');

    expect(api.requestsOf('membership/moveCenter').map(({ body }) => body)).toEqual([
      { id: 7, center: 'kormangla' },
    ]);
  });
});

/** The menus of a list of memberships. */
function Menus({ rows }: { rows: readonly (typeof held & { userId: number })[] }) {
  const { itemsOf, dialog } = useDaysItems({
    readBookingsOf: () => async () => [],
    onChanged: () => {},
    signInAt: '/adminLogin',
  });
  return (
    <>
      {rows.map((row) => (
        <RowMenu key={row.id} of={`No. ${row.id}`} items={itemsOf(row)} />
      ))}
      {dialog}
    </>
  );
}

describe('the menu of a row', () => {
  beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));

  it('reads what is left when a step is chosen, and shows when it is not possible', async () => {
    const api = fakeApi({ 'membership/getLedger': { reply: paused } });
    await renderScreenAt('/admin/memberships', <Menus rows={[{ ...held, userId: 4 }]} />);
    expect(api.requests).toEqual([]);
    await pressInMenu('No. 7', 'Pause');
    expect(dialog().getByText('Paused 10 Mar 2030 to 16 Mar 2030.')).toBeDefined();
    act(() => void fireEvent.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement));
    await act(idle);

    api.answer({ 'membership/getLedger': { reply: ledger() } });
    await pressInMenu('No. 7', 'Pause');

    expect(outcome()).toMatch(/^New end: 11 Sep 2030/);
    expect(api.requestsOf('membership/getLedger')).toHaveLength(2);
  });

  it('has the steps while the membership is paid and has not ended, up to its last day', async () => {
    fakeApi({});
    vi.setSystemTime(new Date('2030-09-10T18:29:00Z'));
    const rowOf = (id: number, changes: Partial<typeof held>) => ({ ...held, id, userId: 4, ...changes });
    await renderScreenAt(
      '/admin/memberships',
      <Menus
        rows={[
          rowOf(1, { payment_status: 'pending' }),
          rowOf(2, { effectiveEnd: '2030-09-10' }),
          rowOf(3, { effectiveEnd: '2030-09-09' }),
          rowOf(4, { startDate: '2030-10-01', effectiveEnd: '2031-04-01' }),
        ]}
      />,
    );
    const hasPause = async (id: number) => {
      await press(`Actions: No. ${id}`);
      const has = screen.queryByRole('menuitem', { name: 'Pause' }) !== null;
      act(() => void fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' }));
      await act(idle);
      return has;
    };

    expect([await hasPause(1), await hasPause(2), await hasPause(3), await hasPause(4)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

/** The error below a field of the dialog, with its hint. */
function errorUnder(label: string): string {
  const ids = dialog().getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join('');
}

const fieldValue = (label: string): string => dialog().getByLabelText<HTMLInputElement>(label).value;
