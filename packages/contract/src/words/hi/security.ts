import type { Words } from '../words.ts';

export const securityMessages: Words<typeof import('../en/security').securityMessages> = {
  deviceOn: (browser, system) => `${system} पर ${browser}`,
  unknownDevice: 'अनजान डिवाइस',
  sessionEnded: 'वहाँ साइन आउट कर दिया गया',
  otherSessionsEnded: 'बाक़ी हर जगह साइन आउट कर दिया गया',
};
