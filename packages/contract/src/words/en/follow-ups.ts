/** Of follow-ups; only staff read them. */
export const followUpMessages = {
  recorded: 'Recorded',
  noteRequired: 'Write a note, or leave it out',
  oneSubject: 'Name a member, a query or a pass',
} as const;
