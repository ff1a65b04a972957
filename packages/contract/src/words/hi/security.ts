import type { Words } from '../words.ts';

export const securityMessages: Words<typeof import('../en/security').securityMessages> = {
  deviceOn: (browser, system) => `${system} पर ${browser}`,
  unknownDevice: 'अनजान डिवाइस',
  sessionEnded: 'वहाँ लॉग आउट कर दिया गया',
  otherSessionsEnded: 'बाक़ी हर जगह लॉग आउट कर दिया गया',
  factorDropped: 'दूसरा चरण अब बंद है',
  codeRequired: 'कोड डालें',
  appCodeMalformed: 'ऐप में दिख रहे छह अंक डालें',
  codeMalformed: 'ऐप में दिख रहे छह अंक या रिकवरी कोड डालें',
};
