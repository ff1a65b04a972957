export const title = 'Your account';
/** The largest text of its page on a phone; see `newPasswordLead`. */
export const lead =
  'The gym created this account for you. Set an email and a password to sign in. The link from the desk or our email works once.';
export const needsScript = 'Setting up your account needs JavaScript. Turn it on.';
export const submit = 'Set up account';
export const agreeBefore = 'By setting up your account you agree to the';
export const askAtDesk = 'Ask at the front desk for a new one.';
