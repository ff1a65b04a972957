import { categoryValues } from '@namma/contract/catalogue';
import { centers } from '@namma/contract/centers';
import { enquiryStatuses } from '@namma/contract/contact';
import { paymentStatuses } from '@namma/contract/memberships';
import { orderStatuses } from '@namma/contract/orders';
import { tierNames } from '@namma/contract/tiers';
import type { Database } from './database.ts';
import { withoutIndexes } from './indexes.ts';
import * as words from './words.ts';

/** Rows of one statement: the triggers keep what it touched in memory until it ends. */
const ROWS_A_STATEMENT = 50_000;
/** Members who come often: with tokens, a cart of `CART_LINES` and `ORDERS_OF_A_REGULAR` order lines each. */
const REGULARS_MOST = 1_000;
const MEMBERS_A_REGULAR = 20;
const BUYERS_MOST = 1_000;
const MEMBERS_A_BUYER = 2;
export const CART_LINES = 3;
export const ORDERS_OF_A_REGULAR = 10;

export interface Filled {
  size: number;
  firstMember: number;
  firstProduct: number;
  /** The first so many members are regulars. */
  regulars: number;
  /** The next so many are signed in and have an address and an empty cart. */
  buyers: number;
}

/**
 * Fills a migrated, empty shop with a year of business, `size` rows a table, made by the database itself. The product's own
 * triggers stay on: totals, search words and whatever else it keeps are its own work.
 */
export async function fillShop(db: Database, size: number): Promise<Filled> {
  const regulars = Math.min(REGULARS_MOST, Math.floor(size / MEMBERS_A_REGULAR));
  const buyers = Math.min(BUYERS_MOST, Math.floor(size / MEMBERS_A_BUYER));
  const insert = (statement: string, rows = size) => insertInParts(db, statement, rows);
  await db.query(`set synchronous_commit = off`);
  await db.query(`set maintenance_work_mem = '512MB'`);

  await withoutIndexes(db, async () => {
    await insert(members);
    await insert(products(size));
  });
  const [first] = await db.query<{ member: number; product: number }>(
    `select (select min(id) from users where role = 'user') as member, (select min(id) from products) as product`,
  );
  if (!first) throw new Error('Nothing was put into the shop.');
  const filled = { size, firstMember: first.member, firstProduct: first.product, regulars, buyers };
  await withoutIndexes(db, async () => {
    await insert(checkouts(filled), size / 2);
    await insert(orders(filled));
    await insert(memberships(filled));
    await insert(enquiries);
    await insert(activity);
    await insert(cartLines(filled), regulars * CART_LINES);
    await insert(addresses(filled), regulars + buyers);
  });
  await db.query(`reset synchronous_commit`);
  await db.query(`vacuum (analyze)`);
  await db.query(`checkpoint`);
  return filled;
}

/** The statement's `n` runs from 1 to so many. */
async function insertInParts(db: Database, statement: string, rows: number): Promise<void> {
  for (let from = 1; from <= rows; from += ROWS_A_STATEMENT) {
    const to = Math.min(rows, from + ROWS_A_STATEMENT - 1);
    await db.query(`${statement} from generate_series(${from}, ${to}) as n`);
  }
}

/** A number for row n that looks like chance and is the same every time; each salt gives another. */
const chance = (salt: number, below: number | string) =>
  `((hashint8extended(n, ${salt}) & 9007199254740991) % ${below})::int`;
const arrayOf = (texts: readonly string[]) =>
  `(array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}])`;
const pick = (salt: number, texts: readonly string[]) =>
  `${arrayOf(texts)}[1 + ${chance(salt, texts.length)}]`;
/** Row n of so many lies in a year that ends now. */
const inTheLastYear = (rows: number | string) => `now() - interval '365 days' * (1 - n / ${rows}::float8)`;

const fullName = `${pick(1, words.firstNames)} || ' ' || ${pick(2, words.lastNames)}`;
const phone = `(6000000000 + (n::bigint * 179426549) % 4000000000)::text`;

const members = `
  insert into users (name, email, phone, dob, gender, address, role, password_hash, registered_on)
  select ${fullName}, lower(${pick(1, words.firstNames)} || '.' || ${pick(2, words.lastNames)}) || n || '@mail' || n % 50 || '.example',
    ${phone}, date '1960-01-01' + ${chance(3, 15_000)}, ${pick(4, ['Female', 'Male'])},
    n % 400 + 1 || ', MG Road', 'user', 'none', current_date - ${chance(5, 1_500)}`;

/** Every second brand is a big one; the others are many, and more the bigger the shop. */
const brand = (size: number) => {
  const syllable = (salt: number) =>
    `${arrayOf(words.syllables)}[1 + (hashint8extended(${chance(14, Math.ceil(size / 200) + 20)}, ${salt}) & 1023)::int % ${words.syllables.length}]`;
  return `case when n % 2 = 0 then ${pick(13, words.brands)}
    else initcap(${syllable(1)} || ${syllable(2)} || ${syllable(3)}) end`;
};

