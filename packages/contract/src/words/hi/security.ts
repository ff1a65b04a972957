import type { Words } from '../words.ts';

export const securityMessages: Words<typeof import('../en/security').securityMessages> = {
  deviceOn: (browser, system) => `${system} पर ${browser}`,
  unknownDevice: 'अनजान डिवाइस',
  sessionEnded: 'वहाँ लॉग आउट कर दिया गया',
  otherSessionsEnded: 'बाक़ी हर जगह लॉग आउट कर दिया गया',
  confirmMailed: (email) => `हमने ${email} पर ईमेल भेजा है। पूरा करने के लिए वहाँ का लिंक खोलें।`,
  emailConfirmed: 'इस ईमेल की पुष्टि हो गई है',
  emailGivenBack: 'आपके खाते में पुराना ईमेल वापस आ गया है। साइन इन करने के लिए नया पासवर्ड चुनें।',
  factorDropped: 'दूसरा चरण अब बंद है',
  codeRequired: 'कोड डालें',
  appCodeMalformed: 'ऐप में दिख रहे छह अंक डालें',
  codeMalformed: 'ऐप में दिख रहे छह अंक या रिकवरी कोड डालें',
};
