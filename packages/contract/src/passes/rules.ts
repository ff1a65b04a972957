/** A pass lets somebody who is no member in for one day (D89): a trial once a phone number, or a day that is paid for. */
export const passKinds = ['trial', 'day'] as const;
export type PassKind = (typeof passKinds)[number];

/** On receipts and documents, which are in English. */
export const passKindTitles: Record<PassKind, string> = { trial: 'Trial', day: 'Day pass' };

/** As many open requests and passes of a day as one answer lists. */
export const PASSES_LISTED_MOST = 100;

/** A request that nobody has answered, and a pass that nobody has used, are erased so long after their day. */
export const PASS_REQUEST_KEPT_DAYS = 60;
/** Name and phone of a pass are erased so long after its day: then the phone number may have another trial. */
export const PASS_NAME_KEPT_DAYS = 365;
