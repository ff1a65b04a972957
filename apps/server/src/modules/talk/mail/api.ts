// What other modules may call. Nothing else of this folder is imported from outside.

export {
  findWritten,
  HOLD_WHILE_UNDOABLE_MILLISECONDS,
  type MailMessage,
  type NewMail,
  takeMailsBack,
  toUserMail,
  withdrawMail,
  withdrawMails,
  withdrawMailsOf,
  writeMails,
} from './outbox.ts';
export { userMailInsert } from './queries/fragments.ts';
export { deleteMailsByKey } from './queries/outbox.ts';
export {
  composeAppointmentFile,
  countMailsByStatus,
  hasReader,
  openSender,
  readMailDelays,
} from './service.ts';
export type { SmtpSettings } from './smtp.ts';
export { MailWorker } from './worker.ts';
