import { rupeesToPaise } from '@namma/contract/money';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';
import { withdrawUnpaid } from './withdraw.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
const admin = gym.as(await gym.make.admin());
afterEach(() => gym.setNow(noon));

const rowsOf = async (member: TestUser) => (await gym.as(member).call('membership/getMemberships')).body;
const sumOf = async (member: TestUser) => {
  const { rows } = await sql<{ documents: number; receipts: number; waiting: number }>`
    select
      (select coalesce(sum(case kind when 'credit_note' then -total_paise else total_paise end), 0)::bigint
        from documents where user_id = ${member.userId} and cancelled_at is null) as documents,
      coalesce(sum(amount_paise), 0)::bigint as receipts,
      (select coalesce(sum(paid_paise), 0)::bigint from memberships
        where user_id = ${member.userId} and payment_status = 'pending') as waiting
    from payments join memberships on memberships.id = membership_id
    where user_id = ${member.userId}`.execute(gym.db);
  return rows[0];
};

/** Elite for six months from today: ₹9,899 for 185 days. */
async function paidElite() {
  const member = await gym.make.member();
  const body = {
    type: 'Elite' as const,
    center: 'indiranagar' as const,
    start_Date: '2030-03-04',
    end_Date: '2030-09-04',
  };
  await gym.as(member).call('membership/register', { body });
  const id = (await rowsOf(member))[0]?.id ?? 0;
  await admin.call('membership/update', { body: { id, status: 'payed' } });
  return { member, id };
}

const quote = async (id: number, type: 'Elite' | 'Elite Pro' | 'Elite Plus', months: 3 | 6 | 12) =>
  (await admin.call('membership/quoteChange', { query: { id, type, months } })).body;
async function change(id: number, type: 'Elite' | 'Elite Pro' | 'Elite Plus', months: 3 | 6 | 12) {
  const { duePaise, refundPaise } = await quote(id, type, months);
  const body = { id, type, months, expectedPaise: duePaise - refundPaise };
  return (await admin.call('membership/change', { body })).body;
}

describe('a change of plan', () => {
  it('begins tomorrow, at the price less the value of the old one', async () => {
    const { member, id } = await paidElite();
    const worth = rupeesToPaise(Math.round((9_899 * 184) / 185));
    const total = rupeesToPaise(13_899);

    expect(await quote(id, 'Elite Pro', 12)).toEqual({
      totalPaise: total,
      creditPaise: worth,
      duePaise: total - worth,
      refundPaise: 0,
      startDate: '2030-03-05',
      endDate: '2031-03-05',
      center: 'indiranagar',
    });
    const { membershipId, duePaise } = await change(id, 'Elite Pro', 12);

    expect(await rowsOf(member)).toMatchObject([
      { id: membershipId, changedFrom: id, payment_status: 'pending', duePaise },
      { id, payment_status: 'payed', effectiveEnd: '2030-03-04', duePaise: 0, refundPaise: 0 },
    ]);
    await admin.call('membership/update', { body: { id: membershipId, status: 'payed' } });
    const sums = await sumOf(member);
    expect(sums?.documents).toBe(sums?.receipts);
    const [invoice] = (await gym.as(member).call('documents/getMine')).body;
    const [note] = (await gym.as(member).call('documents/getMine')).body.filter(
      ({ kind }) => kind === 'credit_note',
    );
    const shown = await gym.as(member).call('documents/get', { query: { number: invoice?.number ?? '' } });
    expect(shown.body.payment).toMatchObject({
      duePaise: 0,
      by: [{ amountPaise: total - worth }],
      credit: { amountPaise: worth, creditNote: note?.number },
    });
  });

  it('twice in a day carries all of it over, and an end then refunds the unused part in one receipt', async () => {
    const { member, id } = await paidElite();
    const first = await change(id, 'Elite Pro', 12);
    await admin.call('membership/update', { body: { id: first.membershipId, status: 'payed' } });

    const second = await quote(first.membershipId, 'Elite Plus', 12);
    expect(second).toMatchObject({ creditPaise: rupeesToPaise(13_899), startDate: '2030-03-05' });
    const { membershipId } = await change(first.membershipId, 'Elite Plus', 12);
    await admin.call('membership/update', { body: { id: membershipId, status: 'payed' } });
    const ending = { id: membershipId, day: '2030-03-04' };
    const { refundPaise } = (await admin.call('membership/quoteEnd', { query: ending })).body;
    expect(refundPaise).toBe(rupeesToPaise(16_899));
    await admin.call('membership/end', { body: { ...ending, mode: 'cash', expectedPaise: refundPaise } });

    const sums = await sumOf(member);
    expect(sums).toMatchObject({ documents: sums?.receipts, waiting: 0 });
    expect(sums?.receipts).toBe(rupeesToPaise(9_899 - Math.round((9_899 * 184) / 185)));
  });

  it('to a cheaper one is paid at once, and the rest is a pending refund', async () => {
    const { member, id } = await paidElite();

    const { refundPaise, duePaise, documentNumber } = await change(id, 'Elite', 3);

    expect(duePaise).toBe(0);
    expect(documentNumber).toBeDefined();
    expect((await rowsOf(member)).map((row) => [row.payment_status, row.refundPaise])).toEqual([
      ['payed', 0],
      ['payed', refundPaise],
    ]);
    const body = { id, day: '2030-03-04', mode: 'cash' as const, expectedPaise: refundPaise };
    await admin.call('membership/end', { body });
    const sums = await sumOf(member);
    expect(sums?.documents).toBe(sums?.receipts);
  });

  it('of other sums is refused with the new ones', async () => {
    const { id } = await paidElite();

    const body = { id, type: 'Elite Pro' as const, months: 12 as const, expectedPaise: 1 };
    const refused = await admin.callLoosely('membership/change', { body });

    expect(refused).toMatchObject({ status: 409, body: { changeSums: { refundPaise: 0 } } });
  });
});

