import { addMonths, type Day } from '@namma/contract/days/dates';
import { membershipTotalRupees } from '@namma/contract/memberships/rules';
import { soldPlanOf } from '@namma/contract/memberships/sold-plan';
import type { TierName } from '@namma/contract/memberships/tiers';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { defaultPlan, defaultTiers } from '@namma/contract/testing/default-plans';
import { type Center, firstCenters } from '@namma/contract/values/centers';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';
import { soldColumnsOf } from './present.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
afterEach(() => gym.setNow(noon));

const elitePlusHalfYear = {
  type: 'Elite Plus',
  center: 'indiranagar',
  start_Date: '2030-03-04',
  end_Date: '2030-09-04',
  price: 12899,
} as const;

const membershipsOf = async (member: TestUser) =>
  (await gym.as(member).call('membership/getMemberships')).body;

describe('registering a membership', () => {
  it('creates a pending one, with its price and its end', async () => {
    const member = await gym.make.member({ name: 'Asha Rao' });

    const reply = await gym.as(member).call('membership/register', {
      body: { ...elitePlusHalfYear, user_id: member.userId, payment_status: 'pending' },
    });

    expect(reply).toMatchObject({
      status: 201,
      body: { status: 'Membership registered. Pay at indiranagar to start.' },
    });
    expect(await membershipsOf(member)).toEqual([
      {
        id: expect.any(Number),
        name: 'Asha Rao',
        type: 'Elite Plus',
        price: 12899,
        payment_status: 'pending',
        center: 'indiranagar',
        startDate: '2030-03-04',
        endDate: '2030-09-04',
        effectiveEnd: '2030-09-04',
        documentNumber: null,
        duePaise: 1_289_900,
        months: 6,
        pause: null,
        renewalOf: null,
        renewalDiscountPaise: 0,
        withdrawnAt: null,
        lapsesOn: null,
        endedAt: null,
        creditedPaise: 0,
        refundPaise: 0,
        changedFrom: null,
        sold: soldPlanOf('Elite Plus', defaultPlan('Elite Plus', 6)),
      },
    ]);
  });

  it('accepts each of the nine plans at its own price, and no other', async () => {
    const member = await gym.make.member();

    for (const { name, plans } of defaultTiers) {
      for (const plan of plans) {
        const body = {
          type: name,
          center: firstCenters[0],
          start_Date: '2030-08-31',
          end_Date: addMonths('2030-08-31', plan.months),
          price: membershipTotalRupees(plan),
          overlaps: true as const,
        };
        const right = await gym.as(member).call('membership/register', { body });
        const wrong = await gym
          .as(member)
          .call('membership/register', { body: { ...body, price: plan.discountPriceRupees } });

        expect([right.status, wrong.status]).toEqual([201, 409]);
      }
    }

    expect(await membershipsOf(member)).toHaveLength(9);
  });

  it('finds the plan by its price without an end, and the price by the end alone', async () => {
    const member = await gym.make.member();
    const { end_Date, price, ...bare } = elitePlusHalfYear;

    const byPrice = await gym.as(member).call('membership/register', { body: { ...bare, price } });
    const byEnd = await gym.as(member).call('membership/register', {
      body: { ...bare, end_Date, overlaps: true },
    });
    const byNothing = await gym.as(member).call('membership/register', { body: bare });

    expect([byPrice.status, byEnd.status, byNothing.status]).toEqual([201, 201, 400]);
    expect(await membershipsOf(member)).toMatchObject([
      { endDate: end_Date, price },
      { endDate: end_Date, price },
    ]);
  });

  it('returns both prices when the price was another', async () => {
    const member = await gym.make.member();

    const reply = await gym
      .as(member)
      .call('membership/register', { body: { ...elitePlusHalfYear, price: 1 } });

    expect(reply).toMatchObject({
      status: 409,
      body: {
        message: 'The price has changed: it was ₹1 and is now ₹12,899 with tax and fee.',
        expectedTotal: 1,
        total: 12899,
      },
    });
    expect(await membershipsOf(member)).toEqual([]);
  });

  it.each([
    [{ start_Date: '2030-03-03', end_Date: '2030-09-03' }, 'start_Date', 'Choose today or a later day'],
    [{ start_Date: undefined }, 'start_Date', 'Start date required!'],
    [{ start_Date: '2031-02-29' }, 'start_Date', 'Choose a day'],
    [{ end_Date: '2030-09-05' }, 'end_Date', 'A membership lasts 3, 6 or 12 months from its start date'],
    [{ end_Date: '2030-03-04' }, 'end_Date', 'A membership lasts 3, 6 or 12 months from its start date'],
    [{ start_Date: '9999-12-01', end_Date: undefined }, 'start_Date', 'Choose 4 Mar 2032 or an earlier day'],
    [{ center: 'whitefield' }, 'center', 'Choose one of our centers'],
    [{ type: 'Elite Max' }, 'type', 'Use one of: Elite, Elite Pro, Elite Plus'],
    [
      { payment_status: 'payed' },
      'payment_status',
      'A new membership is pending until it is paid at the center',
    ],
    [{ price: 'cheap' }, 'price', 'Enter an amount in rupees'],
  ])('refuses %j and stores nothing', async (wrong, path, message) => {
    const member = await gym.make.member();

    const reply = await gym
      .as(member)
      .callLoosely('membership/register', { body: { ...elitePlusHalfYear, ...wrong } });

    expect(reply.status).toBe(400);
    expect(reply.body.issues).toMatchObject([{ path, message }]);
    expect(await membershipsOf(member)).toEqual([]);
  });

  it('refuses to register one for another member', async () => {
    const [asha, ravi] = await gym.make.members(2);

    const reply = await gym.as(asha as TestUser).call('membership/register', {
      body: { ...elitePlusHalfYear, user_id: ravi?.userId },
    });

    expect(reply.status).toBe(403);
    expect(await membershipsOf(ravi as TestUser)).toEqual([]);
  });

  it('refuses a start that became yesterday at midnight in Bengaluru while the form was open', async () => {
    const member = await gym.make.member();
    const register = () => gym.as(member).call('membership/register', { body: elitePlusHalfYear });

    gym.setNow(new Date('2030-03-04T18:29:59.999Z'));
    const before = await register();
    gym.setNow(new Date('2030-03-04T18:30:00.000Z'));
    const after = await register();

    expect([before.status, after.status]).toEqual([201, 400]);
    expect(after.body.issues).toMatchObject([{ path: 'start_Date', message: 'Choose today or a later day' }]);
  });
});

