import { addDays, addMonths, type Day, gymDay } from '@namma/contract/days/dates';
import { tierNames } from '@namma/contract/memberships/tiers';
import { type ReportName, reportColumns, retentionMonths } from '@namma/contract/reports/rules';
import type { Report } from '@namma/contract/reports/schemas';
import { firstCenters } from '@namma/contract/values/centers';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startReportsGym } from '../../../testing/reports-gym.ts';

const { gym, admin, read } = await startReportsGym();
const { db } = gym;
const today = gymDay(gym.now());
const { userId: adminId } = await gym.make.admin();
const desks = [await gym.make.staff({ preset: 'desk' }), await gym.make.staff({ preset: 'desk' })];
const members = await gym.make.members(12);
const products = [await gym.make.product({ price: 999 }), await gym.make.product({ price: 250.5 })];
const coach = await gym.make.coach();
const slots = await db
  .insertInto('class_slots')
  .values(
    [1, 4].map((weekday, i) => ({
      type: i ? ('Yoga' as const) : ('Boxing' as const),
      center: i ? ('kormangla' as const) : ('indiranagar' as const),
      coach_id: coach.coachId,
      weekday,
      from_minute: 600,
      minutes: 60,
      capacity: 8,
      from_day: '2029-01-01',
      to_day: null,
    })),
  )
  .returningAll()
  .execute();

const one = <T>(all: readonly T[], n: number) => all[n % all.length] as T;
let numbers = 0;
const at = (day: Day, n: number) => new Date(`${day}T${String(6 + (n % 14)).padStart(2, '0')}:10:00+05:30`);

/** Adds rows on a day before today, as the modules store them. */
const doings = {
  membership: async (n: number, day: Day) => {
    const { membershipId } = await gym.make.membership({
      member: one(members, n),
      startDate: day,
      months: one([3, 6, 12] as const, n),
      type: one(tierNames, n),
      ...(n % 5 ? { paymentStatus: 'payed' as const } : {}),
    });
    await sql`update memberships set center = ${one(firstCenters, n)}, created_at = ${at(day, n)} where id = ${membershipId}`.execute(
      db,
    );
    if (n % 5 && n % 7 === 1)
      await sql`
        insert into payments (kind, number, membership_id, amount_paise, mode, center, received_by, received_at, reason)
        values ('refund', ${`TEST-R/${numbers++}`}, ${membershipId}, -5000, 'cash', ${one(firstCenters, n)}, ${adminId}, ${at(day, n)}, 'Moved away')`.execute(
        db,
      );
  },
  visit: async (n: number, day: Day) => {
    await sql`
      insert into visits (user_id, center, at, is_in, scanned_by, refusal)
      values (${one(members, n).userId}, ${one(firstCenters, n)}, ${at(day, n)}, ${n % 6 !== 0}, ${adminId},
        ${n % 6 ? null : 'expired'})`.execute(db);
  },
  trial: async (n: number, day: Day) => {
    const used = n % 3 && n % 4;
    await sql`
      insert into passes (kind, name, phone, center, day, code, sold_at, price_paise, used_at, voided_at, user_id)
      values ('trial', 'Meghana', ${String(9_800_000_000 + numbers)}, ${one(firstCenters, n)}, ${day}, ${10_000_000 + numbers++},
        ${at(day, n)}, 0, ${used ? at(day, n) : null}, ${n % 4 ? null : at(day, n)}, ${n % 2 ? one(members, n).userId : null})`.execute(
      db,
    );
  },
  book: async (n: number, day: Day) => {
    const slot = one(slots, n);
    const on = addDays(day, -((new Date(day).getUTCDay() - slot.weekday + 7) % 7));
    await sql`
      insert into class_bookings (slot_id, day, user_id, booked_at, rank, state, is_in, in_since, starts_at, minutes)
      select ${slot.id}, ${on}, ${one(members, n).userId}, ${at(on, 0)}, (select coalesce(max(rank), 0) + 1 from class_bookings
          where slot_id = ${slot.id} and day = ${on}), ${one(['booked', 'present', 'missed', 'excused'], n)}, true,
        ${at(on, 0)}, ${at(on, 4)}, 60
      where not exists (select from class_bookings where slot_id = ${slot.id} and day = ${on} and user_id = ${one(members, n).userId})`.execute(
      db,
    );
  },
  cancelClass: async (n: number, day: Day) => {
    const slot = one(slots, n);
    const on = addDays(day, -((new Date(day).getUTCDay() - slot.weekday + 7) % 7));
    await sql`insert into class_changes (slot_id, day, is_cancelled) values (${slot.id}, ${on}, true) on conflict do nothing`.execute(
      db,
    );
  },
  sell: async (n: number, day: Day) => {
    gym.setNow(at(day, n));
    const { productId, displayedPrice } = one(products, n);
    if (n % 3 === 0) await admin.call('product/update', { body: { productId, cost: n % 2 ? 150.5 : null } });
    await gym.as(one(desks, n)).callLoosely('sales/sell', {
      body: {
        lines: [{ productId, quantity: (n % 3) + 1 }],
        mode: one(['cash', 'card'], n),
        center: one(firstCenters, n),
        expectedTotal: displayedPrice * ((n % 3) + 1),
      },
    });
  },
};

