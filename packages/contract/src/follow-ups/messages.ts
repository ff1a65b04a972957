/** Follow-ups, for staff. */
export const followUpMessages = {
  recorded: 'Call logged',
  noteRequired: 'Enter a note or leave it out',
  oneSubject: 'Name a member, a query or a pass',
} as const;
