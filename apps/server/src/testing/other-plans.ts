import { gymDay } from '@namma/contract/days/dates';
import { factDefaults } from '@namma/contract/facts/defaults';
import { benefitsKeys, priceKeys } from '@namma/contract/facts/keys';
import { tiers } from '@namma/contract/memberships/tiers';
import type { Db } from '../platform/db/types.ts';

/** The plans of another year, for tests of what was sold before. The server under test runs in this process. */

// Which centers a tier opens is no fact, but may be another with a later version of the product.
const writable = tiers as unknown as { opensAllCenters: boolean }[];
const opensAllCenters = tiers.map((tier) => tier.opensAllCenters);

interface Shop {
  db: Db;
  now: () => Date;
}

/** Sets facts for today without an owner, so that no test depends on who is signed in. */
async function setFacts({ db, now }: Shop, facts: Partial<typeof factDefaults>): Promise<void> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rows = Object.entries(facts).map(([key, value]) => ({
    key,
    from_day: gymDay(now()),
    value: JSON.stringify(value),
    by: id,
    at: now(),
  }));
  await db.insertInto('facts').values(rows).execute();
}

/** Every plan gets another price and other benefits, and the tiers other centers. @param more by how much, above 0 */
export async function sellOtherPlans(shop: Shop, more = 3): Promise<void> {
  for (const [index, tier] of writable.entries()) tier.opensAllCenters = !opensAllCenters[index];
  const prices = priceKeys.map((key) => {
    const { listPriceRupees, discountPriceRupees, monthlyCostRupees } = factDefaults[key];
    return [
      key,
      {
        listPriceRupees: listPriceRupees + 100 * more,
        discountPriceRupees: discountPriceRupees + 100 * more,
        monthlyCostRupees,
      },
    ];
  });
  const benefits = benefitsKeys.map((key) => [
    key,
    Object.fromEntries(Object.entries(factDefaults[key]).map(([name, count]) => [name, count + more])),
  ]);
  await setFacts(shop, Object.fromEntries([...prices, ...benefits]));
}

/** Sells the plans of SPEC again. */
export async function restorePlans(shop: Shop): Promise<void> {
  for (const [index, tier] of writable.entries()) tier.opensAllCenters = opensAllCenters[index] ?? false;
  await setFacts(
    shop,
    Object.fromEntries([...priceKeys, ...benefitsKeys].map((key) => [key, factDefaults[key]])),
  );
}
