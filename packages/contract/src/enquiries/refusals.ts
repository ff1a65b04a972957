/** Refusals that only staff receive. */
export const enquiryRefusals = {
  noSuchEnquiry: { status: 404, message: () => 'Query not found.' },
  answeredAlready: { status: 409, message: () => 'This query is already Answered.' },
} as const;
