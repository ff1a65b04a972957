import type { Day } from '../../days/dates.ts';
import { formatDay } from './dates.ts';

/** Renewals of memberships. */
export const renewalMessages = {
  renewalNotBegun: (start: Day) =>
    `This membership begins on ${formatDay(start)}. It can be renewed from that day on.`,
  renewalTooLate: (last: Day) =>
    `This membership could be renewed until ${formatDay(last)}. Please take a new membership instead.`,
  renewedAlready: (start: Day) =>
    `This membership is renewed already: the new one begins on ${formatDay(start)}.`,
  renewalStartMoved: (start: Day) => `This renewal begins on ${formatDay(start)}. Please look at it again.`,
  renewalPausedEarly: (start: Day) =>
    `This renewal begins on ${formatDay(start)} and moves with the membership before it. It can be paused from that day on.`,
  planRequired: 'Choose one of our plans',
} as const;
