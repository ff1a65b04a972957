export { dueReport } from './dues.ts';
export { membershipReport } from './memberships.ts';
export { paymentReport } from './payments.ts';
export type { Reading } from './present.ts';
export { listDebtors, listRenewals, listRenewing } from './queries.ts';
export { stepsOf } from './rules.ts';
