export const invitation = 'Join the staff';
export const invitationLead =
  'You were invited to work with us on this site. The link works once, for 72 hours; opening it uses nothing up.';
export const invitationNeedsScript = 'Accepting an invitation needs JavaScript. Please switch it on.';
export const reading = 'Reading the invitation…';
export const linkMissing = 'This page was opened without its link.';
export const invitationOver = 'This invitation has expired, was used or was taken back.';
export const askForAnother = 'Ask whoever invited you for another one.';
export const tryAgain = 'Try again';
export const role = 'Role';
export const center = 'Center';
export const accountStays =
  'You have an account here. Accept with its password: it stays as it is, with your memberships.';
export const choosePassword = 'Choose the name that receipts will show, and a password.';
export const accept = 'Accept';
