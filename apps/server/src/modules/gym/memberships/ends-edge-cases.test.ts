import { addMonths, type Day, days } from '@namma/contract/days/dates';
import type { Locale } from '@namma/contract/locales';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';
import { restorePlans, sellOtherPlans } from '../../../testing/other-plans.ts';
import { remindOfEnds } from './service.ts';
import { withdrawUnpaid } from './withdraw.ts';

const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };
const gym = await startTestGym({ today: '2030-03-04', mail });
const noon = gym.now();
// A session that outlives the days of these tests.
const forLong = async ({ userId }: { userId: number }) =>
  gym.withToken(await gym.make.session(userId, days(400)));
const admin = await forLong(await gym.make.admin());
const deps = { db: gym.db, clock: gym.now, mail, isRateLimited: false, isGuardianChecked: false };
afterEach(async () => {
  gym.setNow(noon);
  await restorePlans(gym);
});

const beOn = (day: Day) => gym.setNow(new Date(`${day}T12:00:00+05:30`));
const rowsOf = async (member: TestUser) =>
  (await (await forLong(member)).call('membership/getMemberships')).body;

/** Elite at Indiranagar for three months, from 4 March 2030. */
async function register(owner: TestUser, more: { start?: Day; renewalOf?: number } = {}): Promise<number> {
  const { start = '2030-03-04', renewalOf } = more;
  const body = {
    type: 'Elite' as const,
    center: 'indiranagar' as const,
    start_Date: start,
    end_Date: addMonths(start, 3),
    ...(renewalOf !== undefined && { renewalOf }),
  };
  await (await forLong(owner)).call('membership/register', { body });
  return (await rowsOf(owner))[0]?.id ?? 0;
}
const pay = (id: number) => admin.call('membership/update', { body: { id, status: 'payed' } });
async function paid(more: { start?: Day } = {}) {
  const member = await gym.make.member();
  const id = await register(member, more);
  await pay(id);
  return { member, id };
}
async function end(id: number, day: Day) {
  const { refundPaise } = (await admin.call('membership/quoteEnd', { query: { id, day } })).body;
  const body = { id, day, mode: 'cash' as const, expectedPaise: refundPaise };
  return (await admin.call('membership/end', { body })).body;
}
async function change(id: number, type: 'Elite' | 'Elite Pro' | 'Elite Plus', months: 3 | 6 | 12) {
  const { body } = await admin.call('membership/quoteChange', { query: { id, type, months } });
  const expectedPaise = body.duePaise - body.refundPaise;
  return (await admin.call('membership/change', { body: { id, type, months, expectedPaise } })).body;
}
const scan = async ({ userId }: TestUser) =>
  (await admin.call('visits/scan', { body: { memberId: userId, center: 'indiranagar' } })).body;
const mailsOf = (member: TestUser) =>
  gym.db
    .selectFrom('mails')
    .select(['kind', 'locale'])
    .where('recipient', '=', member.email)
    .orderBy('id')
    .execute();

describe('a withdrawn membership', () => {
  it('is reported at the counter when its slip is scanned, accepts no payment, and admits nobody', async () => {
    const member = await gym.make.member();
    const id = await register(member);
    const slip = (await gym.as(member).call('membership/slip', { query: { id } })).body.code;
    await gym.as(member).call('membership/withdraw', { body: { id } });

    const scanned = await admin.callLoosely('payments/find', { query: { code: slip } });
    const received = await admin.callLoosely('payments/receive', {
      body: { subject: 'membership', id, mode: 'cash', amount: 100 },
    });

    const withdrawn = { status: 409, body: { code: 'membershipWithdrawn' } };
    expect([scanned, received]).toMatchObject([withdrawn, withdrawn]);
    expect(await scan(member)).toMatchObject({ verdict: 'refused', reason: 'no membership' });
    expect((await admin.call('payments/find', { query: { code: member.email } })).body.people).toMatchObject([
      { userId: member.userId, payables: [] },
    ]);
  });

  it('is not paid, ended, changed, paused or withdrawn again', async () => {
    const member = await gym.make.member();
    const id = await register(member);
    await admin.call('membership/withdraw', { body: { id } });

    const tries = await Promise.all([
      admin.callLoosely('membership/update', { body: { id, status: 'payed' } }),
      admin.callLoosely('membership/quoteEnd', { query: { id, day: '2030-03-04' } }),
      admin.callLoosely('membership/quoteChange', { query: { id, type: 'Elite Pro', months: 12 } }),
      gym.as(member).callLoosely('membership/pause', {
        body: { id, fromDay: '2030-03-10', toDay: '2030-03-12' },
      }),
      gym.as(member).callLoosely('membership/withdraw', { body: { id } }),
    ]);

    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(
      tries.map(() => [409, 'membershipWithdrawn']),
    );
  });
});

