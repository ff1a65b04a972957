/** A visitor's message to the gym: an enquiry in the code, a query on the screens (SPEC sections 3 to 5). */

export const ENQUIRY_MIN_CHARACTERS = 15;
export const ENQUIRY_MAX_CHARACTERS = 250;

export const enquiryStatuses = ['unanswered', 'Answered'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];
