/** What is recorded of changes to emails (D93). */
export const authActions = ['email confirmed', 'email changed', 'email given back', 'email lost'] as const;
