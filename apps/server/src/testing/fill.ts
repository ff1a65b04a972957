import { sql } from 'kysely';
import type { Db } from '../db/types.ts';

interface Size {
  members: number;
  products: number;
  /** Each a checkout of one line. */
  orders: number;
  memberships: number;
  enquiries: number;
  /** Appointments, over two years around 2030-03-04. */
  bookings?: number;
  activity: number;
}

/** A business that has run for a year, made in the database at once: for tests and measurements of how plans grow. */
export async function fill(db: Db, size: Size): Promise<void> {
  await sql`
    insert into users (name, email, phone, dob, gender, address, role, password_hash, registered_on)
    select ${pick('n', firstNames)} || ' ' || ${pick('n / 7', lastNames)} || ' ' || n, 'person' || n || '@mail' || n % 50 || '.example',
      (6000000000 + (n::bigint * 179426549) % 4000000000)::text, '1990-05-17', 'Female', '1, MG Road', 'user', 'none', '2029-01-01'
    from generate_series(1, ${size.members}::int) as n`.execute(db);
  await sql`
    insert into products (name, category, description, price_paise, discount_bp, image, buy_counts, rating_count, rating_sum)
    select ${pick('n', brands)} || ' ' || ${pick('n / 5', goods)} || ' ' || n,
      (array['wheyprotein', 'prepostworkout', 'fitfood'])[n % 3 + 1], 'Mix one scoop with water.',
      15000 + n * 700 % 300000, n % 30 * 100, '/images/products/plain.webp',
      2000 / (1 + (n::bigint * 7919) % ${Math.max(size.products, 1)}), n % 4 * 5, n % 4 * (5 + n % 21)
    from generate_series(1, ${size.products}::int) as n`.execute(db);
  const member = sql`(select min(id) from users where role = 'user') + (n::bigint * 7907) % ${size.members}`;
  const product = sql`(select min(id) from products) + (n::bigint * n) % ${size.products}`;
  // The same id for order n as for its checkout; nobody else makes any while this runs.
  const checkoutId = sql`('00000000-0000-8000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const spread = (rows: number) =>
    sql`timestamptz '2029-03-04 00:00+05:30' + interval '365 days' * (n::float8 / ${Math.max(rows, 1)})`;
  const instant = spread(size.orders);
  await sql`
    insert into checkouts (id, user_id, source, payment_mode, fee_paise, total_paise, name, email, phone, address,
      town, pincode, district, state, address_type, created_at)
    select ${checkoutId}, ${member}, 'buy', 'COD', 2900, 102900, 'Asha Rao', 'asha@example.com', '9876543210', '27, 80 Feet Road',
      'Bengaluru', '560034', 'Bengaluru Urban', 'KARNATAKA', 'home', ${instant}
    from generate_series(1, ${size.orders}::int) as n`.execute(db);
  await sql`
    insert into orders (checkout_id, user_id, product_id, quantity, unit_price_paise, order_status, created_at)
    select ${checkoutId}, ${member}, ${product}, n % 3 + 1, 50000,
      case when n < ${Math.round(size.orders * 0.9)} then 'Delivered'
        else (array['Pending', 'Transit', 'Out-For-Delivery'])[n % 3 + 1] end, ${instant}
    from generate_series(1, ${size.orders}::int) as n`.execute(db);
  await sql`
    insert into memberships (user_id, type, months, center, start_date, end_date, total_paise, payment_status, created_at)
    select ${member}, (array['Elite', 'Elite Pro', 'Elite Plus'])[n % 3 + 1], 6, (array['vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout'])[n / 3 % 4 + 1], '2029-03-04', '2029-09-04', 989900,
      case when n % 20 = 0 then 'pending' else 'payed' end, ${spread(size.memberships)}
    from generate_series(1, ${size.memberships}::int) as n`.execute(db);
  await sql`
    insert into enquiries (name, email, phone, message, status, created_at)
    select ${pick('n', firstNames)} || ' ' || ${pick('n / 11', lastNames)}, 'visitor' || n || '@mail.example',
      (6000000000 + (n::bigint * 179424673) % 4000000000)::text,
      'Do you have ' || ${pick('n / 3', wishes)} || ' on floor ' || n % 97 || '?',
      case when n % 25 = 0 then 'unanswered' else 'Answered' end, ${spread(size.enquiries)}
    from generate_series(1, ${size.enquiries}::int) as n`.execute(db);
  // Days in no order, as people choose them; one of a member, a day and a type.
  await sql`
    insert into bookings (user_id, consult_type, date, age, height_cm, weight_kg, created_at)
    select ${member}, (array['Fitness', 'Nutrition', 'Physiotherapy'])[n % 3 + 1],
      date '2029-03-04' + ((n::bigint * 7919) % 730)::int, 30, 170, 70, timestamptz '2029-03-04'
    from generate_series(1, ${size.bookings ?? 0}::int) as n
    on conflict do nothing`.execute(db);
  await sql`
    insert into users (name, email, role, password_hash, registered_on)
    select 'Admin', 'admin' || n || '@fill.example', 'ADMIN', 'none', '2029-01-01' from generate_series(0, 4) as n
    where ${size.activity} > 0`.execute(db);
  await sql`
    insert into activity (at, admin_id, action, subject_type, subject_id, subject_user_id, subject, before, after)
    select timestamptz '2029-03-04' + n * interval '1 minute',
      (select id from users where email = 'admin' || n % 6 || '@fill.example'),
      case when n % 10 = 0 then 'query answered' else 'order moved' end, case when n % 10 = 0 then 'query' else 'order' end, n,
      case when n % 10 > 0 then ${member} end, case when n % 10 > 0 then ${pick('n', goods)} else '' end,
      '{"status": "Pending"}', '{"status": "Transit"}'
    from generate_series(1, ${size.activity}::int) as n`.execute(db);
  for (const table of [
    'users',
    'products',
    'product_texts',
    'search_words',
    'checkouts',
    'orders',
    'memberships',
    'enquiries',
    'bookings',
    'activity',
    'tallies',
    'sales_totals',
  ]) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  }
}

/** One of the texts, by a number that the statement reckons. */
const pick = (number: string, texts: readonly string[]) =>
  sql`(${[...texts]}::text[])[(${sql.raw(number)}) % ${sql.lit(texts.length)} + 1]`;

const firstNames = [
  'Asha',
  'Ravi',
  'Meera',
  'Kiran',
  'Lakshmi',
  'Suresh',
  'Divya',
  'Manoj',
  'Pooja',
  'Girish',
  'Zoya',
];
const lastNames = [
  'Rao',
  'Gowda',
  'Shetty',
  'Hegde',
  'Naik',
  'Iyer',
  'Bhat',
  'Kulkarni',
  'Acharya',
  'Pai',
  'Murthy',
  'Reddy',
  'D’Souza',
];
const brands = ['Nandi', 'Deccan', 'Kaveri', 'Namma', 'Tunga'];
const goods = ['Whey', 'Creatine', 'Oats', 'Casein', 'Ragi Bar', 'Peanut Butter', 'Electrolytes'];
const wishes = ['lockers', 'towels', 'a pool', 'yoga classes', 'parking', 'steam', 'a juice bar'];