describe('two clicks on Get Membership', () => {
  const withKey = (key: string, body: object = elitePlusHalfYear) => ({
    body,
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
  });

  it('register one membership and get the same response', async () => {
    const member = await gym.make.member();

    const replies = await Promise.all(
      [1, 2, 3].map(() => gym.as(member).callLoosely('membership/register', withKey('click'))),
    );

    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.status)).size).toBe(1);
    expect(await membershipsOf(member)).toHaveLength(1);
  });

  it('get the first response also across midnight', async () => {
    const member = await gym.make.member();
    gym.setNow(new Date('2030-03-04T18:29:59.999Z'));
    await gym.as(member).callLoosely('membership/register', withKey('night'));
    gym.setNow(new Date('2030-03-04T18:30:05.000Z'));

    const again = await gym.as(member).callLoosely('membership/register', withKey('night'));

    expect(again.status).toBe(201);
    expect(await membershipsOf(member)).toHaveLength(1);
  });

  it('need another key for another center; a refused attempt may be corrected with its own', async () => {
    const member = await gym.make.member();
    const ask = (key: string, change: object) =>
      gym.as(member).callLoosely('membership/register', withKey(key, { ...elitePlusHalfYear, ...change }));

    const refused = await ask('first', { price: 1 });
    const corrected = await ask('first', {});
    const other = await ask('first', { center: 'kormangla' });
    const fresh = await ask('second', { center: 'kormangla', overlaps: true });

    expect([refused, corrected, other, fresh].map(({ status }) => status)).toEqual([409, 201, 422, 201]);
    expect((await membershipsOf(member)).map(({ center }) => center)).toEqual(['kormangla', 'indiranagar']);
  });
});

