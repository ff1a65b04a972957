/** What the server says of somebody's sessions and second factor. */
export const securityMessages = {
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  sessionEnded: 'Signed out there',
  otherSessionsEnded: 'Signed out everywhere else',
  confirmMailed: (email: string) => `We have written to ${email}. Open the link there to finish.`,
  emailConfirmed: 'This email is confirmed',
  emailGivenBack: 'Your account has its former email again. Choose a new password to sign in.',
  factorDropped: 'The second factor is off',
  codeRequired: 'Enter the code',
  appCodeMalformed: 'Enter the six digits that the app shows',
  codeMalformed: 'Enter the six digits that the app shows, or a recovery code',
} as const;
