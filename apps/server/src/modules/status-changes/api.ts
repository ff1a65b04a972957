// What other modules may call. Nothing else of this folder is imported from outside.

export { changeStatus, changeStatuses, mailKeyOf, type StatusChange, undoStatuses } from './service.ts';
