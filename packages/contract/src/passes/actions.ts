/** What is recorded of passes. */
export const passActions = ['pass sold', 'pass request dismissed', 'pass moved'] as const;
