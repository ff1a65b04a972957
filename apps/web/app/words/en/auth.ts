export const signUp = 'Sign up';
export const signUpDescription = (name: string, city: string) =>
  `Open an account at ${name}, ${city}: order from the store, join the gym, book a consultancy.`;
export const signUpLead = 'One account for the store, your membership and your appointments.';
export const signUpNeedsScript = 'Signing up needs JavaScript. Please switch it on, or visit the front desk.';
export const submitSignUp = 'Sign up';
export const noAccountYet = 'No account yet?';
export const signUpLink = 'SignUp';
export const signIn = 'Sign in';
export const signInDescription = (name: string, city: string) =>
  `Sign in to ${name}, ${city}: your cart, orders, membership and appointments.`;
export const signInLead = 'Your cart, your orders and your membership are where you left them.';
export const signInNeedsScript =
  'Signing in needs JavaScript. Please switch it on; the store reads without it.';
export const submitSignIn = 'Sign in';
export const memberAlready = 'A member already?';
export const signInLink = 'Sign in';
export const adminLogin = 'Admin login';
export const adminLoginLead = 'For the people who run the gym.';
export const adminLoginNeedsScript = 'Signing in needs JavaScript. Please switch it on.';
export const forgotPassword = 'Forgot password';
export const forgotPasswordLead = 'We mail you a link to choose a new one.';
/** Where the site cannot send mails. */
export const forgotPasswordWithoutMail = 'The front desk helps you.';
export const newPasswordNeedsScript = 'A new password needs JavaScript. Please switch it on.';
export const lookIntoMailbox = (email: string) => `Look into the mailbox of ${email}`;
export const nothingThere = 'Nothing there? Look among the spam, or ask again below.';
export const sendLink = 'Send me a link';
export const sendAnotherLink = 'Send another link';
export const backToSignIn = 'Back to sign in';
export const callFrontDeskBefore = 'A password cannot be reset online. Call the front desk:';
export const callFrontDeskAfter = '.';
export const newPassword = 'New password';
/**
 * The largest text of its page on a phone. It is painted at once, and stays when the form gives way to a sentence about
 * the link.
 */
export const newPasswordLead =
  'Open this page with the link from our mail: it works once, for 10 minutes. A new password signs you out everywhere.';
export const changePassword = 'Change password';
export const linkMissing = 'This page was opened without its link.';
export const linkExpired = 'This link has expired or was used.';
export const askForNewLink = 'Ask for a new one';
export const passwordHint = 'At least 6 characters. A longer one is harder to guess.';
export const strengthTooShort = 'Too short';
export const strengthWeak = 'Weak';
export const strengthFair = 'Fair';
export const strengthStrong = 'Strong';
export const name = 'Name';
export const email = 'Email';
export const phoneHint = '10 digits, without +91';
export const gender = 'Gender';
export const chooseGender = 'Choose one';
export const birthday = 'Date of birth';
export const address = 'Address';
export const password = 'Password';
export const confirmPassword = 'Confirm password';
export const signedInBefore = 'You are signed in as';
export const signedInAfter = '.';
export const signedOutAfter = (days: number) => `You were signed out after ${days} days.`;
export const sessionOver = 'Your session is over.';
export const typedIsKept = 'Sign in to go on. What you typed is kept for 15 minutes.';
export const continueWhereYouWere = 'Continue where you were';
export const toAdminSide = 'To the admin side';
export const yourProfile = 'Your profile';
export const signOut = 'Sign out';
export const agreeBefore = 'By signing up you agree to the';
export const termsLink = 'terms';
export const agreeBetween = 'and the';
export const privacyLink = 'privacy notice';
export const agreeAfter = '.';