/** One row of the database, as a report counts it. */
interface Row {
  day: Day;
  center: string;
  by: Record<string, string>;
  sums: number[];
}

const list = async <T>(query: RawBuilder<T>): Promise<T[]> => (await query.execute(db)).rows;
const day = sql.raw("(at at time zone 'Asia/Kolkata')::date");
const isPaid = (status: string) => status === 'payed';

async function listMemberships() {
  return list(sql<{
    id: number;
    user_id: number;
    type: string;
    center: string;
    start: Day;
    end: Day;
    bought: Day;
    status: string;
    discount: number;
    renewal: number;
    list: number;
  }>`
    select id, user_id, type, center, start_date as start, effective_end as "end", payment_status as status,
      gym_day(created_at) as bought, list_price_paise - discount_price_paise + renewal_discount_paise as discount,
      renewal_discount_paise as renewal, list_price_paise as list
    from memberships order by start_date, id`);
}

/** The rows of each report, counted one by one. */
const recounts: Partial<Record<ReportName, () => Promise<Row[]>>> = {
  attendance: async () => {
    const visits = await list(
      sql<{ day: Day; center: string }>`select ${day} as day, center from visits where is_in`,
    );
    return visits.map(({ day, center }) => ({ day, center, by: { center }, sums: [1, 0] }));
  },
  retention: async () => {
    const paid = (await listMemberships()).filter(({ status }) => isPaid(status));
    return [...Map.groupBy(paid, ({ user_id }) => user_id).values()].flatMap((held) => {
      const [first] = held;
      if (!first) return [];
      const sums = retentionMonths.flatMap((months) => {
        const then = addMonths(first.start, months);
        return then > today
          ? [0, 0]
          : [1, held.some(({ start, end }) => start <= then && end > then) ? 1 : 0];
      });
      const { start, center, type } = first;
      return [{ day: start, center, by: { center, tier: type }, sums: [1, ...sums] }];
    });
  },
  trials: async () => {
    const paid = (await listMemberships()).filter(({ status }) => isPaid(status));
    const trials = await list(sql<{ day: Day; center: string; user_id: number | null; came: boolean }>`
      select day, center, user_id, used_at is not null as came from passes where kind = 'trial' and voided_at is null`);
    return trials.map(({ day, center, user_id, came }) => {
      const joined = paid.some(
        (held) => held.user_id === user_id && held.bought >= day && held.bought <= addDays(day, 60),
      );
      return { day, center, by: { center }, sums: [1, Number(came), Number(joined)] };
    });
  },
  classes: async () => {
    const bookings = await list(sql<{ slot_id: number; day: Day; state: string }>`
      select slot_id, day, state from class_bookings`);
    const cancelled = await list(sql<{ slot_id: number; day: Day }>`select slot_id, day from class_changes`);
    const rows: Row[] = [];
    for (let day = '2029-01-01'; day <= today; day = addDays(day, 1))
      for (const { id, weekday, type, center, capacity } of slots) {
        const isIt = (each: { slot_id: number; day: Day }) => each.slot_id === id && each.day === day;
        if (new Date(day).getUTCDay() !== weekday || cancelled.some(isIt)) continue;
        const booked = bookings.filter(isIt);
        rows.push({
          day,
          center,
          by: { class: type, coach: coach.name, center },
          sums: [1, capacity, booked.length, booked.filter(({ state }) => state === 'missed').length],
        });
      }
    return rows;
  },
  discounts: async () =>
    (await listMemberships()).map(({ bought, center, type, discount, renewal, list }) => ({
      day: bought,
      center,
      by: { tier: type, center },
      sums: [discount, renewal, list, 1],
    })),
  refunds: async () => {
    const refunds = await list(sql<{
      day: Day;
      center: string;
      number: string;
      reason: string;
      paise: number;
    }>`
      select gym_day(received_at) as day, center, number, reason, -amount_paise as paise from payments where kind = 'refund'`);
    return refunds.map(({ day, center, number, reason, paise }) => ({
      day,
      center,
      by: { 'what for': 'Memberships', mode: 'Cash', center, receipt: number, reason },
      sums: [paise, 1],
    }));
  },
  payments: async () => {
    const rows = await list(sql<{
      day: Day;
      center: string;
      mode: string;
      kind: string;
      paise: number;
      tier: string | null;
      employee: string | null;
    }>`
      select gym_day(received_at) as day, payments.center, mode, kind, amount_paise as paise, memberships.type as tier, users.name as employee
      from payments left join memberships on memberships.id = membership_id left join users on users.id = received_by`);
    return rows.map(({ day, center, mode, kind, paise, tier, employee }) => ({
      day,
      center,
      by: {
        center,
        mode: { cash: 'Cash', card: 'Card' }[mode] ?? mode,
        'what for': tier ? 'Memberships' : 'Goods',
        tier: tier ?? 'No membership',
        source: tier ? 'Memberships and passes at the desk' : 'Counter sales',
        employee: employee ?? 'Unknown',
      },
      sums: kind === 'payment' ? [paise, 0, 1] : [0, -paise, 0],
    }));
  },
  tax: async () => {
    const documents = await list(sql<{ day: Day; id: number; total: number; center: string }>`
      select gym_day(issued_at) as day, documents.id, documents.total_paise as total,
        (select center from payments where payments.checkout_id = documents.checkout_id limit 1) as center
      from documents where cancelled_at is null`);
    return documents.map(({ day, total, center }) => ({
      day,
      center,
      by: { 'what for': 'Goods' },
      sums: [total, 0, 0, total, 1],
    }));
  },
  margin: async () => {
    const orders = await list(sql<{
      day: Day;
      name: string;
      category: string;
      pieces: number;
      price: number;
      cost: number;
    }>`
      select gym_day(orders.created_at) as day, name, category, quantity as pieces, unit_price_paise as price, unit_cost_paise as cost
      from orders join products on products.id = product_id where unit_cost_paise is not null`);
    return orders.map(({ day, name, pieces, price, cost }) => ({
      day,
      center: '',
      by: { product: name },
      sums: [pieces, pieces * price, pieces * cost],
    }));
  },
};

