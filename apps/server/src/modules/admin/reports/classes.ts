import { groupClasses } from '@namma/contract/memberships/group-classes';
import { sql } from 'kysely';
import { readClasses } from '../../gym/classes/api.ts';
import { centerDimension, type Fact, factReport, percentOf } from './facts.ts';
import type { PeriodReport } from './period-report.ts';
import { stepsOf } from './rules.ts';

/** Fill and no-shows of classes, by kind, coach and center. The timetable is computed, not stored. */
export const classReport: PeriodReport = factReport({
  name: 'classes',
  dimensions: [
    { by: 'class', labels: () => Object.fromEntries(groupClasses.map((type) => [type, type])) },
    { by: 'coach' },
    centerDimension,
  ],
  async list(db, { period, step, center, now }) {
    const [classes, { rows: booked }] = await Promise.all([
      readClasses(db, { ...period, center, now }),
      sql<{ slot_id: number; day: string; booked: number; missed: number }>`
        select slot_id, day, count(*)::integer as booked, (count(*) filter (where state = 'missed'))::integer as missed
        from class_bookings where is_in and day between ${period.from} and ${period.to}
        group by slot_id, day`.execute(db),
    ]);
    const bookings = new Map(booked.map((row) => [`${row.slot_id} ${row.day}`, row]));
    const steps = stepsOf(period, step);
    return classes
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ slot, day, capacity, coach }): Fact => {
        const { booked = 0, missed = 0 } = bookings.get(`${slot.id} ${day}`) ?? {};
        return {
          first: steps.findLast(({ from }) => from <= day)?.from ?? day,
          keys: [slot.type, coach ? `${coach.id}\t${coach.name}` : 'No coach', slot.center],
          sums: [1, capacity, booked, missed],
        };
      });
  },
  width: 4,
  valuesOf: ([classes = 0, places = 0, booked = 0, missed = 0]) => [
    classes,
    places,
    booked,
    percentOf(booked, places),
    missed,
  ],
});
