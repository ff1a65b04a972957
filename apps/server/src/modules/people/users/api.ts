// The public API of this module: other modules import only from this file.

export { claimAccount, createUnclaimed, editMember, presentDetails } from './desk.ts';
export { giveEmail } from './emails.ts';
export { checkGuardian, guardianStateOf, minorsBirthday } from './guardian.ts';
export { addImported, lockOutDesks } from './import.ts';
export { confirmEmailOf, findEmailState, findLocale } from './queries/emails.ts';
export { deleteUsers, listInvitable, lockAccounts, lockKnown, writeValues } from './queries/import.ts';
export {
  dropPassword,
  findCredentialsByEmail,
  findEnabledUser,
  findPerson,
  getCredentialsById,
  giveStaffPassword,
  insertUser,
  lockUser,
  lockUsers,
  setRole,
} from './queries/users.ts';
export {
  checkRegistration,
  createMember,
  eraseAccount,
  findPeople,
  getPeople,
  listPeopleIn,
  lockUserForShare,
  nameOfEmail,
  setPasswordHash,
} from './service.ts';