const percent = (part = 0, whole = 0) => (whole === 0 ? null : Math.round((100 * part) / whole));
const presented: Partial<Record<ReportName, (sums: number[]) => (number | null)[]>> = {
  retention: ([joined = 0, ...pairs]) => [
    joined,
    ...[0, 2, 4, 6].flatMap((i) => [pairs[i] ? (pairs[i + 1] ?? 0) : null, percent(pairs[i + 1], pairs[i])]),
  ],
  trials: ([trials = 0, came = 0, joined = 0]) => [trials, came, joined, percent(joined, trials)],
  classes: ([held = 0, places = 0, booked = 0, missed = 0]) => [
    held,
    places,
    booked,
    percent(booked, places),
    missed,
  ],
  payments: ([received = 0, returned = 0, count = 0]) => [received, returned, received - returned, count],
  margin: ([pieces = 0, value = 0, cost = 0]) => [
    pieces,
    value,
    cost,
    value - cost,
    percent(value - cost, value),
  ],
};

/** Compares every figure and row of a report with the rows that it counts. */
async function expectRecounted(name: ReportName, report: Report, rows: Row[]) {
  const width = { retention: 9, trials: 3, classes: 4, payments: 3, margin: 3 }[name as string];
  const valuesOf = (counted: Row[]) => {
    const sums = Array.from({ length: width ?? reportColumns[name].length }, (_, i) =>
      counted.reduce((sum, each) => sum + (each.sums[i] ?? 0), 0),
    );
    return presented[name]?.(sums) ?? sums;
  };
  const all = valuesOf(rows);
  const shown = reportColumns[name].flatMap(({ definition }, i) => (definition ? [all[i]] : []));
  expect(
    report.figures.map(({ value }) => value),
    name,
  ).toEqual(shown);
  for (const { by, chart, rows: lines } of report.tables.filter(({ by }) => by !== 'category')) {
    if (chart === 'heat') continue;
    const expected = lines.map(({ label, days }) =>
      valuesOf(
        rows.filter((row) => (days ? row.day >= days.from && row.day <= days.to : row.by[by] === label)),
      ),
    );
    expect(
      lines.map(({ values }) => values),
      `${name} by ${by}`,
    ).toEqual(expected);
    const labels = new Set(lines.map(({ label }) => label));
    if (by !== 'day' && by !== 'month')
      expect(
        rows.filter((row) => !labels.has(row.by[by] ?? '')),
        `${name} by ${by}`,
      ).toEqual([]);
  }
}

