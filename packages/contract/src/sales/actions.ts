/** What is recorded of sales over the counter: one entry for each product. */
export const saleActions = ['goods sold'] as const;
