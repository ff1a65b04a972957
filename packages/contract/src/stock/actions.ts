/** What is recorded of changes to stock. */
export const stockActions = ['stock received', 'stock counted', 'stock written off'] as const;
