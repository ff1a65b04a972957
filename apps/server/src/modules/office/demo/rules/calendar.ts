import { addDays, type Day, days, gymDay, minutes, startOfGymDay } from '@namma/contract/days/dates';
import type { Random } from './random.ts';

/** The days of the demo month as offsets from the day of the first start, which is 0; yesterday is -1. */
export class DemoCalendar {
  readonly today: Day;
  private readonly now: Date;

  constructor(now: Date) {
    this.now = now;

    this.today = gymDay(now);
  }

  day(offset: number): Day {
    return addDays(this.today, offset);
  }

  isWeekend(offset: number): boolean {
    return [0, 6].includes(this.weekday(offset));
  }

  /** 0 is Sunday. */
  weekday(offset: number): number {
    return new Date(`${this.day(offset)}T00:00:00Z`).getUTCDay();
  }

  /** The instant of a minute of an IST day. Minutes of today are compressed so that all of them are in the past. */
  at(offset: number, minuteOfDay: number): Date {
    const start = startOfGymDay(this.day(offset)).getTime();
    const planned = minutes(minuteOfDay);
    const passed = offset === 0 ? (planned / days(1)) * (this.now.getTime() - start) : planned;
    return new Date(start + passed);
  }

  /** The same minute of another day. */
  sameMinuteOn(instant: Date, offset: number): Date {
    const since = instant.getTime() - startOfGymDay(gymDay(instant)).getTime();
    return new Date(startOfGymDay(this.day(offset)).getTime() + since);
  }

  /** When the front desk works: within the opening hours, only in the mornings at weekends. */
  adminHour(offset: number, session: 'first' | 'second', random: Random): Date {
    const [first, second] = this.isWeekend(offset) ? [7 * 60 + 10, 9 * 60 + 40] : [9 * 60 + 30, 18 * 60 + 30];
    return this.at(offset, (session === 'first' ? first : second) + random.between(0, 40));
  }

  /** When people shop: mostly in the evening, some before work, more around noon at weekends. */
  shoppingMinute(offset: number, random: Random): number {
    const hour = random.weighted(shoppingHours, (each) => {
      if (each >= 18 && each <= 21) return 6;
      if (each >= 10 && each <= 17) return this.isWeekend(offset) ? 3 : 1;
      return each <= 8 ? 2 : 1.5;
    });
    return hour * 60 + random.between(0, 59);
  }
}

const shoppingHours = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22] as const;
