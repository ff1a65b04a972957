import { bulkDone } from './bulk-done.ts';

/** Actions of admins in all lists. */
export const adminMessages = {
  mailSentAgain: 'Mail sent again',
  markedRead: 'Marked as read',
  undone: (done: number, left: number) =>
    done === 1 && left === 0 ? 'Change undone' : bulkDone(done, left, 'change', 'changes', 'undone'),
} as const;
