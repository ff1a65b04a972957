/** What is recorded of the ends of memberships. */
export const membershipActions = [
  'membership withdrawn',
  'membership ended',
  'membership refunded',
  'membership replaced',
] as const;
