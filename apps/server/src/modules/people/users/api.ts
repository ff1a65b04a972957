// What other modules may call. Nothing else of this folder is imported from outside.

export { checkGuardian, guardianStateOf, minorsBirthday } from './guardian.ts';
export {
  findCredentialsByEmail,
  findEnabledUser,
  findPerson,
  getCredentialsById,
  lockUser,
  lockUsers,
} from './queries/users.ts';
export { nameOfEmail } from './rules.ts';
export {
  checkRegistration,
  createAdmin,
  createMember,
  disableAdmin,
  eraseAccount,
  findPeople,
  getPeople,
  hasAdmin,
  lockUserForShare,
  setPasswordHash,
} from './service.ts';
