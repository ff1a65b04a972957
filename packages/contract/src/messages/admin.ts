import { bulkDone } from './bulk-done.ts';

/** What admins do in every list. */
export const adminMessages = {
  mailSentAgain: 'The mail is on its way again',
  markedRead: 'Marked as read',
  undone: (done: number, left: number) =>
    done === 1 && left === 0 ? 'Change undone' : bulkDone(done, left, 'change', 'changes', 'undone'),
} as const;
