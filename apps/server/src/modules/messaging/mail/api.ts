// The public API of this module: other modules import only from this file.

export {
  deleteDeadMails,
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
export { userMailInsert } from './queries/fragments.ts';
export { deleteMailsByKey, deleteMailsOfKeys, isUndelivered } from './queries/outbox.ts';
export { NOT_WANTED } from './send-mail.ts';
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