describe('each report on a month', () => {
  it('equals a naive recount, of a center and of all, and so does its file', async () => {
    const doing = fc.tuple(
      fc.constantFrom(...(Object.keys(doings) as (keyof typeof doings)[])),
      fc.nat({ max: 200 }),
      fc.integer({ min: 1, max: 450 }),
    );
    const run = fc.tuple(
      fc.array(doing, { minLength: 20, maxLength: 40 }),
      fc.nat({ max: 14 }),
      fc.constantFrom(undefined, ...firstCenters),
    );
    await fc.assert(
      fc.asyncProperty(run, async ([business, back, center]) => {
        const noon = gym.now();
        for (const [name, n, ago] of business.toSorted((a, b) => b[2] - a[2]))
          await doings[name](n, addDays(today, -ago));
        gym.setNow(noon);
        const from = addMonths(`${today.slice(0, 7)}-01`, -back);
        const last = addDays(addMonths(from, 1), -1);
        const period = { from, to: [today, last].sort()[0] ?? today };

        for (const [name, recount] of Object.entries(recounts) as [ReportName, () => Promise<Row[]>][]) {
          const query = { ...period, ...(center && { center }) };
          const rows = (await recount()).filter(
            (row) =>
              row.day >= period.from &&
              row.day <= period.to &&
              (!center || name === 'margin' || row.center === center),
          );
          const report = await read(name, query);
          await expectRecounted(name, report, rows);
          const { body } = await admin.callLoosely('admin/exportReport', {
            query: { report: name, ...query },
          });
          const [header = '', ...lines] = String(body).replace('\uFEFF', '').trim().split('\r\n');
          const column = header.split(',').indexOf(reportColumns[name][0]?.label ?? '');
          const sum = lines.reduce((all, line) => all + Number(line.split(',')[column]), 0);
          const figure = report.figures[0];
          expect(Math.round(sum * 100), `the file of ${name}`).toBe(
            (figure?.value ?? 0) * (figure?.unit === 'paise' ? 1 : 100),
          );
        }
        await expectHours(period, center);
      }),
      { numRuns: 6 },
    );
    for (const name of Object.keys(recounts) as ReportName[])
      expect(
        (await read(name, { from: '2029-01-01' })).figures[0]?.value,
        `${name} has data`,
      ).toBeGreaterThan(0);
  }, 120_000);

  it('keeps the classes of a coach who has retired since', async () => {
    const period = { from: addDays(today, -60), to: addDays(today, -1) };
    const before = await read('classes', period);
    expect(before.figures[0]?.value).toBeGreaterThan(0);

    await sql`update coaches set retired_at = ${gym.now()}`.execute(db);

    expect(await read('classes', period)).toEqual(before);
  });

  async function expectHours(period: { from: Day; to: Day }, center: string | undefined) {
    const visits = await list(sql<{ day: Day; hour: number; center: string }>`
      select ${day} as day, extract(hour from at at time zone 'Asia/Kolkata')::integer as hour, center from visits where is_in`);
    const heat = (await read('attendance', { ...period, ...(center && { center }) })).tables.find(
      ({ chart }) => chart === 'heat',
    );
    const isCounted = (each: { day: Day; center: string }) =>
      each.day >= period.from && each.day <= period.to && (!center || each.center === center);
    const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    for (const { label, values } of heat?.rows ?? [])
      for (const [i, value] of values.entries())
        expect(value).toBe(
          visits.filter(
            (each) =>
              isCounted(each) &&
              weekdays[new Date(each.day).getUTCDay()] === label &&
              `${each.hour}:00` === heat?.columns[i]?.label,
          ).length,
        );
    const shown = (heat?.rows ?? [])
      .flatMap(({ values }) => values)
      .reduce<number>((a, b) => a + (b ?? 0), 0);
    expect(shown).toBe(visits.filter(isCounted).length);
  }
});
