/** Ways to end a membership. A refund pays out the rest of an earlier end. */
export type EndAction = 'end' | 'change' | 'refund' | 'withdraw';