describe('a withdrawal', () => {
  it('removes dues, slips and list entries, and can be undone by the same admin', async () => {
    const { membershipId: id, member } = await gym.make.membership();

    const { activityId = 0 } = (await admin.call('membership/withdraw', { body: { id } })).body;

    expect((await gym.as(member).call('user/getDues')).body.dues).toEqual([]);
    const listed = await admin.call('membership/getAllMemberships', { query: { status: 'withdrawn' } });
    expect(listed.body.content).toMatchObject([{ id, payment_status: 'pending', duePaise: 0 }]);
    const paid = await admin.callLoosely('membership/update', { body: { id, status: 'payed' } });
    expect(paid).toMatchObject({ status: 409, body: { code: 'membershipWithdrawn' } });
    await admin.call('admin/undo', { body: { activityId } });
    expect((await gym.as(member).call('user/getDues')).body.dues).toHaveLength(1);
  });

  it('is refused after a payment, and to members after a reversed one', async () => {
    const { membershipId: id, member } = await gym.make.membership({ paymentStatus: 'payed' });
    const withdraw = async () =>
      (await gym.as(member).callLoosely('membership/withdraw', { body: { id } })).body.code;

    expect(await withdraw()).toBe('paidForAlready');
    const receipt = await gym.db
      .selectFrom('payments')
      .select('id')
      .where('membership_id', '=', id)
      .execute();
    await admin.call('payments/reverse', { body: { id: receipt[0]?.id ?? 0, reason: 'Bounced' } });
    expect(await withdraw()).toBe('paidForAlready');
    expect((await admin.call('membership/withdraw', { body: { id } })).status).toBe(200);
  });

  it('happens automatically 30 days after the first day, a week after a mail', async () => {
    const { membershipId: id, member } = await gym.make.membership();
    const on = async (day: string) => {
      gym.setNow(new Date(`${day}T12:00:00+05:30`));
      await withdrawUnpaid({ db: gym.db, clock: gym.now } as Parameters<typeof withdrawUnpaid>[0]);
      return gym.db
        .selectFrom('memberships')
        .select(['lapses_on', 'withdrawn_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    };

    expect(await on('2030-03-26')).toEqual({ lapses_on: null, withdrawn_at: null });
    expect(await on('2030-03-27')).toEqual({ lapses_on: '2030-04-03', withdrawn_at: null });
    expect((await on('2030-04-02')).withdrawn_at).toBeNull();
    expect((await on('2030-04-03')).withdrawn_at).not.toBeNull();
    const mails = await gym.db
      .selectFrom('mails')
      .select('kind')
      .where('recipient', '=', member.email)
      .execute();
    expect(mails).toEqual([{ kind: 'membership lapsing' }]);
  });
});
