import { CLASS_DAYS_AHEAD } from '@namma/contract/classes/rules';
import { gymDay } from '@namma/contract/days/dates';
import type { GroupClass } from '@namma/contract/memberships/group-classes';
import type { Center } from '@namma/contract/values/centers';
import { after, type DemoMonth, FIRST_DAY } from './month.ts';
import { Random } from './random.ts';

const SEED = 41_907;
/** Classes have bookings from this day on, and until this day. */
const FIRST_BOOKED = -13;
const LAST_BOOKED = 6;
const ATTENDANCE_PERCENT = 90;
const CANCELLED_PERCENT = 5;
const SMALLEST = 4;

interface WeeklyClass {
  type: GroupClass;
  center: Center;
  coach: string;
  weekdays: readonly number[];
  fromMinute: number;
  minutes: number;
  capacity: number;
}

const mondays = [1, 3, 5];
const tuesdays = [2, 4];
const weekly = (
  [type, center, coach]: [GroupClass, Center, string],
  weekdays: readonly number[],
  [hour, minute]: [number, number],
  [minutes, capacity]: [number, number],
): WeeklyClass => ({ type, center, coach, weekdays, fromMinute: hour * 60 + minute, minutes, capacity });

/** The timetable: small classes, so that some are full. */
const timetable: readonly WeeklyClass[] = [
  weekly(['Yoga', 'indiranagar', 'Dr. Imran Khan'], mondays, [6, 30], [60, 6]),
  weekly(['Strength', 'indiranagar', 'Arjun Shetty'], mondays, [20, 15], [50, 5]),
  weekly(['Boxing', 'indiranagar', 'Arjun Shetty'], tuesdays, [20, 15], [45, 3]),
  weekly(['Core', 'indiranagar', 'Dr. Imran Khan'], tuesdays, [18, 30], [45, 5]),
  weekly(['Run', 'indiranagar', 'Arjun Shetty'], [0], [7, 30], [60, 8]),
  weekly(['Yoga', 'kormangla', 'Dr. Kavya Iyer'], mondays, [6, 45], [60, 6]),
  weekly(['Dancing', 'kormangla', 'Meghana Prabhu'], mondays, [18, 30], [50, 4]),
  weekly(['Boxing', 'kormangla', 'Meghana Prabhu'], tuesdays, [19, 0], [45, 3]),
  weekly(['Core', 'kormangla', 'Dr. Kavya Iyer'], [6], [8, 0], [45, 5]),
  weekly(['Strength', 'vijayanagra', 'Farhan Pasha'], mondays, [18, 30], [50, 5]),
  weekly(['Yoga', 'vijayanagra', 'Farhan Pasha'], tuesdays, [7, 0], [60, 6]),
  weekly(['Dancing', 'vijayanagra', 'Nandita Bose'], tuesdays, [18, 0], [50, 4]),
  weekly(['Run', 'vijayanagra', 'Farhan Pasha'], [0], [8, 0], [60, 8]),
  weekly(['Strength', 'HSR Layout', 'Sneha Kulkarni'], mondays, [6, 30], [50, 5]),
  weekly(['Yoga', 'HSR Layout', 'Pooja Hegde'], tuesdays, [6, 45], [60, 6]),
  weekly(['Core', 'HSR Layout', 'Sneha Kulkarni'], tuesdays, [8, 0], [45, 4]),
  weekly(['Dancing', 'HSR Layout', 'Sneha Kulkarni'], [0], [8, 30], [50, 4]),
];

/** Schedules the timetable and the bookings of its classes. */
export function planClasses(month: DemoMonth): void {
  const random = new Random(SEED);
  const slotIds = new Map<string, number>();
  month.at(month.instant(FIRST_DAY - 1, 8 * 60 + 20), async () => {
    const { coaches } = await month.call(month.desk, 'consultancy/getCoaches', {});
    for (const { coach, weekdays, ...slot } of timetable) {
      const coachId = coaches.find(({ name }) => name === coach)?.coachId ?? 0;
      for (const weekday of weekdays) {
        const { slotId } = await month.call(month.desk, 'classes/setSlot', {
          body: { ...slot, coachId, weekday, fromDay: gymDay(month.now) },
        });
        slotIds.set(keyOf(slot, weekday), slotId);
      }
    }
  });
  for (let day = FIRST_BOOKED; day <= LAST_BOOKED; day++)
    for (const each of timetable) {
      const weekday = month.weekday(day);
      if (!each.weekdays.includes(weekday)) continue;
      const slotId = () => slotIds.get(keyOf(each, weekday)) ?? 0;
      (day < 0 ? planPast : planComing)(month, random, { ...each, day, slotId });
    }
  planChanges(month, slotIds);
}

