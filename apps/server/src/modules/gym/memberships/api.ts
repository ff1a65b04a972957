// What other modules may call. Nothing else of this folder is imported from outside.

export { receiveForMemberships } from './payments.ts';
export { listEntryTerms } from './queries/days.ts';
export { listPayableMemberships } from './queries/payable.ts';
export {
  getNewestOfEach,
  getPayableMembership,
  getRunning,
  lockMembership,
} from './service.ts';
export { creditIfPayed, findGivenDays, refuseGivenDays } from './take-back.ts';
