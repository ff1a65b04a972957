import { addDays, addMonths, type Day, days } from '@namma/contract/days/dates';
import type { NewMembership } from '@namma/contract/memberships/schemas';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const admin = await gym.make.admin();
const noon = gym.now();
afterEach(() => gym.setNow(noon));

const as = async (who: TestUser) => gym.withToken(await gym.make.session(who.userId, days(1_000)));
/** Elite Plus at indiranagar from 4 March to 4 September 2030, unless overridden. */
const paid = (traits: Parameters<typeof gym.make.membership>[0] = {}) =>
  gym.make.membership({ paymentStatus: 'payed', ...traits });
const elite = (start: Day, more: Partial<NewMembership> = {}): NewMembership => ({
  type: 'Elite',
  center: 'indiranagar',
  start_Date: start,
  end_Date: addMonths(start, 3),
  ...more,
});

describe('overlapping memberships need confirmation', () => {
  it('when a second one is registered, of any tier, paid or not', async () => {
    const { member, membershipId } = await paid();
    const client = await as(member);

    const refused = await client.callLoosely('membership/register', { body: elite('2030-08-26') });
    const meant = await client.call('membership/register', {
      body: elite('2030-08-26', { overlaps: true }),
    });
    const third = await client.callLoosely('membership/register', { body: elite('2030-11-20') });

    expect([refused.status, meant.status, third.status]).toEqual([409, 201, 409]);
    expect(refused.body).toMatchObject({
      code: 'membershipsOverlap',
      message:
        'This overlaps with the Elite Plus membership from 4 Mar 2030 to 4 Sep 2030 for 10 days. Confirm to keep both.',
      overlap: {
        membershipId,
        type: 'Elite Plus',
        startDate: '2030-03-04',
        effectiveEnd: '2030-09-04',
        paymentStatus: 'payed',
        days: 10,
      },
    });
    expect(third.body.overlap).toMatchObject({ type: 'Elite', paymentStatus: 'pending', days: 7 });
  });

  it('not when one begins on the day after the other, or the other has ended', async () => {
    const { member } = await paid();
    await paid({ member, endDate: '2030-03-03', months: 3 });

    const taken = await (await as(member)).call('membership/register', { body: elite('2030-09-05') });

    expect(taken.status).toBe(201);
  });

  it('when a renewal would begin while another one runs', async () => {
    const { member, membershipId } = await paid({ endDate: '2030-03-20' });
    await paid({ member, startDate: '2030-03-21', type: 'Elite' });
    const client = await as(member);
    const body = elite('2030-03-21', { renewalOf: membershipId });

    const refused = await client.callLoosely('membership/register', { body });

    expect([refused.status, refused.body.overlap?.type]).toEqual([409, 'Elite']);
    expect((await client.call('membership/register', { body: { ...body, overlaps: true } })).status).toBe(
      201,
    );
  });

  it('when a pause or an extension moves the end into a later one, not when its renewal moves along', async () => {
    const { member, membershipId: id } = await paid();
    const client = await as(member);
    await client.call('membership/register', { body: elite('2030-09-05', { type: 'Elite Plus' }) });
    const pause = { id, fromDay: '2030-03-10', toDay: '2030-03-16' };

    const replies = [
      await client.callLoosely('membership/pause', { body: pause }),
      await client.callLoosely('membership/extend', { body: { id, days: 2 } }),
    ];
    expect(replies.map(({ status, body }) => [status, body.overlap?.days])).toEqual([
      [409, 7],
      [409, 2],
    ]);
    expect((await client.call('membership/getLedger', { query: { id } })).body.events).toEqual([]);
    expect(
      (await client.call('membership/pause', { body: { ...pause, overlaps: true } })).body.effectiveEnd,
    ).toBe('2030-09-11');

    const renewed = await paid();
    const other = await as(renewed.member);
    await other.call('membership/register', {
      body: elite('2030-09-05', { renewalOf: renewed.membershipId }),
    });
    const moved = await other.call('membership/extend', { body: { id: renewed.membershipId, days: 3 } });
    expect(moved.status).toBe(200);
  });

  it('when the renewal that moves along would run into a third one', async () => {
    const { member, membershipId: id } = await paid();
    const client = await as(member);
    await client.call('membership/register', { body: elite('2030-09-05', { renewalOf: id }) });
    await client.call('membership/register', { body: elite('2030-12-06') });

    const extended = await client.callLoosely('membership/extend', { body: { id, days: 3 } });

    expect([extended.status, extended.body.overlap]).toMatchObject([
      409,
      { startDate: '2030-12-06', days: 3 },
    ]);
  });

  it('not about days on which the other one is paused, but about the end that the pause moved', async () => {
    const { member, membershipId: id } = await paid({ months: 12 });
    const client = await as(member);
    await client.call('membership/pause', { body: { id, fromDay: '2030-03-10', toDay: '2030-03-20' } });

    const beside = await client.callLoosely('membership/register', {
      body: elite('2030-03-10', { overlaps: undefined }),
    });

    // 10 March to 10 June are 93 days, of which 11 are paused.
    expect(beside.body.overlap?.days).toBe(93 - 11);
  });

  it('when days are transferred to a member with a later one, which only the gym can confirm', async () => {
    const from = await paid();
    const to = await paid();
    await paid({ member: to.member, type: 'Elite', startDate: '2030-09-05' });
    const body = { id: from.membershipId, days: 5, email: to.member.email };
    const giver = await as(from.member);
    const desk = await as(admin);

    const replies = [
      await giver.callLoosely('membership/transferDays', { body }),
      await giver.callLoosely('membership/transferDays', { body: { ...body, overlaps: true } }),
      await desk.callLoosely('membership/transferDays', { body }),
      await desk.callLoosely('membership/transferDays', { body: { ...body, overlaps: true } }),
    ];

    expect(replies.map(({ status, body }) => [status, body.code ?? body.status])).toEqual([
      [409, 'receiverHasAnother'],
      [409, 'receiverHasAnother'],
      [409, 'membershipsOverlap'],
      [200, '5 days transferred'],
    ]);
    // The response reveals nothing about the other member.
    expect(replies[0]?.body.overlap).toBeUndefined();
  });
});

