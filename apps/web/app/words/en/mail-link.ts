export const title = 'Link from our email';
export const lead = 'Nothing has changed yet. Press the button to confirm.';
export const needsScript = 'This page needs JavaScript. Turn it on.';
export const linkMissing = 'The link is incomplete. Open it from the email again.';
export const toSite = 'Go to our site';
export const stopLead = "You won't get any more emails about products that are back in stock.";
export const stop = 'Stop these emails';
export const emailLead = "This confirms your email and adds it to your account. You won't be signed in.";
export const confirmEmail = 'Confirm email';
export const undoLead =
  "This restores the email of your account. All devices are signed out and the password stops working. Use 'Forgot password' to choose a new one.";
export const undoEmail = 'Restore this email';