describe('paying for a membership', () => {
  it('moves it from pending to paid', async () => {
    const { membershipId, member } = await gym.make.membership();
    const admin = await gym.make.admin();

    const reply = await gym
      .as(admin)
      .call('membership/update', { body: { id: membershipId, status: 'payed' } });

    expect(reply).toMatchObject({ status: 200, body: { status: 'Membership marked as paid' } });
    expect(await membershipsOf(member)).toMatchObject([{ id: membershipId, payment_status: 'payed' }]);
  });

  it.each([
    [{ id: 2_000_000_000, status: 'payed' }, 404],
    [{ id: 1, status: 'pending' }, 400],
    [{ id: 0, status: 'payed' }, 400],
    [{ status: 'payed' }, 400],
  ])('refuses %j with %i', async (body, status) => {
    const admin = await gym.make.admin();

    expect((await gym.as(admin).callLoosely('membership/update', { body })).status).toBe(status);
  });
});

describe('the list of all memberships', () => {
  it('has pages, newest first, with filters by status and member', async () => {
    const own = await startTestGym({ today: '2030-03-04' });
    const admin = own.as(await own.make.admin());
    const asha = await own.make.member({ name: 'Asha 100%', email: 'asha_rao@example.com' });
    const ids: number[] = [];
    for (let made = 0; made < 3; made++) {
      ids.unshift((await own.make.membership({ member: asha, paymentStatus: 'payed' })).membershipId);
    }
    const ravi = await own.make.member({ name: 'Ravi Kumar', email: 'ravi@example.com' });
    const other = await own.make.membership({ member: ravi });
    const list = async (query: object) => {
      const { body } = await admin.callLoosely('membership/getAllMemberships', { query: { ...query } });
      return { ids: body.content.map(({ id }) => id), totalPages: body.totalPages };
    };

    expect(await list({ limit: 3 })).toEqual({
      ids: [other.membershipId, ...ids.slice(0, 2)],
      totalPages: 2,
    });
    expect(await list({ limit: 3, page: 2 })).toEqual({ ids: ids.slice(2), totalPages: 2 });
    expect(await list({ page: 9 })).toEqual({ ids: [], totalPages: 1 });
    expect(await list({ status: 'pending' })).toEqual({ ids: [other.membershipId], totalPages: 1 });
    expect(await list({ status: 'payed', q: 'asha' })).toEqual({ ids, totalPages: 1 });
    // % and _ are not wildcards.
    expect(await list({ q: '00%' })).toEqual({ ids, totalPages: 1 });
    // One or two letters match only the beginning of words. A search without letters and digits matches nothing.
    expect(await list({ q: 'as' })).toEqual({ ids, totalPages: 1 });
    expect(await list({ q: '1' })).toEqual({ ids, totalPages: 1 });
    expect(await list({ q: 'sh' })).toEqual({ ids: [], totalPages: 0 });
    expect(await list({ q: '%' })).toEqual({ ids: [], totalPages: 0 });
    expect(await list({ q: 'asha_' })).toEqual({ ids, totalPages: 1 });
    expect(await list({ q: 'person_' })).toEqual({ ids: [], totalPages: 0 });
    expect(await list({ q: '\\' })).toEqual({ ids: [], totalPages: 0 });
    expect((await list({ q: String(other.membershipId) })).ids).toContain(other.membershipId);
    expect(
      (await admin.callLoosely('membership/getAllMemberships', { query: { status: 'paid' } })).status,
    ).toBe(400);
  });
});

