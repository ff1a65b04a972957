/** See `refusals`. */
export const memberRefusals = {
  noSuchMember: { status: 404, message: () => 'There is no such member.' },
  nobodyFound: { status: 404, message: () => 'Nobody is found by that.' },
} as const;
