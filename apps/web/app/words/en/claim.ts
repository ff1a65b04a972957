export const title = 'Your account';
/** The largest text of its page on a phone; see `newPasswordLead`. */
export const lead =
  'The gym has opened it for you. Set an email and a password here, and sign in from anywhere. The link from the desk or our mail works once.';
export const needsScript = 'Setting up the account needs JavaScript. Please switch it on.';
export const submit = 'Set up my account';
export const agreeBefore = 'By setting up the account you agree to the';
export const askAtDesk = 'Ask at the front desk for a new one.';
