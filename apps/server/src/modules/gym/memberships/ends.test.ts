import { addDays, type Day } from '@namma/contract/days/dates';
import { rupeesToPaise } from '@namma/contract/money';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';
import { restorePlans, sellOtherPlans } from '../../../testing/other-plans.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
const admin = gym.as(await gym.make.admin());
afterEach(async () => {
  gym.setNow(noon);
  await restorePlans(gym);
});

const beOn = (day: Day) => gym.setNow(new Date(`${day}T12:00:00+05:30`));

/** Elite Plus for six months, 4 March to 4 September 2030: 185 days for ₹12,899. */
async function paid(member?: TestUser, more: object = {}) {
  const owner = member ?? (await gym.make.member());
  const id = await register(owner, more);
  await admin.call('membership/update', { body: { id, status: 'payed' } });
  return { member: owner, id };
}

async function register(owner: TestUser, more: object = {}): Promise<number> {
  const body = {
    type: 'Elite Plus' as const,
    center: 'indiranagar' as const,
    start_Date: '2030-03-04',
    end_Date: '2030-09-04',
    ...more,
  };
  await gym.as(owner).call('membership/register', { body });
  return (await gym.as(owner).call('membership/getMemberships')).body[0]?.id ?? 0;
}

const TOTAL = rupeesToPaise(12_899);
const TERM = 185;
/** The value of the unused days of a price. */
const worth = (unused: number, paid = TOTAL) => Math.round((paid * unused) / TERM / 100) * 100;

const quote = async (id: number, day: Day) =>
  (await admin.callLoosely('membership/quoteEnd', { query: { id, day } })).body;
const end = (id: number, day: Day, expectedPaise: number, more: object = { mode: 'cash' }) =>
  admin.callLoosely('membership/end', { body: { id, day, expectedPaise, ...more } });
const rowOf = async (member: TestUser, id: number) =>
  (await gym.as(member).call('membership/getMemberships')).body.find((each) => each.id === id);

/** The sums of a membership's documents and receipts. */
async function sumsOf(id: number) {
  const { rows } = await sql<{ documents: number; receipts: number }>`
    select
      (select coalesce(sum(case kind when 'credit_note' then -total_paise else total_paise end), 0)::bigint
        from documents where membership_id = ${id} and cancelled_at is null) as documents,
      (select coalesce(sum(amount_paise), 0)::bigint from payments where membership_id = ${id}) as receipts`.execute(
    gym.db,
  );
  return rows[0];
}