describe('memberships of a center, of a tier, of some days', () => {
  it('are listed and exported separately', async () => {
    const own = await startTestGym({ today: '2030-03-04' });
    const admin = own.as(await own.make.admin());
    const member = own.as(await own.make.member());
    const take = (type: TierName, center: Center, start_Date: string) =>
      member.call('membership/register', {
        body: { type, center, start_Date, end_Date: addMonths(start_Date, 12), overlaps: true },
      });
    await take('Elite', 'kormangla', '2030-03-04');
    await take('Elite Plus', 'kormangla', '2030-03-05');
    own.setNow(new Date('2030-03-05T06:30:00.000Z'));
    await take('Elite', 'HSR Layout', '2030-03-06');
    const list = async (query: object) => {
      const { body } = await admin.callLoosely('membership/getAllMemberships', { query: { ...query } });
      return body.content.map(({ startDate }) => startDate);
    };

    expect(await list({ center: 'kormangla' })).toEqual(['2030-03-05', '2030-03-04']);
    expect(await list({ type: 'Elite' })).toEqual(['2030-03-06', '2030-03-04']);
    expect(await list({ type: 'Elite', center: 'kormangla', status: 'pending' })).toEqual(['2030-03-04']);
    expect(await list({ from: '2030-03-05' })).toEqual(['2030-03-06']);
    expect(await list({ to: '2030-03-04', center: 'kormangla', type: 'Elite Plus' })).toEqual(['2030-03-05']);
    const { body } = await admin.call('membership/getAllMemberships', { query: { from: '2030-03-05' } });
    expect(body.content[0]?.createdAt).toBe('2030-03-05T06:30:00.000Z');
    const file = await admin.callLoosely('admin/exportMemberships', { query: { center: 'HSR Layout' } });
    expect(String(file.body).trim().split('\r\n')).toHaveLength(2);
    expect(file.body).toContain('HSR Layout');
  });

  it.each([{ center: 'Mysuru' }, { type: 'Gold' }])('cannot be filtered by %j', async (query) => {
    const admin = gym.as(await gym.make.admin());

    expect((await admin.callLoosely('membership/getAllMemberships', { query })).status).toBe(400);
  });
});

describe('the database alone', () => {
  it('counts months as the contract does, on every day of eight years', async () => {
    const { rows } = await sql<{ day: Day; months: number; end: Day }>`
      select day::date as day, months, (day + make_interval(months => months))::date as end
      from generate_series('2027-01-01'::date, '2034-12-31'::date, interval '1 day') as day,
        unnest(array[3, 6, 12]) as months`.execute(gym.db);

    const differing = rows.filter(({ day, months, end }) => addMonths(day, months) !== end);

    expect(rows).toHaveLength(2922 * 3);
    expect(differing).toEqual([]);
  });

  it.each([
    ['a price of nothing', { total_paise: 0 }],
    ['a length no plan has', { months: 9 as 6, end_date: '2030-12-04' }],
    ['an end that does not fit its months', { end_date: '2030-09-05' }],
    ['an end before the start', { months: -3 as 3, end_date: '2029-12-04' }],
    ['an unknown center', { center: 'whitefield' }, '23503'],
    ['an unknown tier', { type: 'Elite Max' as 'Elite' }],
    ['an unknown status', { payment_status: 'paid' as 'payed' }],
  ])('refuses %s', async (_what, wrong, code = '23514') => {
    const { userId } = await gym.make.member();
    const right = {
      user_id: userId,
      type: 'Elite',
      months: 6,
      center: 'kormangla',
      start_date: '2030-03-04',
      end_date: '2030-09-04',
      total_paise: 989900,
      ...soldColumnsOf(soldPlanOf('Elite', defaultPlan('Elite', 6))),
      created_at: gym.now(),
    } as const;

    const insertion = gym.db
      .insertInto('memberships')
      .values({ ...right, ...wrong })
      .execute();

    await expect(insertion).rejects.toMatchObject({ code: code });
  });

  it('never makes a paid membership pending again', async () => {
    const { membershipId } = await gym.make.membership({ paymentStatus: 'payed' });

    const update = sql`update memberships set payment_status = 'pending' where id = ${membershipId}`.execute(
      gym.db,
    );

    await expect(update).rejects.toMatchObject({ code: '23514' });
  });
});
