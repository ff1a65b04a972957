// onBothEngines: each engine runs the triggers itself.
import { categoryValues, priceBands, ratingFilters } from '@namma/contract/catalogue/rules';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';

const gym = await startTestGym();

const words = ['whey', 'oats', 'pre-workout', 'whey whey', 'Ragi', 'ರಾಗಿ', '1kg', 'bar'];
const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const category = fc.constantFrom(...categoryValues);
const pricePaise = fc.constantFrom(0, 19_949, 19_950, 39_900, 90_000, 150_000, 100_000_000);
const some = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 6 });
const rows = fc.array(fc.record({ name: text, description: text, category, pricePaise }), {
  minLength: 1,
  maxLength: 9,
});

/** Selects products by their position; numbers out of range select none. */
const chosen = (numbers: number[]) =>
  sql`id in (select id from (select id, row_number() over (order by id) as number from products) as each
    where number = any(${numbers}::int[]))`;

/** Single statements as the shop or a person at a console may send them. */
const write: fc.Arbitrary<RawBuilder<unknown>> = fc.oneof(
  rows.map(
    (all) => sql`insert into products (name, description, category, price_paise, discount_bp, image)
      values ${sql.join(
        all.map(
          (each) =>
            sql`(${each.name}, ${`Mixes ${each.description}`}, ${each.category}, ${each.pricePaise}, 0, '/plain.webp')`,
        ),
      )}`,
  ),
  fc.tuple(some, text).map(([all, name]) => sql`update products set name = ${name} where ${chosen(all)}`),
  fc.tuple(some, category).map(([all, to]) => sql`update products set category = ${to} where ${chosen(all)}`),
  fc
    .tuple(some, pricePaise)
    .map(([all, to]) => sql`update products set price_paise = ${to} where ${chosen(all)}`),
  fc.tuple(some, fc.integer({ min: 1, max: 5 })).map(
    ([
      all,
      stars,
    ]) => sql`update products set rating_sum = rating_sum + ${stars}, rating_count = rating_count + 1
        where ${chosen(all)}`,
  ),
  fc
    .tuple(some, fc.constantFrom(1, 2, 5, 40, 20_000))
    .map(
      ([all, sold]) => sql`update products set buy_counts = buy_counts + ${sold}::int where ${chosen(all)}`,
    ),
  fc
    .tuple(some, fc.constantFrom('IN', 'NZ', null))
    .map(([all, origin]) => sql`update products set origin = ${origin} where ${chosen(all)}`),
  some.map((all) => sql`update products set deleted_at = now() where ${chosen(all)}`),
  some.map((all) => sql`update products set deleted_at = null where ${chosen(all)}`),
  fc.tuple(some, fc.constantFrom('kn', 'hi'), fc.constantFrom('ವೇ ಪ್ರೋಟೀನ್', 'व्हे-प्रोटीन, 1 kg', 'Whey')).map(
    ([all, locale, name]) => sql`insert into product_words (product_id, locale, name)
      select id, ${locale}, ${name} from products where ${chosen(all)}
      on conflict (product_id, locale) do update set name = excluded.name, description = product_words.name || ' ಸಿಹಿ'`,
  ),
  some.map(
    (all) =>
      sql`delete from product_words where product_id in (select id from products where ${chosen(all)})`,
  ),
);

/** The number of products for each combination of filters, counted from the rows. */
async function countAll(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', category_key, band_key, stars_key, count(*)) as line
    from products
    cross join lateral (values (''), (category)) as by_category (category_key)
    cross join lateral (values (-1), (${sql.join(
      priceBands.map(({ fromRupees }) => sql`(displayed_rupees >= ${fromRupees})::int`),
      sql` + `,
    )})) as by_band (band_key)
    cross join lateral (values (0), ${sql.join(ratingFilters.map(({ atLeast }) => sql`(${atLeast}::int)`))}) as by_stars (stars_key)
    where deleted_at is null and rating >= stars_key
    group by category_key, band_key, stars_key`.execute(gym.db);
  return rows.map(({ line }) => line).sort();
}

/** The counts as stored. */
async function readKeptCounts(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', category, price_band, stars, total) as line from product_counts where total <> 0`.execute(
    gym.db,
  );
  return rows.map(({ line }) => line).sort();
}

/** The number of products for each word, anywhere and in the name, counted from the texts. */
async function countWords(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', word, count(*), count(*) filter (where word = any(tsvector_to_array(name_words_of(name) || other_name_words_of(id))))) as line
    from products cross join lateral unnest(tsvector_to_array(words_of(name, category, description) || other_words_of(id))) as word
    where deleted_at is null group by word`.execute(gym.db);
  return rows.map(({ line }) => line).sort();
}

async function readKeptWords(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', word, products, names) as line from search_words where products <> 0 or names <> 0`.execute(
    gym.db,
  );
  return rows.map(({ line }) => line).sort();
}

/** Products of the sorted lists that differ from the products in the shop, or are missing. */
async function listWronglyListed() {
  const columns = sql`category, price_band, stars, displayed_rupees, rating, rating_count, origin`;
  const { rows } = await sql`
    (select id, ${columns} from products where deleted_at is null except select product_id, ${columns} from listed_products)
    union all
    (select product_id, ${columns} from listed_products except select id, ${columns} from products where deleted_at is null)`.execute(
    gym.db,
  );
  return rows;
}

/** Products whose sales class is wrong. The class rises by one with each doubling of the pieces sold, up to 15. */
async function listWronglyClassed() {
  const { rows } = await sql`
    select product_id, buy_counts, sales_class from product_texts join products on id = product_id
    where sales_class <> array[case when buy_counts = 0 then 0 else least(floor(log(2, buy_counts)) + 1, 15) end::int]`.execute(
    gym.db,
  );
  return rows;
}

it('counts of products and words, sales classes and sorted lists are right after any writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 12 }), async (writes) => {
      for (const statement of writes) await statement.execute(gym.db);

      expect(await readKeptCounts()).toEqual(await countAll());
      expect(await readKeptWords()).toEqual(await countWords());
      expect(await listWronglyClassed()).toEqual([]);
      expect(await listWronglyListed()).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
