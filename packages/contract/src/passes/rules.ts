/** A pass admits a non-member for one day (D89): a trial once per phone number, or a paid day. */
export const passKinds = ['trial', 'day'] as const;
export type PassKind = (typeof passKinds)[number];

/** For receipts and documents, which are in English. */
export const passKindTitles: Record<PassKind, string> = { trial: 'Trial', day: 'Day pass' };

/** The maximum of open requests and passes of a day in one response. */
export const PASSES_LISTED_MOST = 100;

/** Unanswered requests and unused passes are erased this long after their day. */
export const PASS_REQUEST_KEPT_DAYS = 60;
/** Name and phone of a pass are erased this long after its day: then the phone number may have another trial. */
export const PASS_NAME_KEPT_DAYS = 365;
