// What other modules may call. Nothing else of this folder is imported from outside.

export { checkGuardian, guardianStateOf, minorsBirthday } from './guardian.ts';
export {
  findCredentialsByEmail,
  findEnabledUser,
  findPerson,
  getCredentialsById,
  lockMembers,
  lockUser,
  overwriteUser,
} from './queries/users.ts';
export { nameOfEmail } from './rules.ts';
export {
  checkRegistration,
  createAdmin,
  createDemoAdmin,
  createMember,
  disableAdmin,
  findPeople,
  getPeople,
  hasAdmin,
  holdAccount,
  setPasswordHash,
} from './service.ts';
