import type { Day } from '../../days/dates.ts';
import { formatDay } from './dates.ts';

/** What was done when a membership is withdrawn, ended or changed into another one. */
export const membershipEndMessages = {
  withdrawn: 'Membership withdrawn',
  ended: (day: Day) => `Membership ended: its last day is ${formatDay(day)}`,
  endedRefunded: (amount: string) => `Membership ended, ${amount} refunded`,
  refunded: (amount: string) => `${amount} refunded`,
  replaced: (type: string, start: Day) => `Changed to ${type} from ${formatDay(start)}`,
} as const;