describe('an unpaid membership that lapses', () => {
  it.each([
    ['en', 'Your Elite membership is not paid yet'],
    ['kn', 'ನಿಮ್ಮ Elite ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ಇನ್ನೂ ಪಾವತಿಯಾಗಿಲ್ಲ'],
    ['hi', 'आपकी Elite मेंबरशिप के पैसे अभी बाक़ी हैं'],
  ] as [Locale, string][])(
    'is notified of once before, in %s, however often is looked',
    async (locale, subject) => {
      const member = await gym.make.member();
      const profile = { name: member.name, phone: '9876543210', DOB: '1990-05-17', locale };
      await gym.as(member).call('user/update', { body: profile });
      await register(member);
      beOn('2030-03-27');

      // Two processes run at the same moment, and again every minute.
      await Promise.all([withdrawUnpaid(deps), withdrawUnpaid(deps)]);
      await withdrawUnpaid(deps);

      const written = await gym.db
        .selectFrom('mails')
        .select(['id', 'locale'])
        .where('recipient', '=', member.email)
        .where('kind', '=', 'membership lapsing')
        .execute();
      expect(written.map((row) => row.locale)).toEqual([locale]);
      expect((await admin.call('admin/getMail', { query: { id: written[0]?.id ?? 0 } })).body.subject).toBe(
        subject,
      );
      beOn('2030-04-03');
      await withdrawUnpaid(deps);
      expect((await rowsOf(member))[0]).toMatchObject({ payment_status: 'pending', duePaise: 0 });
      expect((await rowsOf(member))[0]?.withdrawnAt).not.toBeNull();
    },
  );

  it('is kept when a part is paid after the mail, also once that part is reversed', async () => {
    const member = await gym.make.member();
    const id = await register(member);
    beOn('2030-03-27');
    await withdrawUnpaid(deps);
    const part = await admin.call('payments/receive', {
      body: { subject: 'membership', id, mode: 'cash', amount: 100 },
    });
    beOn('2030-04-03');
    await withdrawUnpaid(deps);
    expect((await rowsOf(member))[0]?.withdrawnAt).toBeNull();

    await admin.call('payments/reverse', { body: { id: part.body.receiptId, reason: 'Bounced' } });
    beOn('2030-04-04');
    await withdrawUnpaid(deps);

    // Money was received for it, so a person decides.
    expect((await rowsOf(member))[0]?.withdrawnAt).toBeNull();
  });
});

describe('a change of plan', () => {
  it('on the day of a price change is refused with the new sums, which then apply', async () => {
    const { member, id } = await paid();
    const plan = { id, type: 'Elite Pro', months: 12 } as const;
    const shown = (await admin.call('membership/quoteChange', { query: plan })).body;
    await sellOtherPlans(gym, 3);

    const refused = await admin.callLoosely('membership/change', {
      body: { ...plan, expectedPaise: shown.duePaise },
    });

    const duePaise = shown.duePaise + 30_000;
    expect(refused).toMatchObject({ status: 409, body: { changeSums: { duePaise } } });
    expect((await change(id, 'Elite Pro', 12)).duePaise).toBe(duePaise);
    expect((await rowsOf(member)).map((row) => row.duePaise)).toEqual([duePaise, 0]);
  });

  it('admits its member today with the old one, and from tomorrow with the new one once it is paid', async () => {
    const { member, id } = await paid();
    const { membershipId } = await change(id, 'Elite Plus', 12);

    expect(await scan(member)).toMatchObject({ verdict: 'in' });
    beOn('2030-03-05');
    expect(await scan(member)).toMatchObject({ verdict: 'refused', reason: 'unpaid' });
    await pay(membershipId);
    expect(await scan(member)).toMatchObject({ verdict: 'in' });
  });

  it('has a due amount, which is shown in the profile, at the counter and in the report', async () => {
    const { member, id } = await paid();
    const { membershipId, duePaise, slipCode } = await change(id, 'Elite Plus', 12);

    expect((await gym.as(member).call('user/getDues')).body).toMatchObject({ duePaise });
    const found = (await admin.call('payments/find', { query: { code: slipCode } })).body;
    expect(found).toMatchObject({ chosen: { subject: 'membership', id: membershipId } });
    const payables = found.people[0]?.payables ?? [];
    expect(payables.map((each) => [each.id, each.duePaise])).toEqual([
      [membershipId, duePaise],
      [id, 0],
    ]);
  });

  it('into one with a credit cannot be withdrawn, and is ended instead', async () => {
    const { id } = await paid();
    const { membershipId } = await change(id, 'Elite Plus', 12);

    const withdrawn = await admin.callLoosely('membership/withdraw', { body: { id: membershipId } });

    expect(withdrawn).toMatchObject({ status: 409, body: { code: 'paidForAlready' } });
    expect((await end(membershipId, '2030-03-04')).refundPaise).toBeGreaterThan(0);
  });
});

describe('a renewal that is ended before its first day', () => {
  /** Ends on 4 June; its renewal was paid and then refunded. */
  async function renewedInVain() {
    const { member, id } = await paid();
    const renewal = await register(member, { start: '2030-06-05', renewalOf: id });
    await pay(renewal);
    await end(renewal, '2030-03-04');
    return { member, id };
  }

  it('does not count: the previous one is due for renewal again, in reports and by mail', async () => {
    const dues = async () => {
      beOn('2030-05-28');
      const { body } = await admin.call('admin/getReport', { query: { report: 'renewals' } });
      gym.setNow(noon);
      return body.figures.find(({ unit }) => unit === 'count')?.value ?? 0;
    };
    const before = await dues();
    const { member, id } = await renewedInVain();

    expect(await dues()).toBe(before + 1);
    beOn('2030-05-28');
    await remindOfEnds(deps);
    expect((await mailsOf(member)).map(({ kind }) => kind)).toContain('membership expiring');
    const listed = (await admin.call('followUps/getAll', { query: { reason: 'renewal due' } })).body;
    expect(listed.content.map(({ userId }) => userId)).toContain(member.userId);
    // It is renewed again, and may be ended until then.
    const again = await register(member, { start: '2030-06-05', renewalOf: id });
    expect((await rowsOf(member))[0]).toMatchObject({ id: again, renewalOf: id });
  });

  it('and a withdrawn one hide nobody from the call list', async () => {
    const { member, id } = await paid();
    const renewal = await register(member, { start: '2030-06-05', renewalOf: id });
    await admin.call('membership/withdraw', { body: { id: renewal } });
    beOn('2030-06-01');

    const listed = (await admin.call('followUps/getAll', { query: { reason: 'renewal due' } })).body;
    expect(listed.content.map(({ userId }) => userId)).toContain(member.userId);
  });
});
