/** What ends a membership: a refund is of an end that has left something to give back. */
export type EndAction = 'end' | 'change' | 'refund' | 'withdraw';
