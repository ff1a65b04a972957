/** What is recorded of changes to classes. */
export const classActions = [
  'class slot added',
  'class slot changed',
  'class slot ended',
  'class changed',
  'class booked',
  'class place ended',
  'class attendance marked',
] as const;
