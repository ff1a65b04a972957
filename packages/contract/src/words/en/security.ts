/** What the server says of somebody's sessions and second factor. */
export const securityMessages = {
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  sessionEnded: 'Signed out there',
  otherSessionsEnded: 'Signed out everywhere else',
  factorDropped: 'The second factor is off',
  codeRequired: 'Enter the code',
  appCodeMalformed: 'Enter the six digits that the app shows',
  codeMalformed: 'Enter the six digits that the app shows, or a recovery code',
} as const;
