import { sql } from 'kysely';
import { inTransaction } from '../transaction.ts';
import type { Db, Tx } from '../types.ts';

/**
 * Fills an empty shop with the demo catalogue; does nothing in a shop that ever had a product.
 * @param andMore adds further data of a new shop in the same transaction
 * @returns true if the shop was empty
 */
export const seedDemoCatalogue = (
  db: Db,
  andMore: (tx: Tx) => Promise<void> = async () => {},
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const isFilled = await fillIfEmpty(tx);
    if (isFilled) await andMore(tx);
    return isFilled;
  });

async function fillIfEmpty(db: Tx): Promise<boolean> {
  // When several processes start on one empty database, only one fills it.
  await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(db);
  const anyProduct = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  if (anyProduct) return false;
  // Loaded only at a first start: the texts are a tenth of the server's code.
  const { fillShop } = await import('./fill-shop.ts');
  await fillShop(db);
  return true;
}
