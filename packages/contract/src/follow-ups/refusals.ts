/** Refusal texts; see `refusals`. */
export const followUpRefusals = {
  noSuchFollowUp: { status: 404, message: () => 'Follow-up not found.' },
  followUpRecorded: {
    status: 409,
    message: (by: string) => `${by} has already logged this call.`,
  },
} as const;
