import { formatMemberNumber } from '@namma/contract/codes/member-number';
import { adminCounter } from '@namma/contract/paths';

/** The address of the counter with a person found; `sell` opens the form of a new membership. */
export const counterFor = (userId: number, step?: 'sell'): string =>
  `${adminCounter}?find=${formatMemberNumber(userId)}${step ? `&step=${step}` : ''}`;
