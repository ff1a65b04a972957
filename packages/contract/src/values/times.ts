import { formatInstant, gymDateTime, gymMinute } from '../days/dates.ts';
import { formatMinuteOfDay } from '../values/opening-hours.ts';

/**
 * The IST time of an instant in the formats of the gym, whatever the time zone of the machine. Days are in `dates.ts`.
 */

/** The format for members: `6:30AM`. */
export const formatTime12 = (instant: Date): string => formatMinuteOfDay(gymMinute(instant));

const HOURS_AND_MINUTES = 11;

/** The format for admins: `16:05`. */
export const formatTime24 = (instant: Date): string => gymDateTime(instant).slice(HOURS_AND_MINUTES);

/** `21 Nov 2026, 4:05PM`: a moment for members. */
export const formatMoment12 = (isoInstant: string): string =>
  `${formatInstant(isoInstant)}, ${formatTime12(new Date(isoInstant))}`;

const NO_BREAK_SPACE = '\u00a0';

/** `21 Nov 2026, 16:05` (D18). In a narrow column the line breaks only before the time. */
export const formatMoment = (isoInstant: string): string =>
  `${formatInstant(isoInstant).replaceAll(' ', NO_BREAK_SPACE)}, ${formatTime24(new Date(isoInstant))}`;
