/** Refusal texts; see `refusals`. */
export const enquiryRefusals = {
  noSuchEnquiry: { status: 404, message: () => 'There is no such query.' },
  answeredAlready: { status: 409, message: () => 'This query is Answered already.' },
} as const;
