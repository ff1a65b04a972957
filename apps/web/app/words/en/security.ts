export const title = 'Security';
export const lead = 'Manage your devices, password and two-step sign-in.';
export const sessions = 'Devices';
export const thisDevice = 'This device';
export const since = (signedIn: string, lastUsed: string) => `Signed in ${signedIn}. Last used ${lastUsed}.`;
export const signOut = 'Sign out';
export const signOutOf = (device: string) => `Sign out: ${device}`;
export const nowhereElse = "You aren't signed in on other devices.";
export const signOutOthers = 'Sign out everywhere else';
export const signOutOthersQuestion = 'Sign out everywhere else?';
export const signOutOthersEffect = 'All other devices will need to sign in again. This one stays signed in.';
export const password = 'Password';
export const passwordLead = "Don't recognize a device? Change your password to sign out all other devices.";
export const changePassword = 'Change password';
export const factor = 'Two-step sign-in';
export const factorOff =
  'Off. Turn it on to require a code from an app on your phone when you sign in, in addition to your password.';
export const factorNeeded = 'Your role requires it. Turn it on to use the admin side.';
export const factorStays = "Your role requires it, so it can't be turned off.";
export const factorOn = (day: string, left: number) =>
  `On since ${day}. ${left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.`;
export const fewCodes =
  'You have few recovery codes left. Turn two-step sign-in off and on again to get new ones.';
export const setUp = 'Set up';
export const scan = 'Scan this code with an authenticator app, such as Google Authenticator, Aegis or 2FAS.';
export const qrLabel = 'QR code for an authenticator app';
export const byHand = 'Or enter this key in the app:';
export const code = 'Code';
export const codeHint = 'Six digits from the app';
export const switchOn = 'Turn on';
export const cancel = 'Cancel';
export const recoveryCodes = 'Recovery codes';
export const recoveryLead =
  'Two-step sign-in is on. If you lose your phone, each of these codes signs you in once. Save them now: they are not shown again.';
export const recoveryFor = (gym: string, email: string) =>
  `${gym}: recovery codes for ${email}. Each works once.`;
export const download = 'Download';
export const print = 'Print';
export const done = 'Done';
export const dropLead = 'To turn it off, enter your password and a code from the app or a recovery code.';
export const anyCode = 'Code or recovery code';
export const switchOff = 'Turn off';
export const lostPhone =
  'Lost your phone? Sign in with a recovery code. Without one, ask an owner to turn off two-step sign-in under Staff, or run this on the server:';
export const email = 'Email';
export const emailIsConfirmed = 'Email confirmed.';
export const emailNotConfirmed = 'Email not confirmed yet.';
export const emailPending = (email: string) =>
  `We sent a link to ${email}. Open it within 48 hours to confirm. Nothing changes until then.`;
export const emailUndelivered = (email: string) =>
  `Our email to ${email} couldn't be delivered. Check the address and send the link again. Nothing changes until then.`;
export const emailLead =
  "We'll send a link to the new email. Open it to confirm the change. You can undo it from the old email for 7 days.";
export const newEmail = 'New email (or the current one, to resend the link)';
export const sendLink = 'Send link';
export const emailStays = "Email isn't set up here, so ask the front desk to change your email.";
