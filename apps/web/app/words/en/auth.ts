export const signUp = 'Sign up';
export const signUpDescription = (name: string, city: string) =>
  `Create an account at ${name}, ${city} to shop, join the gym and book consultancies.`;
export const signUpLead = 'One account for shopping, your membership and your appointments.';
export const signUpNeedsScript = 'Signing up needs JavaScript. Turn it on, or ask at the front desk.';
export const submitSignUp = 'Sign up';
export const noAccountYet = 'No account yet?';
export const signUpLink = 'SignUp';
export const signIn = 'Sign in';
export const signInDescription = (name: string, city: string) =>
  `Sign in to ${name}, ${city}: your cart, orders, membership and appointments.`;
export const signInLead = 'Get to your cart, orders, membership and appointments.';
export const signInNeedsScript =
  'Signing in needs JavaScript. Turn it on; you can browse the store without it.';
export const submitSignIn = 'Sign in';
export const memberAlready = 'Already have an account?';
export const signInLink = 'Sign in';
export const adminLogin = 'Admin login';
export const adminLoginLead = 'For gym staff.';
export const adminLoginNeedsScript = 'Signing in needs JavaScript. Turn it on.';
export const forgotPassword = 'Forgot password';
export const forgotPasswordLead = "We'll email you a link to choose a new password.";
/** Shown if the site cannot send mails. */
export const forgotPasswordWithoutMail = 'Ask the front desk for help.';
export const newPasswordNeedsScript = 'Choosing a new password needs JavaScript. Turn it on.';
export const checkInbox = (email: string) => `Check your inbox: ${email}`;
export const nothingThere = 'No email? Check your spam folder, or send another link.';
export const sendLink = 'Send link';
export const sendAnotherLink = 'Send another link';
export const backToSignIn = 'Back to sign in';
export const callFrontDeskBefore = "Passwords can't be reset online yet. Call the front desk:";
export const callFrontDeskAfter = '.';
export const newPassword = 'New password';
/**
 * The largest text of its page on a phone. It is painted at once and stays when the form is replaced by a message about
 * the link.
 */
export const newPasswordLead =
  'Open this page from the link in our email. The link works once, for 10 minutes. A new password signs you out everywhere.';
export const changePassword = 'Change password';
export const linkMissing = 'The link is incomplete.';
export const linkExpired = 'This link has expired or was already used.';
export const askForNewLink = 'Get a new link';
export const passwordHint = 'At least 6 characters. Longer is safer.';
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
export const signedOutAfter = (days: number) => `You were signed out because you signed in ${days} days ago.`;
export const sessionOver = 'Your session has ended.';
export const typedIsKept = 'Sign in to continue. Your entries are saved for 15 minutes.';
export const continueWhereYouWere = 'Continue where you were';
export const toAdminSide = 'Go to admin';
export const yourProfile = 'Your profile';
export const signOut = 'Sign out';
export const agreeBefore = 'By signing up you agree to the';
export const termsLink = 'terms';
export const agreeBetween = 'and the';
export const privacyLink = 'privacy notice';
export const agreeAfter = '.';
