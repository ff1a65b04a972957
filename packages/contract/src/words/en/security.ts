/** What the server says of somebody's sessions and second factor. */
export const securityMessages = {
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  sessionEnded: 'Signed out there',
  otherSessionsEnded: 'Signed out everywhere else',
} as const;
