import { UNDO_SECONDS } from '../admin/rules.ts';

/** Refusal texts; see `refusals`. */
export const undoRefusals = {
  noSuchStep: { status: 404, message: () => 'Change not found.' },
  notYourStep: { status: 403, message: () => 'Only the admin who made this change can undo it.' },
  cannotBeUndone: { status: 409, message: () => 'This change cannot be undone.' },
  cancelledForGood: {
    status: 409,
    message: () => "A cancelled order can't be restored. Ask the member to order again.",
  },
  tooLateToUndo: {
    status: 409,
    message: () => `It is too late: a change can be undone for ${UNDO_SECONDS} seconds.`,
  },
  undoneAlready: { status: 409, message: () => 'This change was already undone.' },
  changedSince: { status: 409, message: () => 'It has changed again since then, so it stays as it is.' },
  ratedSince: { status: 409, message: () => 'This order has been rated since, so it stays Delivered.' },
} as const;
