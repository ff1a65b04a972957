import type { Membership, NewMembership } from '@namma/contract/schemas/memberships';

/** One of a member's memberships that is the one about to be bought: tier, center and both days. */
export const findSame = (
  memberships: readonly Membership[],
  { type, center, start_Date, end_Date }: NewMembership,
): Membership | undefined =>
  memberships.find(
    (each) =>
      each.type === type &&
      each.center === center &&
      each.startDate === start_Date &&
      each.endDate === end_Date,
  );
