/** What is recorded of what members agree to, and of the nominee. */
export const privacyActions = [
  'offers chosen',
  'health data erased',
  'nominee named',
  'nominee removed',
] as const;
