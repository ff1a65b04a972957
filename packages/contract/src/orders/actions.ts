/** What is recorded of orders beside what `activityActions` has: one entry for each order of the checkout. */
export const orderActions = ['address changed'] as const;
