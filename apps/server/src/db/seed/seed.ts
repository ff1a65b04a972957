import { percentToBasisPoints, rupeesToPaise } from '@namma/contract/money';
import { sql } from 'kysely';
import { inTransaction } from '../transaction.ts';
import type { Db, Tx } from '../types.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { DEMO_TAX_FROM, demoTaxes } from './demo-taxes.ts';

/**
 * Fills an empty shop with the demo catalogue; does nothing in a shop that ever held a product.
 * @param andMore adds further data of a new shop in the same transaction
 * @returns whether the shop was empty
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
  const products = await db
    .insertInto('products')
    .values(
      demoCatalogue.map((product) => ({
        name: product.name,
        category: product.category,
        description: product.description,
        price_paise: rupeesToPaise(product.priceRupees),
        discount_bp: percentToBasisPoints(product.discount),
        image: imageOf(product.slug),
        rating_sum: product.ratingSum,
        rating_count: product.ratingCount,
        is_available: product.isAvailable,
        buy_counts: product.buyCounts,
      })),
    )
    .returning(['id', 'image'])
    .execute();
  const ids = new Map(products.map(({ id, image }) => [image, id]));
  await db
    .insertInto('product_tax')
    .values(
      demoCatalogue.flatMap(({ slug }) => {
        const [tax, id] = [demoTaxes[slug], ids.get(imageOf(slug))];
        if (!tax || id === undefined) return [];
        return [
          {
            product_id: id,
            from_day: DEMO_TAX_FROM,
            hsn: tax.hsn,
            rate_bp: tax.rateBasisPoints,
            needs_review: tax.needsReview,
          },
        ];
      }),
    )
    .execute();
  return true;
}

const imageOf = (slug: string) => `/images/products/${slug}.webp`;
