// What other modules may call. Nothing else of this folder is imported from outside.

export { getAppointmentMail, isAppointmentMailNeeded } from './mails.ts';
