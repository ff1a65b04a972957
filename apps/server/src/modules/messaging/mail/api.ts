// The public API of this module: other modules import only from this file.

export {
  deleteUnsentMails,
  findWritten,
  type MailMessage,
  moveMails,
  type NewMail,
  toUserMail,
  UNDOABLE_DELAY_MILLISECONDS,
  withdrawMail,
  withdrawMails,
  withdrawMailsOf,
  writeMails,
} from './outbox.ts';
export { isDropped, userMailInsert } from './queries/fragments.ts';
export { deleteMailsByKey, deleteMailsOfKeys, isUndelivered } from './queries/outbox.ts';
export {
  composeAppointmentFile,
  composeClassFile,
  composeMessage,
  countMailsByStatus,
  hasReader,
  openSender,
  readMailDelays,
} from './service.ts';
export type { SmtpSettings } from './smtp.ts';
export type { ClassPayload } from './templates/classes.ts';
export type { MailWithPayload } from './templates/index.ts';
export { MailWorker } from './worker.ts';
