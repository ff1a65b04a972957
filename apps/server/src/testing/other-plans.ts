import { gymDay } from '@namma/contract/days/dates';
import { tiers } from '@namma/contract/memberships/tiers';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { benefitsKeys, priceKeys } from '@namma/contract/settings/keys';
import type { Db } from '../platform/db/types.ts';

/** The plans of another year, for tests of earlier sales. The server under test runs in this process. */

// The centers of a tier are not a setting, but may change with a later version of the product.
const writable = tiers as unknown as { opensAllCenters: boolean }[];
const opensAllCenters = tiers.map((tier) => tier.opensAllCenters);

interface Shop {
  db: Db;
  now: () => Date;
}

/** Sets settings for today without an owner, so that no test depends on a signed-in user. */
async function setSettings({ db, now }: Shop, settings: Partial<typeof settingDefaults>): Promise<void> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rows = Object.entries(settings).map(([key, value]) => ({
    key,
    from_day: gymDay(now()),
    value: JSON.stringify(value),
    by: id,
    at: now(),
  }));
  await db.insertInto('settings').values(rows).execute();
}

/**
 * Changes the price and benefits of every plan, and the centers of the tiers.
 * @param more the amount of the change, above 0
 */
export async function sellOtherPlans(shop: Shop, more = 3): Promise<void> {
  for (const [index, tier] of writable.entries()) tier.opensAllCenters = !opensAllCenters[index];
  const prices = priceKeys.map((key) => {
    const { listPriceRupees, discountPriceRupees, monthlyCostRupees } = settingDefaults[key];
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
    Object.fromEntries(Object.entries(settingDefaults[key]).map(([name, count]) => [name, count + more])),
  ]);
  await setSettings(shop, Object.fromEntries([...prices, ...benefits]));
}

/** Restores the plans of SPEC. */
export async function restorePlans(shop: Shop): Promise<void> {
  for (const [index, tier] of writable.entries()) tier.opensAllCenters = opensAllCenters[index] ?? false;
  await setSettings(
    shop,
    Object.fromEntries([...priceKeys, ...benefitsKeys].map((key) => [key, settingDefaults[key]])),
  );
}
