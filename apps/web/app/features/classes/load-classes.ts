import { brand } from '@namma/contract/brand';
import type { PlannedClass } from '@namma/contract/classes/schemas';
import { addDays, type Day, gymDay, isDay } from '@namma/contract/days/dates';
import * as paths from '@namma/contract/paths';
import { type Center, firstOpenCenter, openCenters } from '@namma/contract/values/centers';
import type { MetaDescriptor } from 'react-router';
import * as words from '#words/classes';
import { publicPage } from '../../lib/loading/page-meta';
import type { Read } from '../../lib/loading/reads';

const DAYS_SHOWN = 7;

export interface Classes {
  meta: MetaDescriptor[];
  center: Center;
  /** The address names the center. */
  isAsked: boolean;
  /** The day of the address; undefined for all seven. */
  day: Day | undefined;
  days: Day[];
  classes: PlannedClass[];
}

/** The address of the classes of a center, on one day or on all that can be booked. */
export const classesPath = (center: Center, day?: Day): string =>
  `${paths.classes}?center=${encodeURIComponent(center)}${day ? `&day=${day}` : ''}`;

/** The classes of the center and the day that the address names: of the first center and of a week when it names none. */
export async function loadClasses(read: Read, url: URL): Promise<Classes> {
  const named = openCenters().find((each) => each === url.searchParams.get('center'));
  const center = named ?? firstOpenCenter();
  const asked = url.searchParams.get('day') ?? '';
  const today = gymDay(new Date());
  const days = Array.from({ length: DAYS_SHOWN }, (_, n) => addDays(today, n));
  const day = isDay(asked) && days.includes(asked) ? asked : undefined;
  return {
    meta: publicPage({
      title: words.classes,
      description: words.classesDescription(brand.name),
      path: paths.classes,
    }),
    center,
    isAsked: named !== undefined,
    day,
    days,
    // From the first day shown: where this clock is off, the days are others, but have their own classes.
    classes: await read('classes/getWeek', { center, from: today }),
  };
}
