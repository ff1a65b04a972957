// The public API of this module: other modules import only from this file.

export {
  addImportedMemberships,
  type ImportedMembership,
  lockOutClosures,
  removeImportedMemberships,
} from './import.ts';
export { getMembershipMail, isMembershipMailNeeded } from './membership-mail.ts';
export { receiveForMemberships } from './payments.ts';
export { listEntryTerms } from './queries/entry.ts';
export { opensCenterOn, opensOncePaid, owedForMemberships } from './queries/fragments.ts';
export { listKnownMemberships } from './queries/import.ts';
export { listPayableMemberships } from './queries/payable.ts';
export { isInState, newestIs, stateOf } from './queries/standings.ts';
export { creditIfPaid, findGivenDays, refuseGivenDays } from './revoke-transfer.ts';
export {
  getNewestOfEach,
  getPayableMembership,
  getRunning,
  lockMembership,
} from './service.ts';
