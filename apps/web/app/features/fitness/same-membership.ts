import type { Membership, NewMembership } from '@namma/contract/schemas/memberships';

/** The membership with the same tier, center and days as the one to be bought. */
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
