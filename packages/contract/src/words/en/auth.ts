/** Registration, sign-in and the own profile. */
export const accountMessages = {
  pleaseLogin: 'Please Login',
  loggedIn: 'Login successful',
  loggedOut: 'Logged out',
  signUpSuccessful: 'Sign-up successful!',
  emailRequired: 'Email required!',
  emailInvalid: 'Invalid email!',
  passwordRequired: 'Password required!',
  nameRequired: 'UserName required!',
  phoneDigits: 'Phone no Should be exactly 10 digits',
  tooYoung: 'You must be at least 13 years old',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Use at most 200 characters',
  passwordsMustMatch: 'Passwords must match',
  passwordMatched: 'Password Matched',
  passwordsDoNotMatch: 'Password do not match',
  dobRequired: 'Date of birth required!',
  genderRequired: 'Gender required!',
  profileSaved: 'Profile updated',
  passwordChanged: 'Password changed',
  resetLinkSent:
    'If this email has an account, a link to a new password is on its way. It works for 10 minutes.',
} as const;
