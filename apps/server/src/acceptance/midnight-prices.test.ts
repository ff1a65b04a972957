import { addMonths } from '@namma/contract/days/dates';
import { membershipTotalRupees } from '@namma/contract/memberships/rules';
import { priceKey } from '@namma/contract/settings/keys';
import { expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startTestGym } from '../testing/gym.ts';

const BUYERS = 24;
const gym = await startTestGym({ now: new Date('2030-03-31T23:59:58+05:30') });
const others = gym.engine === 'postgresql' ? [await gym.startAnother()] : [];
const processes = [gym, ...others];
const midnight = new Date('2030-04-01T00:00:00+05:30');
const raised = { listPriceRupees: 19_999, discountPriceRupees: 14_999, monthlyCostRupees: 1_249 };
const [before, after] = [13_899, membershipTotalRupees(raised)];

const readPrice = async (client: Client) => {
  const { plans } = (await client.call('settings/getPlans')).body['Elite Pro'];
  return membershipTotalRupees(plans[0]);
};

/** Registers a membership at the shown price, and at a changed price only after confirmation. */
async function buy(client: Client, onShown = () => {}) {
  const shown = await readPrice(client);
  onShown();
  const body = {
    type: 'Elite Pro',
    center: 'HSR Layout',
    start_Date: '2030-04-01',
    end_Date: addMonths('2030-04-01', 12),
    overlaps: true,
  } as const;
  const answer = await client.callLoosely('membership/register', { body: { ...body, price: shown } });
  return { shown, answer };
}

it('at midnight under load, nobody pays an unseen or unconfirmed price, and no page has the old one', async () => {
  const owner = gym.as(await gym.make.admin());
  await owner.call('settings/set', {
    body: { key: priceKey('elitePro', 12), value: raised, fromDay: '2030-04-01' },
  });
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => gym.make.member()));
  const clients = buyers.map((buyer, n) => (processes[n % processes.length] ?? gym).as(buyer));

  const early = await Promise.all(clients.slice(0, BUYERS / 4).map((client) => buy(client)));
  let shownTo = 0;
  const atMidnight = await Promise.all(
    clients.map((client) =>
      buy(client, () => {
        // While some have seen the price and not bought, and others have seen none yet.
        if (++shownTo === BUYERS / 2) gym.setNow(midnight);
      }),
    ),
  );
  const bought = [...early, ...atMidnight];
  const later = await Promise.all(clients.map((client) => buy(client)));

  for (const { shown, answer } of [...bought, ...later]) {
    if (answer.status === 409) expect(answer.body).toMatchObject({ expectedTotal: shown, total: after });
    else expect(answer.status).toBe(201);
  }
  const rows = await gym.db.selectFrom('memberships').select(['total_paise']).execute();
  const accepted = [...bought, ...later].filter(({ answer }) => answer.status === 201);
  expect(rows.map(({ total_paise }) => total_paise / 100).sort()).toEqual(
    accepted.map(({ shown }) => shown).sort(),
  );
  // After midnight every process shows the new price.
  expect(new Set(later.map(({ shown }) => shown))).toEqual(new Set([after]));
  expect(early.map(({ shown, answer }) => [shown, answer.status])).toEqual(early.map(() => [before, 201]));
  expect(atMidnight.some(({ answer }) => answer.status === 409)).toBe(true);
  for (const each of processes) expect(await readPrice(each.guest())).toBe(after);
});

it('a price cancelled a second before midnight never takes effect, and memberships keep their terms', async () => {
  const owner = gym.as(await gym.make.admin());
  const body = { key: priceKey('elite', 3), fromDay: '2030-04-02' } as const;
  await owner.call('settings/set', { body: { ...body, value: raised } });
  gym.setNow(new Date('2030-04-01T23:59:59+05:30'));
  await owner.call('settings/remove', { body });
  gym.setNow(new Date('2030-04-02T00:00:01+05:30'));

  for (const each of processes) {
    const { plans } = (await each.guest().call('settings/getPlans')).body.Elite;
    expect(plans[2].discountPriceRupees).toBe(4_999);
  }
  const sold = await gym.db.selectFrom('memberships').select('total_paise').distinct().execute();
  expect(sold.map(({ total_paise }) => total_paise / 100).sort()).toEqual([before, after].sort());
});
