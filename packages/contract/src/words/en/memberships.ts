import type { Center } from '../../values/centers.ts';
import { bulkDone } from './bulk-done.ts';
import { centerLabel } from './centers.ts';

/** Memberships, from the form to the payment. */
export const membershipMessages = {
  noMemberships: 'No memberships found',
  centerRequired: 'Choose one of our centers',
  tickPayAtCenter: 'Tick this box to continue. You pay at your center.',
  startDateRequired: 'Start date required!',
  amountRequired: 'Enter an amount in rupees',
  endDateFitsNoPlan: 'A membership lasts 3, 6 or 12 months from its start date',
  newMembershipIsPending: 'A new membership is pending until it is paid at the center',
  membershipRegistered: (center: Center) => `Membership registered. Pay at ${centerLabel(center)} to start.`,
  membershipPaid: 'Membership marked as paid',
  membershipsPaid: (done: number, left: number) =>
    bulkDone(done, left, 'membership', 'memberships', 'marked as paid'),
} as const;
