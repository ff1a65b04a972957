export const title = 'Security';
export const lead = 'Where you are signed in, and what a sign-in asks for.';
export const sessions = 'Signed in';
export const thisDevice = 'This device';
export const since = (signedIn: string, lastUsed: string) => `Signed in ${signedIn}. Last used ${lastUsed}.`;
export const signOut = 'Sign out';
export const signOutOf = (device: string) => `Sign out: ${device}`;
export const nowhereElse = 'You are signed in nowhere else.';
export const signOutOthers = 'Sign out everywhere else';
export const signOutOthersQuestion = 'Sign out everywhere else?';
export const signOutOthersEffect =
  'Every other phone and computer must sign in again. This one stays signed in.';
export const password = 'Password';
export const passwordLead =
  'A device in the list that you do not know? Change the password: it signs out every other one.';
export const changePassword = 'Change the password';
export const factor = 'Second factor';
export const factorOff =
  'It is off. When it is on, a sign-in also asks for six digits that an app on your phone shows, so a stolen password alone opens nothing.';
export const factorNeeded = 'Your role needs it. Until it is on, the admin side stays closed.';
export const factorStays = 'Your role needs it, so it stays on.';
export const factorOn = (day: string, left: number) =>
  `On since ${day}. ${left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.`;
export const fewCodes =
  'Few recovery codes are left. Switch the second factor off and on again for new ones.';
export const setUp = 'Set it up';
export const scan = 'Scan this with an authenticator app, such as Google Authenticator, Aegis or 2FAS.';
export const qrLabel = 'QR code for an authenticator app';
export const byHand = 'Or type this key into the app:';
export const code = 'Code';
export const codeHint = 'Six digits from the app';
export const switchOn = 'Switch on';
export const cancel = 'Cancel';
export const recoveryCodes = 'Recovery codes';
export const recoveryLead =
  'The second factor is on. Each of these codes signs you in once if the phone is lost. They are shown only now: keep them where the phone is not.';
export const recoveryFor = (gym: string, email: string) =>
  `${gym}: recovery codes of ${email}. Each works once.`;
export const download = 'Download';
export const print = 'Print';
export const done = 'I have kept them';
export const dropLead = 'To switch it off, enter the password and a code of the app, or a recovery code.';
export const anyCode = 'Code or recovery code';
export const switchOff = 'Switch off';
export const lostPhone =
  'Phone lost? Sign in with a recovery code. Without one, an owner of the gym switches the second factor off under Staff, or somebody at the server runs:';
export const email = 'Email';
export const emailIsConfirmed = 'This email is confirmed.';
export const emailNotConfirmed = 'This email is not confirmed yet.';
export const emailPending = (email: string) =>
  `We have written to ${email}. Open the link there within 48 hours; until then everything stays as it is.`;
export const emailUndelivered = (email: string) =>
  `Our mail to ${email} could not be delivered. Check how it is written, and send the link again; until then everything stays as it is.`;
export const emailLead =
  'We write to the new email. The account has it once you open the link there; the old one can take it back for 7 days.';
export const newEmail = 'New email, or the present one to get the link again';
export const sendLink = 'Send the link';
export const emailStays = 'The gym has not set up mails, so the email stays as it is. Ask at the front desk.';
