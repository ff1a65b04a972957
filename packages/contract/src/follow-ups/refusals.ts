/** Refusal texts; see `refusals`. */
export const followUpRefusals = {
  noSuchFollowUp: { status: 404, message: () => 'There is nobody like that to call.' },
  followUpRecorded: {
    status: 409,
    message: (by: string) => `${by} has recorded this call meanwhile.`,
  },
} as const;
