import type { Day } from '../../days/dates.ts';
import { formatDay } from './dates.ts';

/** Withdrawing, ending and changing memberships. */
export const membershipEndMessages = {
  withdrawn: 'Membership withdrawn',
  ended: (day: Day) => `Membership ended. Last day: ${formatDay(day)}`,
  endedRefunded: (amount: string) => `Membership ended, ${amount} refunded`,
  refunded: (amount: string) => `${amount} refunded`,
  replaced: (type: string, start: Day) => `Changed to ${type} from ${formatDay(start)}`,
} as const;
