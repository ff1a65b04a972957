import { days } from '@namma/contract/days/dates';
import { selectPlan } from '@namma/contract/memberships/rules';
import { offeredTier } from '@namma/contract/memberships/tiers';
import { offerOf } from '@namma/contract/settings/plans';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { restorePlans, sellOtherPlans } from '../../../testing/other-plans.ts';
import { readSettings } from '../../core/settings/api.ts';
import { remindOfEnds } from './service.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
afterEach(async () => {
  await restorePlans(gym);
  gym.setNow(noon);
});

const elite = {
  type: 'Elite',
  center: 'indiranagar',
  start_Date: '2030-03-04',
  end_Date: '2030-09-04',
} as const;

/** An Elite membership for six months that was registered and paid before the plans changed. */
async function sold() {
  const member = await gym.make.member();
  const client = gym.withToken(await gym.make.session(member.userId, days(400)));
  await client.call('membership/register', { body: elite });
  const [row] = (await client.call('membership/getMemberships')).body;
  if (!row) throw new Error('not registered');
  const admin = gym.as(await gym.make.admin());
  await admin.call('membership/update', { body: { id: row.id, status: 'payed' } });
  return { id: row.id, row, client, member, admin };
}

describe('a membership sold before the plans changed', () => {
  it('keeps its pause, extension and transfer days, and one bought now has the new ones', async () => {
    const { id, client } = await sold();

    await sellOtherPlans(gym);

    const ledger = (await client.call('membership/getLedger', { query: { id } })).body;
    expect(ledger).toMatchObject({ pauseDaysLeft: 15, extensionDaysLeft: 15, transferDaysLeft: 15 });
    const tooLong = await client.callLoosely('membership/extend', { body: { id, days: 16 } });
    expect([tooLong.status, tooLong.body.message]).toEqual([
      409,
      'You can extend this membership by up to 15 days.',
    ]);
    expect((await client.call('membership/extend', { body: { id, days: 15 } })).body.effectiveEnd).toBe(
      '2030-09-19',
    );
    const now = selectPlan(offeredTier(offerOf(await readSettings(gym.db, '2030-03-04')), 'Elite'), 6);
    const body = { ...elite, start_Date: '2031-03-04', end_Date: '2031-09-04' };
    expect((await client.call('membership/register', { body })).status).toBe(201);
    const [newest] = (await client.call('membership/getMemberships')).body;
    expect(newest).toMatchObject({
      price: now.discountPriceRupees + 900,
      sold: { pauseDays: now.benefits.pauseDays, extensionDays: now.benefits.extensionDays },
    });
  });

  it('keeps its price, and the discount of its renewal', async () => {
    const { id, row, client } = await sold();

    await sellOtherPlans(gym);

    const [kept] = (await client.call('membership/getMemberships')).body;
    expect(kept).toMatchObject({ price: row.price, sold: row.sold });
    const now = selectPlan(offeredTier(offerOf(await readSettings(gym.db, '2030-03-04')), 'Elite'), 6);
    const price = now.discountPriceRupees + 900 - 300;
    const body = { ...elite, start_Date: '2030-09-05', end_Date: '2031-03-05', renewalOf: id };
    const replies = [
      await client.callLoosely('membership/register', { body: { ...body, price: price + 1 } }),
      await client.call('membership/register', { body: { ...body, price } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([409, 201]);
  });

  it('admits to the same centers, and changes its center as before', async () => {
    const { id, member, client, admin } = await sold();
    const scan = (center: 'indiranagar' | 'kormangla') =>
      admin.call('visits/scan', { body: { memberId: member.userId, center } });

    await sellOtherPlans(gym);

    expect((await scan('kormangla')).body).toMatchObject({ verdict: 'refused', reason: 'other center' });
    expect((await client.call('membership/moveCenter', { body: { id, center: 'kormangla' } })).status).toBe(
      200,
    );
    expect((await scan('kormangla')).body.verdict).toBe('in');
  });

  it('is reminded of its end with the discount that it was sold with', async () => {
    const { client, member } = await sold();

    await sellOtherPlans(gym);

    gym.setNow(new Date('2030-08-28T12:00:00+05:30'));
    await remindOfEnds({ db: gym.db, clock: gym.now } as Parameters<typeof remindOfEnds>[0]);
    const rows = await gym.db
      .selectFrom('mails')
      .select('payload')
      .where('recipient', '=', member.email)
      .where('kind', '=', 'membership expiring')
      .execute();
    expect(rows).toMatchObject([{ payload: { extraDiscountPaise: 30_000 } }]);
    expect((await client.call('privacy/getMine', { query: {} })).body.memberships).toMatchObject([
      { extraDiscountPaise: 30_000, pauseDays: 15, opensAllCenters: false, feePaise: 90_000 },
    ]);
  });
});

it('the database refuses changes of the terms of sale, also by manual statements', async () => {
  const { id } = await sold();

  for (const column of ['pause_days', 'extra_discount_paise', 'months', 'total_paise'])
    await expect(
      sql`update memberships set ${sql.ref(column)} = 3 where id = ${id}`.execute(gym.db),
    ).rejects.toMatchObject({ code: '23001' });
});