describe('an admin registers a membership for a member', () => {
  it('by user_id, logged, with the slip and the mail of the member', async () => {
    const member = await gym.make.member();
    const desk = await as(admin);

    const reply = await desk.call('membership/register', {
      body: elite('2030-03-04', { user_id: member.userId }),
    });

    expect(reply.body.status).toBe('Membership registered. Pay at indiranagar to start.');
    const [row] = (await (await as(member)).call('membership/getMemberships')).body;
    expect(row).toMatchObject({ type: 'Elite', payment_status: 'pending' });
    expect((await desk.call('membership/getMemberships')).body).toEqual([]);
    const mails = gym.db.selectFrom('mails').select('kind').where('recipient', '=', member.email);
    expect(await mails.execute()).toEqual([{ kind: 'membership registered' }]);
    const { content } = (await desk.call('admin/getActivity', { query: { subjectType: 'membership' } })).body;
    expect(content[0]).toMatchObject({
      action: 'membership registered',
      subject: `Elite of ${member.name}`,
      after: { months: 3, center: 'indiranagar', start: '2030-03-04', end: '2030-06-04', total: 5_899 },
    });
  });

  it('with the same confirmations and limits, and renews an existing one', async () => {
    const { member, membershipId } = await paid();
    const desk = await as(admin);
    const user_id = member.userId;

    const replies = [
      await desk.callLoosely('membership/register', { body: elite('2030-03-04', { user_id }) }),
      await desk.callLoosely('membership/register', {
        body: elite('2030-09-05', { user_id, renewalOf: membershipId }),
      }),
      await desk.callLoosely('membership/register', { body: elite('2030-03-04', { user_id: 999_999 }) }),
      await (await as(member)).callLoosely('membership/register', {
        body: elite('2030-03-04', { user_id: admin.userId }),
      }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([409, 201, 404, 403]);
    expect(replies[0]?.body.overlap?.membershipId).toBe(membershipId);
  });
});

describe('transferred days', () => {
  /** Ten days transferred from one membership to another. */
  async function handedOver() {
    const [from, to] = [await paid(), await paid()];
    const body = { id: from.membershipId, days: 10, email: to.member.email };
    await (await as(from.member)).call('membership/transferDays', { body });
    const { id: receipt } = await gym.db
      .selectFrom('payments')
      .select('id')
      .where('membership_id', '=', from.membershipId)
      .executeTakeFirstOrThrow();
    const endOf = async ({ member, membershipId: id }: typeof from) =>
      (await (await as(member)).call('membership/getLedger', { query: { id } })).body.effectiveEnd;
    return { from, to, receipt, ends: async () => [await endOf(from), await endOf(to)] };
  }

  it('prevent the reversal of the receipt until they are revoked', async () => {
    const { from, to, receipt, ends } = await handedOver();
    const desk = await as(admin);
    const reverse = () =>
      desk.callLoosely('payments/reverse', { body: { id: receipt, reason: 'The cheque bounced' } });

    const refused = await reverse();
    const back = await desk.call('membership/revokeTransfer', { body: { id: from.membershipId } });
    const reversed = await reverse();

    expect([refused.status, refused.body.message]).toEqual([
      409,
      `${to.member.name} still has 10 days from this membership. Take them back first.`,
    ]);
    expect(back.body).toEqual({ status: '10 days revoked', effectiveEnd: '2030-09-04' });
    expect(await ends()).toEqual(['2030-09-04', '2030-09-04']);
    expect(reversed.status).toBe(201);
    const again = await desk.callLoosely('membership/revokeTransfer', { body: { id: from.membershipId } });
    expect([again.status, again.body.code]).toEqual([409, 'alreadyRevoked']);
    const ledger = (await desk.call('membership/getLedger', { query: { id: from.membershipId } })).body;
    expect(ledger).toMatchObject({ transferDaysLeft: 0 });
    expect(ledger.events.map(({ kind, days }) => [kind, days])).toEqual([
      ['days out', -10],
      ['days returned', 10],
    ]);
    const { content } = (await desk.call('admin/getActivity', { query: { subjectType: 'membership' } })).body;
    expect(content.slice(0, 2).map(({ action }) => action)).toEqual([
      'membership changed',
      'membership changed',
    ]);
  });

  it('return as far as they are still to come, and then allow the reversal', async () => {
    const { from, receipt, ends } = await handedOver();
    gym.setNow(new Date('2030-09-11T12:00:00+05:30'));
    const desk = await as(admin);

    const back = await desk.call('membership/revokeTransfer', { body: { id: from.membershipId } });

    expect(back.body.status).toBe('3 days revoked');
    expect(await ends()).toEqual([addDays('2030-08-25', 3), '2030-09-11']);
    gym.setNow(noon);
    const other = await handedOver();
    gym.setNow(new Date('2030-12-01T12:00:00+05:30'));
    const late = await desk.callLoosely('membership/revokeTransfer', {
      body: { id: other.from.membershipId },
    });
    expect([late.status, late.body.code]).toEqual([409, 'nothingToRevoke']);
    const reversals = [receipt, other.receipt].map((id) =>
      desk.call('payments/reverse', { body: { id, reason: 'Wrong person' } }),
    );
    expect((await Promise.all(reversals)).map(({ status }) => status)).toEqual([201, 201]);
  });

  it('are not taken from a pause of the member who has them', async () => {
    const { from, to, ends } = await handedOver();
    gym.setNow(new Date('2030-09-05T12:00:00+05:30'));
    await (await as(to.member)).call('membership/pause', {
      body: { id: to.membershipId, fromDay: '2030-09-08', toDay: '2030-09-13' },
    });

    const back = await (await as(admin)).call('membership/revokeTransfer', {
      body: { id: from.membershipId },
    });

    // The pause moved the end to 20 September; 14 to 20 September are seven days.
    expect(back.body.status).toBe('7 days revoked');
    expect((await ends())[1]).toBe('2030-09-13');
  });

  it('prevent the undo of the payment', async () => {
    const from = await gym.make.membership();
    const to = await paid();
    const desk = await as(admin);
    const { body } = await desk.call('membership/update', {
      body: { id: from.membershipId, status: 'payed' },
    });
    await (await as(from.member)).call('membership/transferDays', {
      body: { id: from.membershipId, days: 4, email: to.member.email },
    });

    const undone = await desk.callLoosely('admin/undo', { body: { activityId: body.activityId ?? 0 } });

    expect([undone.status, undone.body.code]).toEqual([409, 'daysTransferred']);
  });
});