describe('an end with a refund', () => {
  it('refunds the unused days, with a credit note, a receipt and a mail, and nothing is due', async () => {
    const { member, id } = await paid();
    const document = (await rowOf(member, id))?.documentNumber;
    beOn('2030-04-02');

    const sums = await quote(id, '2030-04-02');
    // 4 March to 2 April: 30 days.
    expect(sums).toEqual({
      paidPaise: TOTAL,
      usedPaise: TOTAL - worth(155),
      feePaise: 0,
      refundPaise: worth(155),
      termDays: TERM,
      usedDays: 30,
      lastDay: '2030-04-02',
    });
    const ended = await end(id, '2030-04-02', worth(155), { mode: 'upi', utr: '012345678901' });

    expect(ended).toMatchObject({
      status: 201,
      body: { effectiveEnd: '2030-04-02', refundPaise: worth(155) },
    });
    const { documentNumber = '', receiptId = 0 } = ended.body;
    const note = (await gym.as(member).call('documents/get', { query: { number: documentNumber } })).body;
    expect(note).toMatchObject({ kind: 'credit_note', totalPaise: worth(155), against: document });
    expect(note.lines[0]?.description).toContain('not used after 2 Apr 2030');
    const receipt = (await admin.call('payments/getReceipt', { query: { id: receiptId } })).body;
    expect(receipt).toMatchObject({
      kind: 'refund',
      amountPaise: -worth(155),
      duePaise: 0,
      utr: '012345678901',
    });
    expect(await rowOf(member, id)).toMatchObject({
      payment_status: 'payed',
      effectiveEnd: '2030-04-02',
      duePaise: 0,
      refundPaise: 0,
      creditedPaise: worth(155),
      documentNumber: document,
    });
    expect((await gym.as(member).call('user/getDues')).body.duePaise).toBe(0);
    const kept = TOTAL - worth(155);
    expect(await sumsOf(id)).toEqual({ documents: kept, receipts: kept });
    const mails = await gym.db
      .selectFrom('mails')
      .select('kind')
      .where('recipient', '=', member.email)
      .execute();
    expect(mails.map(({ kind }) => kind)).toContain('membership ended');
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('of another sum is refused with the new ones, and changes nothing', async () => {
    const { member, id } = await paid();

    const refused = await end(id, '2030-03-04', 100);

    expect(refused).toMatchObject({ status: 409, body: { endSums: { refundPaise: worth(184) } } });
    expect(await rowOf(member, id)).toMatchObject({ endedAt: null, effectiveEnd: '2030-09-04' });
  });

  it('deducts the fee set by the owner, and credits only the refund', async () => {
    const { id } = await paid();
    const set = (value: number) =>
      admin.call('settings/set', { body: { key: 'exitFeePercent', value, fromDay: '2030-03-04' } });
    await set(10);

    const sums = await quote(id, '2030-04-02');
    const refund = Math.round((worth(155) * 9) / 1000) * 100;
    const fee = worth(155) - refund;
    await set(0);

    expect(sums).toMatchObject({ feePaise: fee, refundPaise: worth(155) - fee });
  });

  it('needs a mode, a separate UTR for UPI, and the permission', async () => {
    const [one, other] = [await paid(), await paid()];
    const upi = { mode: 'upi', utr: '112345678902' };

    expect(await end(one.id, '2030-03-04', worth(184), {})).toMatchObject({ status: 400 });
    expect((await end(one.id, '2030-03-04', worth(184), upi)).status).toBe(201);
    expect(await end(other.id, '2030-03-04', worth(184), upi)).toMatchObject({
      status: 409,
      body: { code: 'utrUsed' },
    });
    expect((await rowOf(other.member, other.id))?.endedAt).toBeNull();
    const desk = gym.as(await gym.make.staff({ preset: 'desk' }));
    const body = { id: other.id, day: '2030-03-04', mode: 'cash' as const, expectedPaise: worth(184) };
    expect((await desk.callLoosely('membership/end', { body })).status).toBe(403);
    expect((await gym.as(other.member).callLoosely('membership/end', { body })).status).toBe(403);
  });
});

describe('the day of an end', () => {
  it.each([
    ['its first day', '2030-03-04', 1],
    ['a day of next month', '2030-04-02', 30],
    ['the day before its last one', '2030-09-03', 184],
  ])('may be %s', async (_title, day, used) => {
    const { id } = await paid();

    expect(await quote(id, day)).toMatchObject({ usedDays: used, refundPaise: worth(TERM - used) });
    expect((await end(id, day, worth(TERM - used))).body).toMatchObject({ effectiveEnd: day });
  });

  it('cannot be before today, nor its last day or later', async () => {
    const { id } = await paid();

    expect(await quote(id, '2030-03-03')).toMatchObject({ issues: [{ path: 'day' }] });
    expect(await quote(id, '2030-09-04')).toMatchObject({ code: 'endsByItself' });
    const over = await gym.make.membership({ paymentStatus: 'payed', endDate: '2030-03-01' });
    expect(await quote(over.membershipId, '2030-03-04')).toMatchObject({ code: 'membershipEnded' });
  });

  it('of a membership that has not begun refunds all, and it counts as never begun', async () => {
    const { member, id } = await paid(undefined, { start_Date: '2030-03-20', end_Date: '2030-09-20' });

    const ended = await end(id, '2030-03-04', TOTAL);

    expect(ended.body).toMatchObject({ refundPaise: TOTAL, effectiveEnd: '2030-03-19' });
    expect(await sumsOf(id)).toEqual({ documents: 0, receipts: 0 });
    expect(await rowOf(member, id)).toMatchObject({ payment_status: 'payed', duePaise: 0 });
    const isSome = ({ total }: { total: number }) => total !== 0;
    const recounted = await listRecountedTotals(gym.db);
    expect((await listKeptTotals(gym.db)).filter(isSome)).toEqual(recounted.filter(isSome));
  });
});

describe('the used days', () => {
  it('exclude a pause', async () => {
    const { member, id } = await paid();
    await gym
      .as(member)
      .call('membership/pause', { body: { id, fromDay: '2030-03-10', toDay: '2030-03-19' } });
    beOn('2030-03-15');

    expect(await quote(id, '2030-03-15')).toMatchObject({ usedDays: 6 });
    await end(id, '2030-03-15', worth(TERM - 6));

    // Its days no longer change: the pause is neither resumed nor extended.
    const resumed = await gym.as(member).callLoosely('membership/resume', { body: { id } });
    expect(resumed).toMatchObject({ status: 409, body: { code: 'endedAlready' } });
    expect((await rowOf(member, id))?.effectiveEnd).toBe('2030-03-15');
  });

  it('include transferred ones, while received ones and an extension have no value', async () => {
    const [giver, getter] = [await paid(), await paid()];
    const body = { id: giver.id, days: 10, email: getter.member.email };
    await gym.as(giver.member).call('membership/transferDays', { body });
    await gym.as(getter.member).call('membership/extend', { body: { id: getter.id, days: 20 } });

    expect(await quote(giver.id, '2030-03-04')).toMatchObject({ usedDays: 11, refundPaise: worth(174) });
    expect(await quote(getter.id, '2030-03-04')).toMatchObject({ usedDays: 1, refundPaise: worth(184) });
    // Only the extra days are left.
    expect(await quote(getter.id, '2030-09-20')).toMatchObject({ usedDays: TERM, refundPaise: 0 });
    await end(getter.id, '2030-03-04', worth(184));

    // The transferred days end with it and are not refunded.
    const back = await admin.callLoosely('membership/revokeTransfer', { body: { id: giver.id } });
    expect(back).toMatchObject({ status: 409, body: { code: 'nothingToRevoke' } });
  });

  it('exclude closed days, and a later closure does not move an ended membership', async () => {
    const { member, id } = await paid(undefined, { center: 'kormangla' });
    const close = (fromDay: Day, toDay: Day) =>
      admin.call('centers/close', { body: { center: 'kormangla', fromDay, toDay, reason: 'Painting' } });
    await close('2030-03-06', '2030-03-08');

    expect(await quote(id, '2030-03-13')).toMatchObject({ usedDays: 7 });
    await end(id, '2030-03-13', worth(TERM - 7));
    await close('2030-03-10', '2030-03-11');

    expect((await rowOf(member, id))?.effectiveEnd).toBe('2030-03-13');
  });

  it('cost the paid price, not the current one', async () => {
    const { id } = await paid();
    await sellOtherPlans(gym);

    expect(await quote(id, '2030-03-04')).toMatchObject({ paidPaise: TOTAL, refundPaise: worth(184) });
  });
});

describe('a partly paid membership', () => {
  const pay = (id: number, amount: number) =>
    admin.call('payments/receive', { body: { subject: 'membership', id, mode: 'cash', amount } });

  it('ends with the value of its payments, and a document of the kept part', async () => {
    const member = await gym.make.member();
    const id = await register(member);
    await pay(id, 5000);

    const ended = await end(id, '2030-04-02', worth(155, 500_000));

    const kept = 500_000 - worth(155, 500_000);
    expect(ended.status).toBe(201);
    expect(await sumsOf(id)).toEqual({ documents: kept, receipts: kept });
    expect(await rowOf(member, id)).toMatchObject({ payment_status: 'payed', duePaise: 0 });
  });

  it('after a reversal ends with the rest, and its payments can no longer be reversed', async () => {
    const member = await gym.make.member();
    const id = await register(member);
    const part = await pay(id, 5000);
    await admin.call('membership/update', { body: { id, status: 'payed' } });
    await admin.call('payments/reverse', { body: { id: part.body.receiptId, reason: 'Bounced' } });
    const paid = TOTAL - 500_000;

    expect(await quote(id, '2030-03-04')).toMatchObject({ paidPaise: paid });
    await end(id, '2030-03-04', worth(184, paid));

    expect(await sumsOf(id)).toEqual({
      documents: paid - worth(184, paid),
      receipts: paid - worth(184, paid),
    });
    const rows = await gym.db
      .selectFrom('payments')
      .select(['id', 'kind'])
      .where('membership_id', '=', id)
      .execute();
    const payment = rows.findLast(({ kind }) => kind === 'payment');
    const again = await admin.callLoosely('payments/reverse', {
      body: { id: payment?.id ?? 0, reason: 'Bounced' },
    });
    expect(again).toMatchObject({ status: 409 });
  });

  it('without payments is withdrawn instead', async () => {
    const id = await register(await gym.make.member());

    expect(await quote(id, '2030-03-04')).toMatchObject({ code: 'nothingPaidYet' });
  });
});

describe('an ended membership', () => {
  it('is not ended, paid, paused, extended, moved or renewed again', async () => {
    const { member, id } = await paid(undefined, { type: 'Elite', end_Date: '2030-09-04' });
    const sums = await quote(id, '2030-03-10');
    await end(id, '2030-03-10', sums.refundPaise);

    const own = gym.as(member);
    const tries = await Promise.all([
      end(id, '2030-03-08', 0),
      admin.callLoosely('membership/update', { body: { id, status: 'payed' } }),
      own.callLoosely('membership/pause', { body: { id, fromDay: '2030-03-05', toDay: '2030-03-08' } }),
      own.callLoosely('membership/extend', { body: { id, days: 2 } }),
      own.callLoosely('membership/moveCenter', { body: { id, center: 'kormangla' } }),
      own.callLoosely('membership/withdraw', { body: { id } }),
      own.callLoosely('membership/register', {
        body: {
          type: 'Elite',
          center: 'indiranagar',
          start_Date: '2030-03-11',
          end_Date: '2030-09-11',
          renewalOf: id,
        },
      }),
    ]);

    expect(tries.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'endedAlready'],
      [409, 'paidAlready'],
      ...Array.from({ length: 5 }, () => [409, 'endedAlready']),
    ]);
  });

  it('admits its member until its last day, and frees their places in classes after it', async () => {
    const { member, id } = await paid();
    await end(id, '2030-03-05', worth(183));
    const scan = async () =>
      (await admin.call('visits/scan', { body: { memberId: member.userId, center: 'indiranagar' } })).body;

    beOn('2030-03-05');
    expect(await scan()).toMatchObject({ verdict: 'in' });
    beOn('2030-03-06');
    expect(await scan()).toMatchObject({ verdict: 'refused', reason: 'expired' });
  });

  it('has a pending refund again once the receipt is reversed, and is then refunded by the same call', async () => {
    const { member, id } = await paid();
    const ended = await end(id, '2030-03-04', worth(184));
    await admin.call('payments/reverse', {
      body: { id: ended.body.receiptId ?? 0, reason: 'Wrong account' },
    });

    expect(await rowOf(member, id)).toMatchObject({
      refundPaise: worth(184),
      payment_status: 'payed',
      duePaise: 0,
    });
    const deleting = await gym.as(member).callLoosely('privacy/deleteAccount', {
      body: { password: 'correct horse', isSure: true },
    });
    expect(deleting).toMatchObject({ status: 409, body: { code: 'refundOfEndWaits' } });
    const again = await end(id, '2030-03-04', worth(184), { mode: 'card' });

    expect(again.status).toBe(201);
    const kept = TOTAL - worth(184);
    expect(await sumsOf(id)).toEqual({ documents: kept, receipts: kept });
    expect(await end(id, '2030-03-04', 0)).toMatchObject({ status: 409, body: { code: 'endedAlready' } });
  });

  it('with a pending renewal is refused, until the renewal is withdrawn or ended', async () => {
    const { member, id } = await paid();
    const renewal = await register(member, {
      start_Date: '2030-09-05',
      end_Date: '2031-03-05',
      renewalOf: id,
    });

    expect(await quote(id, '2030-03-04')).toMatchObject({ code: 'renewalWaits' });
    await gym.as(member).call('membership/withdraw', { body: { id: renewal } });
    expect((await end(id, '2030-03-04', worth(184))).status).toBe(201);
    expect((await rowOf(member, renewal))?.startDate).toBe('2030-09-05');
  });

  it('is in no list of renewals and reminders', async () => {
    const { id, member } = await paid();
    await end(id, addDays('2030-03-04', 5), worth(TERM - 6));
    const report = await admin.call('admin/getReport', { query: { report: 'renewals' } });

    expect(JSON.stringify(report.body)).not.toContain(member.name);
  });
});
