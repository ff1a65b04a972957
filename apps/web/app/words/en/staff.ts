export const invitation = 'Join the staff';
export const invitationLead = 'You were invited to join our staff. The link works once, within 72 hours.';
export const invitationNeedsScript = 'Accepting an invitation needs JavaScript. Turn it on.';
export const reading = 'Loading invitation…';
export const linkMissing = 'The link is incomplete.';
export const invitationOver = 'This invitation has expired, was already used or was revoked.';
export const askForAnother = 'Ask for a new invitation.';
export const tryAgain = 'Try again';
export const role = 'Role';
export const center = 'Center';
export const accountStays =
  'You already have an account. Accept with its password. Your memberships stay as they are.';
export const choosePassword = 'Choose the name shown on receipts, and a password.';
export const accept = 'Accept';
