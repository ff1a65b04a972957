// The public API of this module: other modules import only from this file.

export { getAppointmentMail, isAppointmentMailNeeded } from './mails.ts';
