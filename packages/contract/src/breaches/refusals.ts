/** See `refusals`. */
export const breachRefusals = {
  noSuchBreach: { status: 404, message: () => 'This entry of the register does not exist.' },
  breachChanged: {
    status: 409,
    message: () => 'Somebody else has changed this meanwhile. Please look before you save.',
  },
} as const;
