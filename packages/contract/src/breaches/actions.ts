/** What is recorded of the register of breaches. */
export const breachActions = ['breach added', 'breach changed', 'breach mailed'] as const;
