export const title = 'Link from our mail';
export const lead = 'Opening this page has changed nothing. It is done once you press the button.';
export const needsScript = 'This page needs JavaScript. Please switch it on.';
export const linkMissing = 'The link is not whole. Open it from the mail once more.';
export const toSite = 'To our site';
export const stopLead = 'You will get no more mails about products that are back in stock.';
export const stop = 'Stop these mails';
export const emailLead =
  'This confirms that the email is yours. Your account at the gym then has it. Nobody is signed in by it.';
export const confirmEmail = 'Confirm this email';
export const undoLead =
  'Your account gets this email back. Everybody is signed out, and the password no longer works: choose a new one with ‘Forgot password’.';
export const undoEmail = 'Take it back';
