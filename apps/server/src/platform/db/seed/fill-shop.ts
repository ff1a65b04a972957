import type { OtherLocale } from '@namma/contract/locales';
import { percentToBasisPoints, rupeesToPaise } from '@namma/contract/money';
import { sql } from 'kysely';
import type { Tx } from '../types.ts';
import { demoAttributes } from './demo-attributes.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { demoCoaches, demoProfiles } from './demo-coaches.ts';
import { demoLabelIn } from './demo-label-words.ts';
import { DEMO_TAX_FROM, demoTaxes } from './demo-taxes.ts';
import { hindiDemoWords } from './demo-words-hi.ts';
import { kannadaDemoWords } from './demo-words-kn.ts';

/** Inserts the demo catalogue with its attributes, taxes, translations and coaches into an empty shop. */
export async function fillShop(db: Tx): Promise<void> {
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
        origin: demoAttributes[product.slug]?.origin ?? null,
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
  await writeAttributes(db, ids);
  await writeWords(db, ids);
  await sql`select update_search_texts(${[...ids.values()]}::int[])`.execute(db);
  await insertDemoCoaches(db);
}

/** @param ids of the products by their image */
async function writeAttributes(db: Tx, ids: ReadonlyMap<string, number>): Promise<void> {
  const titles = new Set(Object.values(demoAttributes).flatMap(({ family }) => family ?? []));
  const families = await db
    .insertInto('product_families')
    .values([...titles].map((title) => ({ title })))
    .returning(['id', 'title'])
    .execute();
  const familyIds = new Map(families.map(({ id, title }) => [title, id]));
  await db
    .insertInto('product_attributes')
    .values(
      Object.entries(demoAttributes).flatMap(([slug, { origin: _, family = '', ...attributes }]) => {
        const id = ids.get(imageOf(slug));
        return id === undefined
          ? []
          : [{ ...attributes, product_id: id, family_id: familyIds.get(family) ?? null }];
      }),
    )
    .execute();
}

/** @param ids of the products by their image */
async function writeWords(db: Tx, ids: ReadonlyMap<string, number>): Promise<void> {
  const inLanguage = (locale: OtherLocale, words: typeof kannadaDemoWords) =>
    Object.entries(words).flatMap(([slug, [name, description]]) => {
      const id = ids.get(imageOf(slug));
      const label = demoLabelIn(locale, demoAttributes[slug] ?? {});
      return id === undefined ? [] : [{ product_id: id, locale, name, description, ...label }];
    });
  await db
    .insertInto('product_words')
    .values([...inLanguage('kn', kannadaDemoWords), ...inLanguage('hi', hindiDemoWords)])
    .execute();
}

async function insertDemoCoaches(db: Tx): Promise<void> {
  const rows = await db
    .insertInto('coaches')
    .values(
      demoCoaches.map(({ name, type, center }) => ({
        ...demoProfiles[type],
        name,
        consult_type: type,
        center,
        retired_at: null,
        created_at: sql<Date>`now()`,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  const hours = demoCoaches.flatMap((coach) => {
    const id = rows.find(({ name }) => name === coach.name)?.id;
    if (id === undefined) return [];
    return coach.hours.flatMap(({ weekdays, from, to }) =>
      weekdays.map((weekday) => ({ coach_id: id, weekday, from_minute: from * 60, to_minute: to * 60 })),
    );
  });
  await db.insertInto('coach_hours').values(hours).execute();
}

const imageOf = (slug: string) => `/images/products/${slug}.webp`;
