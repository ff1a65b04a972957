/** Server messages for those who manage the staff. */
export const staffMessages = {
  inviteMailed: 'Invitation sent',
  inviteMade: 'Invitation created. Share its link: it is shown only once.',
  inviteRevoked: 'Invitation revoked',
  staffChanged: 'Role changed',
  staffEnded: 'Access ended, signed out everywhere',
  factorDropped: 'Two-step sign-in is off. The password is enough to sign in.',
} as const;
