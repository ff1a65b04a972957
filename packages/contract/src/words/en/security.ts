/** Sessions and two-step sign-in. */
export const securityMessages = {
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  sessionEnded: 'Device signed out',
  otherSessionsEnded: 'All other devices signed out',
  confirmMailed: (email: string) => `We sent a link to ${email}. Open it to finish.`,
  emailConfirmed: 'Email confirmed',
  emailGivenBack: 'Your email is restored. Choose a new password to sign in.',
  factorDropped: 'Two-step sign-in is off',
  codeRequired: 'Enter the code',
  appCodeMalformed: 'Enter the six digits from the app',
  codeMalformed: 'Enter the six digits from the app, or a recovery code',
} as const;
