/** What is recorded of passes. */
export const passActions = ['pass sold', 'pass request dismissed'] as const;