const keyOf = ({ type, center }: Pick<WeeklyClass, 'type' | 'center'>, weekday: number) =>
  `${type} ${center} ${weekday}`;

interface ClassOfDay extends WeeklyClass {
  day: number;
  slotId: () => number;
}

/**
 * Writes the attendance of past classes directly, because hundreds of booking and scan requests would take as long as
 * the rest of the month.
 */
function planPast(
  month: DemoMonth,
  random: Random,
  { day, slotId, center, fromMinute, minutes, capacity }: ClassOfDay,
): void {
  const starts = month.instant(day, fromMinute);
  const wanted = random.between(capacity - 2, capacity);
  month.at(starts, async () => {
    const members = month.membersAt(center, month.day(day));
    const rows = random.sample(members, wanted).map((userId, i) => {
      const booked = month.leisureHour(day - random.between(1, 2), random);
      return {
        slot_id: slotId(),
        day: month.day(day),
        user_id: userId,
        booked_at: booked,
        rank: i + 1,
        state: random.percent(ATTENDANCE_PERCENT) ? ('present' as const) : ('missed' as const),
        is_in: true,
        in_since: booked,
        starts_at: starts,
        minutes,
        is_reminded: true,
      };
    });
    if (rows.length > 0) await month.deps.db.insertInto('class_bookings').values(rows).execute();
  });
}

/** Books classes of today or later, cancels some places, and records attendance. */
function planComing(
  month: DemoMonth,
  random: Random,
  { day, slotId, center, fromMinute, capacity }: ClassOfDay,
): void {
  const starts = month.instant(day, fromMinute);
  const key = () => ({ slotId: slotId(), day: month.day(day) });
  const tried = new Set<number>();
  const firstDay = Math.max(day - CLASS_DAYS_AHEAD, -3);
  // The smallest classes fill up first and have a waiting list. Nobody has more than six upcoming classes.
  const isPopular = capacity <= SMALLEST;
  for (let wanted = isPopular ? capacity + 2 : random.between(1, capacity - 2); wanted > 0; wanted--)
    month.at(
      month.leisureHour(isPopular ? firstDay : random.between(Math.max(firstDay, -2), -1), random),
      async () => {
        const [member] = random.sample(
          month.membersAt(center, key().day).filter((each) => !tried.has(each)),
          1,
        );
        if (member === undefined) return;
        tried.add(member);
        // Refused for a second class at the same time, or a seventh upcoming one.
        const booked = await month.callIfAllowed(member, 'classes/book', { body: key() });
        if (!booked || !random.percent(CANCELLED_PERCENT)) return;
        const givenUp = new Date(Math.min(after(month.now, 90).getTime(), after(starts, -120).getTime()));
        month.at(givenUp, async () => {
          await month.call(member, 'classes/cancel', { body: key() });
        });
      },
    );
  if (day > 0) return;
  month.at(after(starts, -29), async () => {
    const { bookings } = await month.call(month.desk, 'classes/getRoster', { query: key() });
    for (const { userId, place } of bookings) {
      const minutesBefore = random.between(2, 25);
      if (place !== 'in' || !random.percent(ATTENDANCE_PERCENT)) continue;
      month.at(after(starts, -minutesBefore), async () => {
        await month.call(month.desk, 'visits/scan', { body: { memberId: userId, center } });
      });
    }
  });
}

/** Yesterday the desk added two places to next Monday's yoga, and cancelled a class because of painters. */
function planChanges(month: DemoMonth, slotIds: ReadonlyMap<string, number>): void {
  const next = (weekday: number) => [1, 2, 3, 4, 5, 6, 7].find((day) => month.weekday(day) === weekday) ?? 1;
  month.at(month.instant(-1, 9 * 60 + 15), async () => {
    const yoga = { slotId: slotIds.get('Yoga indiranagar 1') ?? 0, day: month.day(next(1)) };
    await month.call(month.desk, 'classes/change', { body: { ...yoga, capacity: 8 } });
    const core = { slotId: slotIds.get('Core indiranagar 2') ?? 0, day: month.day(next(2)) };
    await month.call(month.desk, 'classes/change', {
      body: { ...core, isCancelled: true, reason: 'The hall is being painted' },
    });
  });
}
