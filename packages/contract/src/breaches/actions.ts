/** What is recorded of the register of breaches. */
export const breachActions = ['breach added', 'breach changed'] as const;
