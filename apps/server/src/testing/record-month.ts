import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { addMonths, type Day, daysBetween, gymDay, weekdayOf } from '@namma/contract/days/dates';
import { formatOrderNumber, parseOrderNumber } from '@namma/contract/orders/order-number';
import { sql } from 'kysely';
import { productKey, soldProducts, subjectTables } from '../modules/office/demo/load.ts';
import {
  DemoClock,
  monthFile,
  type RecordedColumn,
  type RecordedTable,
} from '../modules/office/demo/month.ts';
import type { Db } from '../platform/db/types.ts';

// Records a demo month; see scripts/demo-months.mjs. The server never does.

/** In the order in which rows refer to each other. */
const tables = [
  ...[
    'users',
    'consents',
    'addresses',
    'checkouts',
    'orders',
    'memberships',
    'slips',
    'payments',
    'documents',
  ],
  ...['product_stock', 'stock_batches', 'stock_moves', 'enquiries', 'activity', 'visits', 'bookings'],
  ...['class_slots', 'class_changes', 'class_bookings'],
];

/** Columns that triggers or defaults fill. */
const left = [
  ...['users.created_at', 'addresses.created_at', 'checkouts.paid_paise', 'checkouts.delivered_paise'],
  ...['memberships.paid_paise', 'memberships.payment_status', 'memberships.moved_days'],
  ...['product_stock.on_hand', 'product_stock.unbatched', 'stock_batches.on_hand'],
];

/** What the database's own facts about columns do not tell. */
const known: Record<string, Omit<RecordedColumn, 'name'>> = {
  'users.password_hash': { is: 'password' },
  'consents.version': { is: 'texts' },
  'consents.given_at': { is: 'agreed' },
  'memberships.end_date': { is: 'months' },
  'payments.number': { is: 'number' },
  'documents.number': { is: 'number' },
  'documents.series': { is: 'numbered' },
  'documents.fy': { is: 'numbered' },
  'documents.serial': { is: 'numbered' },
  'activity.subject_id': { is: 'subject' },
  'activity.step_id': { is: 'place', table: 'activity' },
  'activity.undoes': { is: 'place', table: 'activity' },
  'bookings.starts_at': { is: 'planned' },
  'class_bookings.starts_at': { is: 'planned' },
  'class_bookings.state': { is: 'attended' },
};

/** Tables of the catalogue, whose rows are known by a column. */
const keyed: Record<string, { table: string; key: string }> = {
  products: productKey,
  product_stock: productKey,
  coaches: { table: 'coaches', key: 'name' },
};

/** What a product had when the shop was empty. */
export type Catalogue = Record<string, { buy_counts: number; rating_sum: number; rating_count: number }>;

type Row = Record<string, unknown>;

