import { addDays, gymDay } from '@namma/contract/days/dates';
import type { Period } from '@namma/contract/reports/schemas';
import { type Center, firstCenters } from '@namma/contract/values/centers';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { startReportsGym } from '../../../testing/reports-gym.ts';

const { gym, admin, read, rowsOf } = await startReportsGym();
const noon = gym.now();
afterEach(() => gym.setNow(noon));

const readInsights = async (center?: Center) =>
  (await admin.call('admin/getInsights', { query: { ...(center && { center }) } })).body;

describe('the insights of the dashboard', async () => {
  it('are zero in an empty shop', async () => {
    expect(await readInsights()).toMatchObject({
      receivedToday: 0,
      received: { value: 0, before: 0 },
      month: { from: '2030-03-01', to: '2030-03-31' },
      lastMonth: { from: '2030-02-01', to: '2030-02-28' },
      renewals: { count: 0, names: [] },
      dues: { paise: 0, count: 0, names: [] },
      lowStock: { count: 0, names: [] },
      classes: { classes: 0, places: 0, booked: 0 },
      trials: { trials: 0, joined: 0 },
      visitsByHour: [],
    });
  });

  const members = await gym.make.members(4);
  const at = <T>(all: readonly T[], n: number) => all[n % all.length] as T;
  /** A last day that exists in every month, because a membership ends on the day of the month on which it began. */
  const lastDay = (n: number) => addDays(gymDay(gym.now()), n).replace(/(29|30|31)$/, '28');
  const doings = {
    pending: async (n: number) => {
      await gym.make.membership({ member: at(members, n), endDate: lastDay(n) });
    },
    paid: async (n: number) => {
      await gym.make.membership({ member: at(members, n), paymentStatus: 'payed', endDate: lastDay(n) });
    },
    receive: async (n: number) => {
      const { membershipId } = await gym.make.membership({ member: at(members, n) });
      await admin.callLoosely('payments/receive', {
        body: { subject: 'membership', id: membershipId, mode: 'card', amount: n * 100 + 100 },
      });
    },
    visit: async (n: number) => {
      const body = { memberId: at(members, n).userId, center: at(firstCenters, n) };
      await admin.callLoosely('visits/scan', { body });
    },
    deliver: async (n: number) => {
      const { orderId } = await gym.make.order({ member: at(members, n), quantity: (n % 3) + 1 });
      for (const status of ['Transit', 'Out-For-Delivery', 'Delivered'] as const)
        await admin.callLoosely('orders/update', { body: { id: orderId, status } });
    },
    trial: async (n: number) => {
      const pass = { name: 'Meghana', phone: String(9_860_000_000 + n), center: at(firstCenters, n) };
      await admin.callLoosely('passes/sell', {
        body: { ...pass, day: gymDay(gym.now()), kind: 'trial' },
      });
    },
    stock: async (n: number) => {
      await gym.make.product({ onHand: n });
    },
    classToday: async (n: number) => {
      await gym.make.groupClass({ center: at(firstCenters, n), day: gymDay(gym.now()), fromMinute: 480 });
    },
    later: async (n: number) => gym.setNow(new Date(gym.now().getTime() + (n % 4) * 9 * 3_600_000)),
  };

  it('equal the reports that they link to, and a recount of visits', async () => {
    const doing = fc.tuple(fc.constantFrom(...(Object.keys(doings) as (keyof typeof doings)[])), fc.nat(12));
    // Ensures that every figure has data.
    const business: [keyof typeof doings, number][] = [
      ['paid', 5],
      ['visit', 1],
      ['receive', 2],
      ['deliver', 3],
      ['trial', 1],
      ['stock', 4],
      ['classToday', 1],
      ['later', 3],
      ['receive', 4],
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(doing, { minLength: 3, maxLength: 12 }), async (moment) => {
        gym.setNow(noon);
        for (const [name, n] of moment) await doings[name](n);
        for (const center of [undefined, at(firstCenters, moment.length)]) await expectReports(center);
        if (moment === business) {
          const { received, renewals, dues, visitsByHour, lowStock, classes, trials } = await readInsights();
          expect({
            received: received.value + received.before > 0,
            renewals: renewals.count > 0,
            dues: dues.count > 0,
            visits: visitsByHour.length > 0,
            lowStock: lowStock.names.length > 0,
            classes: classes.places > 0,
            trials: trials.trials > 0,
          }).toEqual({
            received: true,
            renewals: true,
            dues: true,
            visits: true,
            lowStock: true,
            classes: true,
            trials: true,
          });
        }
      }),
      { numRuns: 8, examples: [[business]] },
    );
  }, 60_000);

  async function expectReports(center?: Center) {
    const insights = await readInsights(center);
    const at = { ...(center && { center }) };
    const paid = (period: Period) => read('payments', { ...period, ...at });
    const firstOf = (report: Awaited<ReturnType<typeof paid>>) => report.figures[0]?.value;
    const [today, month, lastMonth] = await Promise.all(
      [{ from: insights.month.to, to: insights.month.to }, insights.month, insights.lastMonth].map(paid),
    );
    if (!today || !month || !lastMonth) throw new Error('A report is missing');
    expect(insights.receivedToday).toBe(firstOf(today));
    expect(insights.received).toMatchObject({ value: firstOf(month), before: firstOf(lastMonth) });
    for (const [by, shown] of [
      ['what for', insights.receivedBySubject],
      ['mode', insights.receivedByMode],
    ] as const)
      for (const [report, key] of [
        [month, 'value'],
        [lastMonth, 'before'],
      ] as const)
        expect(shown.map((row) => [row.label, row[key]])).toEqual(
          report.tables.find((table) => table.by === by)?.rows.map(({ label, values }) => [label, values[0]]),
        );

    const from = insights.membersByMonth[0]?.month.from;
    const memberships = await read('memberships', { from, to: insights.month.to, by: 'month', ...at });
    expect(insights.membersByMonth).toHaveLength(12);
    expect(insights.membersByMonth).toEqual(
      memberships.tables[0]?.rows.map(({ days, values: [active, , started, ended] }) => ({
        month: days,
        active,
        started,
        ended,
      })),
    );

    const renewals = rowsOf(await read('renewals', at), 'time ahead').find(
      ([label]) => label === 'In 7 days',
    );
    expect(insights.renewals.count).toBe(renewals?.[1] ?? 0);
    expect(insights.renewals.names).toHaveLength(Math.min(3, insights.renewals.count));
    const dues = await read('dues', at);
    expect([insights.dues.paise, insights.dues.count]).toEqual(dues.figures.map(({ value }) => value));
    expect(insights.dues.names.length > 0).toBe(insights.dues.count > 0);

    const classes = await read('classes', { ...insights.week, ...at });
    const [held, booked] = classes.figures.map(({ value }) => value);
    expect(insights.classes).toMatchObject({ classes: held, booked });
    expect(insights.classes.places).toBe(
      classes.tables[0]?.rows.reduce((sum, { values }) => sum + (values[1] ?? 0), 0),
    );
    const trials = await read('trials', { ...insights.trialMonths, ...at });
    const [given, , joined] = trials.figures.map(({ value }) => value);
    expect(insights.trials).toEqual({ trials: given, joined });
    const low = (await admin.call('stock/getAll', { query: { list: 'low' } })).body;
    expect(insights.lowStock).toEqual({
      count: low.counts.low,
      names: low.content.slice(0, 3).map(({ name }) => name),
    });

    const visits = await gym.db.selectFrom('visits').selectAll().where('is_in', '=', true).execute();
    const recount = Map.groupBy(
      visits.filter(
        ({ day, center: where }) =>
          day >= insights.visitDays.from && day <= insights.visitDays.to && (!center || where === center),
      ),
      ({ at }) => {
        const local = new Date(at.getTime() + 330 * 60_000);
        return `${local.getUTCDay() || 7} ${local.getUTCHours()}`;
      },
    );
    expect(
      Object.fromEntries(insights.visitsByHour.map((row) => [`${row.weekday} ${row.hour}`, row.visits])),
    ).toEqual(Object.fromEntries([...recount].map(([key, rows]) => [key, rows.length])));
  }

  it('and reports show staff of one center only its figures', async () => {
    const bound = gym.as(await gym.make.staff({ preset: 'accountant', center: 'kormangla' }));
    const own = (await bound.call('admin/getInsights')).body;

    expect(own).toEqual(await readInsights('kormangla'));
    expect(own).not.toEqual(await readInsights());
    for (const report of ['payments', 'memberships', 'attendance', 'classes', 'dues', 'tax'] as const)
      expect((await bound.call('admin/getReport', { query: { report } })).body).toEqual(
        await read(report, { center: 'kormangla' }),
      );
    const other = { center: 'indiranagar' };
    expect((await bound.callLoosely('admin/getInsights', { query: other })).status).toBe(403);
    for (const name of ['admin/getReport', 'admin/exportReport'] as const)
      expect((await bound.callLoosely(name, { query: { report: 'payments', ...other } })).status).toBe(403);
  });
});