/** Few sell much, most sell little; ids tell nothing of it. */
const soldPieces = (size: number) => `(30000 / power(1 + (n::bigint * 7919) % ${size}, 0.7))::int`;

const products = (size: number) => `
  insert into products (name, category, description, price_paise, discount_bp, image, is_available, deleted_at,
    buy_counts, rating_count, rating_sum)
  select ${brand(size)} || ' ' || ${pick(11, words.lines)} || ' '
      || case n % 3 ${words.goods.map((list, i) => `when ${i} then ${pick(12, list)}`).join(' ')} end || ' '
      || ${pick(15, words.flavours)} || ' ' || ${pick(16, words.sizes)},
    ${arrayOf(categoryValues)}[n % 3 + 1], ${pick(17, words.promises)} || ' ' || ${pick(18, words.facts)},
    9900 + ${chance(19, 4_000)} * 100, ${chance(20, 9)} * 500, '/images/products/plain.webp',
    n % 20 <> 0, case when n % 100 = 7 then now() end,
    ${soldPieces(size)}, ${chance(21, 40)}, ${chance(21, 40)} * (200 + ${chance(22, 301)}) / 100`;

/** Two lines a checkout; the first checkouts are the regulars'. */
const CHECKOUTS_OF_A_REGULAR = ORDERS_OF_A_REGULAR / 2;
const buyer = ({ size, firstMember, regulars }: Filled, checkout: string) =>
  `${firstMember} + case when ${checkout} <= ${regulars * CHECKOUTS_OF_A_REGULAR}
    then (${checkout} - 1) / ${CHECKOUTS_OF_A_REGULAR} else (${checkout}::bigint * 7907) % ${size} end`;
const checkoutId = (checkout: string) =>
  `('00000000-0000-8000-8000-' || lpad(to_hex(${checkout}), 12, '0'))::uuid`;
const addressColumns = 'name, email, phone, address, town, pincode, district, state, address_type';
const addressOfMember = `'Asha Rao', 'asha@example.com', '9876543210', '27, 80 Feet Road',
    ${pick(23, words.towns)}, '560034', 'Bengaluru Urban', 'KARNATAKA', 'home'`;

const checkouts = (filled: Filled) => `
  insert into checkouts (id, user_id, source, payment_mode, fee_paise, total_paise, ${addressColumns}, created_at)
  select ${checkoutId('n')}, ${buyer(filled, 'n')}, 'buy', 'COD', 2900, 102900, ${addressOfMember},
    ${inTheLastYear(filled.size / 2)}`;

const orders = (filled: Filled) => `
  insert into orders (checkout_id, user_id, product_id, quantity, unit_price_paise, order_status, rating, created_at)
  select ${checkoutId('(n + 1) / 2')}, ${buyer(filled, '((n + 1) / 2)')},
    ${filled.firstProduct} + (((n + 1) / 2)::bigint * 7919 + n % 2) % ${filled.size},
    1 + n % 3, 9900 + ${chance(24, 2_000)} * 100,
    case when n < ${filled.size * 0.95} then '${orderStatuses[3]}' else ${arrayOf(orderStatuses)}[n % 4 + 1] end,
    case when n < ${filled.size * 0.95} and n % 3 = 0 then 1 + n % 5 end, ${inTheLastYear(filled.size)}`;

const memberships = ({ size, firstMember }: Filled) => `
  insert into memberships (user_id, type, months, center, start_date, end_date, total_paise, payment_status, created_at)
  select ${firstMember} + (n::bigint * 7907) % ${size}, ${pick(25, tierNames)}, 6, ${pick(26, centers)},
    (${inTheLastYear(size)})::date, ((${inTheLastYear(size)})::date + interval '6 months')::date, 989900,
    ${arrayOf(paymentStatuses)}[case when n % 20 = 0 then 1 else 2 end], ${inTheLastYear(size)}`;

const enquiries = `
  insert into enquiries (name, email, phone, message, status, created_at)
  select ${fullName}, 'visitor' || n || '@mail.example', ${phone},
    'Do you have ' || ${pick(27, words.wishes)} || ' at the center near ' || ${pick(28, words.towns)} || ' road ' || n % 97 || '?',
    ${arrayOf(enquiryStatuses)}[case when n % 25 = 0 then 1 else 2 end], now() - interval '1 minute' * (n % 500000)`;

const activity = `
  insert into activity (at, admin_id, admin_email, action, subject_type, subject_id, subject, before, after)
  select now() - interval '1 minute' * (n % 500000), null, 'admin' || n % 5 || '@namma.fit', 'order moved', 'order', n,
    ${pick(29, words.flavours)} || ' for ' || ${fullName}, '{"status": "Pending"}', '{"status": "Transit"}'`;

const cartLines = ({ size, firstMember, firstProduct }: Filled) => `
  insert into cart_lines (user_id, product_id, quantity)
  select ${firstMember} + (n - 1) / ${CART_LINES}, ${firstProduct} + (n::bigint * 31) % ${size}, 1 + n % 2`;

const addresses = ({ firstMember }: Filled) => `
  insert into addresses (user_id, ${addressColumns}) select ${firstMember} + n - 1, ${addressOfMember}`;