/** The text of a month. @param shop has nothing but the catalogue and the month, which ends at `now` */
export async function recordMonth(
  shop: Db,
  now: Date,
  { catalogue, knownHash }: { catalogue: Catalogue; knownHash: string },
) {
  const read = async (table: string, order: string) =>
    (await sql<Row>`select * from ${sql.table(table)} order by ${sql.ref(order)}`.execute(shop)).rows;
  const facts = await sql<{ name: string; type: string; other: string | null }>`
    select table_name || '.' || column_name as name, data_type as type, (
      select confrelid::regclass::text from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and conrelid = table_name::regclass and attname = column_name) as other
    from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'
    order by table_name, ordinal_position`.execute(shop);

  const places = new Map<string, Map<unknown, number>>();
  const keys = new Map<string, Map<unknown, unknown>>();
  for (const { table, key } of Object.values(keyed))
    keys.set(table, new Map((await read(table, 'id')).map((row) => [row.id, row[key]])));
  const clock = new DemoClock(now);
  const today = gymDay(now);
  const receipts = new Map<unknown, number>();

  const asText = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => asText(each));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asText(each, name)]));
    if (key === 'orderId') return `{id orders ${places.get('orders')?.get(value)}}`;
    if (typeof value !== 'string') return value;
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return `{day ${daysBetween(today, value)}}`;
    if (receipts.has(value)) return `{receipt ${receipts.get(value)}}`;
    const order = parseOrderNumber(value);
    return order && formatOrderNumber(order) === value
      ? `{order ${places.get('orders')?.get(order)}}`
      : value;
  };

  const encode = ({ is, name, table = '' }: RecordedColumn, row: Row): unknown => {
    const value = row[name];
    if (is === 'password') return value === knownHash;
    if (is === 'texts') return true;
    if (value === null || is === 'numbered') return null;
    switch (is) {
      case 'day':
        return daysBetween(today, value as Day);
      case 'happened':
      case 'planned':
      case 'agreed':
        return clock.secondsTo(value as Date);
      case 'months': {
        const months = Array.from({ length: 36 }, (_, i) => i);
        return months.find((count) => addMonths(row.start_date as Day, count) === value);
      }
      case 'place':
        return places.get(table)?.get(value);
      case 'key':
        return keys.get(table)?.get(value);
      case 'subject':
        return row.subject_type === 'product'
          ? keys.get('products')?.get(value)
          : places.get(subjectTables[row.subject_type as string] ?? '')?.get(value);
      case 'number':
        return kindOf(value as string);
      default:
        return asText(value);
    }
  };

  const recorded: RecordedTable[] = [];
  for (const name of tables) {
    const own = facts.rows.filter((fact) => fact.name.startsWith(`${name}.`));
    const id = own.find((fact) => fact.name === `${name}.id`);
    const order = name === 'checkouts' ? 'created_at' : id ? 'id' : (own[0]?.name.split('.')[1] ?? '');
    const rows = await read(name, order);
    if (id) places.set(name, new Map(rows.map((row, place) => [row.id, place])));
    if (name === 'payments') for (const [place, row] of rows.entries()) receipts.set(row.number, place);
    const columns = own
      .filter((fact) => fact !== id && !left.includes(fact.name))
      .map((fact) => describe(fact))
      .filter((column) => rows.some((row) => row[column.name] !== null));
    recorded.push({
      name,
      ids: id ? (id.type === 'uuid' ? 'uuid' : 'serial') : null,
      columns,
      rows: rows.map((row) => columns.map((column) => encode(column, row))),
    });
  }
  recorded.push(await recordSales(await read('products', 'id'), catalogue, (day) => daysBetween(today, day)));
  const lines = recorded.map(
    ({ rows, ...table }) =>
      `${JSON.stringify(table).slice(0, -1)},"rows":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}`,
  );
  return `{"tables":[\n${lines.join(',\n')}\n]}\n`;
}

/** Writes the file of a month. */
export const writeMonth = (now: Date, text: string): void =>
  writeFileSync(
    monthFile(weekdayOf(gymDay(now))),
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  );

/** What products have sold and been rated. */
export async function readCatalogue(shop: Db): Promise<Catalogue> {
  const rows = await shop
    .selectFrom('products')
    .select(['image', 'buy_counts', 'rating_sum', 'rating_count'])
    .execute();
  return Object.fromEntries(rows.map(({ image, ...row }) => [image, row]));
}

const kindOf = (number: string) => {
  if (/\/R\d+$/.test(number)) return 'receipt';
  return /\/C\d+$/.test(number) ? 'creditNote' : 'document';
};

function describe({
  name: full,
  type,
  other,
}: {
  name: string;
  type: string;
  other: string | null;
}): RecordedColumn {
  const name = full.split('.')[1] ?? '';
  if (known[full]) return { name, ...known[full] };
  if (other && keyed[other]) return { name, is: 'key', ...keyed[other] };
  if (other) return { name, is: 'place', table: other };
  if (type === 'date') return { name, is: 'day' };
  return { name, is: type.startsWith('timestamp') ? 'happened' : 'value' };
}

/** What the month changed of products. */
async function recordSales(
  products: Row[],
  catalogue: Catalogue,
  since: (day: Day) => number,
): Promise<RecordedTable> {
  const counted = soldProducts.added;
  const rows = products.map((row) => [
    row.image,
    ...counted.map((name) => Number(row[name]) - (catalogue[row.image as string]?.[name] ?? 0)),
    row.sellable,
    row.sellable_until && since(row.sellable_until as Day),
  ]);
  const columns: RecordedColumn[] = [
    ...['image', ...counted, 'sellable'].map((name) => ({ name, is: 'value' }) as const),
    { name: 'sellable_until', is: 'day' },
  ];
  return {
    name: productKey.table,
    ids: null,
    columns,
    rows: rows.filter((row) => row.slice(1).some((value) => value)),
  };
}
