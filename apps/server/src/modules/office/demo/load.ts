import { randomUUID } from 'node:crypto';
import { addDays, addMonths, type Day, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import { financialYear } from '@namma/contract/documents/rules';
import { LEGAL_TEXTS_OF } from '@namma/contract/legal/rules';
import { formatOrderNumber } from '@namma/contract/orders/order-number';
import type { Tx } from '../../../platform/db/types.ts';
import { allocateNumbers, type Numbered, type SeriesNumber } from '../../../platform/shared/numbers.ts';
import { DemoClock, type RecordedColumn, type RecordedTable, readMonth } from './month.ts';
import { allocateIds, insertRows, listKeys, updateRows } from './queries.ts';

/** The passwords of the demo people. */
export interface PasswordHashes {
  /** Of the one member a visitor may sign in as. */
  known: string;
  /** Of everyone else; nobody knows that password. */
  unknown: string;
}

type Id = number | string;
type Row = Record<string, unknown>;

/** The tables that a recorded change is about. */
export const subjectTables: Record<string, string> = {
  order: 'orders',
  membership: 'memberships',
  payment: 'payments',
  query: 'enquiries',
  member: 'users',
};

/** Products are part of the catalogue. */
export const productKey = { table: 'products', key: 'image' } as const;

/** What the month added to products; it also sets how many can be sold. */
export const soldProducts = { ...productKey, added: ['buy_counts', 'rating_sum', 'rating_count'] } as const;

/**
 * Writes the recorded month that ends on this weekday, moved to end now, in the caller's transaction.
 * @returns the email that a visitor may sign in with
 */
export async function loadDemoMonth(tx: Tx, now: Date, hashes: PasswordHashes): Promise<string> {
  const { tables } = await readMonth(now);
  const loading = new Loading(tx, now, hashes);
  for (const table of tables) await loading.write(table);
  return loading.knownEmail;
}

class Loading {
  knownEmail = '';
  private readonly ids = new Map<string, Id[]>();
  private readonly keys = new Map<string, Map<unknown, Id>>();
  private receipts: string[] = [];
  private readonly clock: DemoClock;
  private readonly today: Day;
  private readonly now: Date;
  private readonly tx: Tx;
  private readonly hashes: PasswordHashes;

  constructor(tx: Tx, now: Date, hashes: PasswordHashes) {
    this.tx = tx;
    this.hashes = hashes;
    this.now = now;
    this.clock = new DemoClock(now);
    this.today = gymDay(now);
  }

  async write(table: RecordedTable): Promise<void> {
    const { name, columns, rows: recorded } = table;
    if (name === productKey.table) return updateRows(this.tx, soldProducts, this.rowsOf(table, []));
    const ids =
      table.ids === 'serial'
        ? await allocateIds(this.tx, name, recorded.length)
        : recorded.map(() => randomUUID());
    this.ids.set(name, ids);
    for (const { table: other, key } of columns) {
      if (other && key && !this.keys.has(other)) this.keys.set(other, await listKeys(this.tx, other, key));
    }
    const numbers = await this.numbersOf(table);
    const rows = this.rowsOf(table, numbers);
    if (name === 'payments') this.receipts = numbers.map(({ number }) => number);
    await insertRows(
      this.tx,
      name,
      table.ids ? rows.map((row, place) => ({ id: ids[place], ...row })) : rows,
    );
  }

  private rowsOf({ columns, rows }: RecordedTable, numbers: readonly SeriesNumber[]): Row[] {
    return rows.map((values, place) => {
      const recorded = Object.fromEntries(columns.map(({ name }, i) => [name, values[i]]));
      const row: Row = {};
      for (const column of columns) row[column.name] = this.read(column, recorded, row, numbers[place]);
      return row;
    });
  }

  private read(column: RecordedColumn, recorded: Row, row: Row, number: SeriesNumber | undefined): unknown {
    const value = recorded[column.name];
    if (column.is === 'number' || column.is === 'numbered')
      return number?.[column.name as keyof SeriesNumber];
    if (value === null) return null;
    switch (column.is) {
      case 'day':
        return addDays(this.today, value as number);
      case 'happened':
        return this.clock.happenedAt(value as number);
      case 'planned':
        return this.clock.plannedAt(value as number);
      case 'attended':
        return value === 'present' && !this.hasBegun(recorded.starts_at as number) ? 'booked' : value;
      case 'months':
        return addMonths(row.start_date as Day, value as number);
      case 'place':
        return this.idOf(column.table, value);
      case 'key':
        return this.keys.get(column.table ?? '')?.get(value);
      case 'subject':
        return recorded.subject_type === 'product'
          ? this.keys.get(productKey.table)?.get(value)
          : this.idOf(subjectTables[recorded.subject_type as string], value);
      case 'password':
        if (value) this.knownEmail = recorded.email as string;
        return value ? this.hashes.known : this.hashes.unknown;
      case 'texts':
        return LEGAL_TEXTS_OF;
      case 'agreed':
        return new Date(
          Math.max(this.clock.happenedAt(value as number).getTime(), startOfGymDay(LEGAL_TEXTS_OF).getTime()),
        );
      default:
        return this.replaceTokens(value);
    }
  }

  /** Seconds from the start of today. */
  private hasBegun(seconds: number): boolean {
    return this.clock.plannedAt(seconds) <= this.now;
  }

  private idOf(table: string | undefined, place: unknown): Id | undefined {
    return this.ids.get(table ?? '')?.[place as number];
  }

  /** Ids, numbers and days within texts and JSON stand in braces: `{order 3}`, `{id orders 3}`, `{receipt 3}`, `{day -3}`. */
  private replaceTokens(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.replaceTokens(each));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.replaceTokens(each)]));
    if (typeof value !== 'string') return value;
    const [, table, place] = /^\{id (\w+) (\d+)\}$/.exec(value) ?? [];
    if (table) return this.idOf(table, Number(place));
    return value.replaceAll(/\{(order|receipt|day) (-?\d+)\}/g, (_, kind: string, count: string) => {
      if (kind === 'day') return addDays(this.today, Number(count));
      if (kind === 'receipt') return this.receipts[Number(count)] ?? '';
      return formatOrderNumber(this.idOf('orders', count) as number);
    });
  }

  /** The numbers of a table's rows, each in the series of its kind and financial year. */
  private async numbersOf({ columns, rows }: RecordedTable): Promise<SeriesNumber[]> {
    const [of, at] = ['number', 'happened'].map((kind) => columns.findIndex(({ is }) => is === kind)) as [
      number,
      number,
    ];
    if (of < 0) return [];
    const wanted = rows.map((row) => ({
      kind: row[of] as Numbered['kind'],
      isDemo: true,
      at: this.clock.happenedAt(row[at] as number),
    }));
    const series = Map.groupBy(wanted, (each) => `${each.kind} ${financialYear(gymDay(each.at))}`);
    const taken = new Map<object, SeriesNumber>();
    for (const each of series.values()) {
      const numbers = await allocateNumbers(this.tx, each, each.at(-1)?.at ?? this.clock.happenedAt(0));
      for (const [place, number] of numbers.entries()) taken.set(each[place] ?? {}, number);
    }
    return wanted.flatMap((each) => taken.get(each) ?? []);
  }
}
