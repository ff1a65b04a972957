export { classReport } from './classes.ts';
export { trialReport } from './cohorts.ts';
export { dueReport } from './dues.ts';
export { membershipReport } from './memberships.ts';
export { paymentReport } from './payments.ts';
export type { Reading } from './present.ts';
export { listDebtors, listRenewals, listRenewing } from './queries.ts';
export { stepsOf } from './rules.ts';
export { attendanceReport } from './visits.ts';
