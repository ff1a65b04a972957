import type { Day } from '../../days/dates.ts';
import { formatDay } from './dates.ts';

/** Renewals of memberships. */
export const renewalMessages = {
  renewalNotBegun: (start: Day) =>
    `This membership starts on ${formatDay(start)}. You can renew it from that day.`,
  renewalTooLate: (last: Day) =>
    `This membership could be renewed until ${formatDay(last)}. Buy a new membership instead.`,
  renewedAlready: (start: Day) =>
    `This membership is already renewed. The new one starts on ${formatDay(start)}.`,
  renewalStartMoved: (start: Day) =>
    `This renewal now starts on ${formatDay(start)}. Review it before you confirm.`,
  renewalPausedEarly: (start: Day) =>
    `This renewal starts on ${formatDay(start)}, after your current membership. You can pause it from that day.`,
  planRequired: 'Choose one of our plans',
} as const;
