import type { Words } from '../words.ts';

export const accountMessages: Words<typeof import('../en/auth').accountMessages> = {
  pleaseLogin: 'कृपया साइन इन करें',
  loggedIn: 'आप साइन इन हो गए हैं',
  loggedOut: 'आप लॉग आउट हो गए हैं',
  signUpSuccessful: 'साइन अप हो गया!',
  emailRequired: 'ईमेल भरें!',
  emailInvalid: 'ईमेल सही नहीं है!',
  passwordRequired: 'पासवर्ड भरें!',
  nameRequired: 'अपना नाम भरें!',
  phoneDigits: 'फ़ोन नंबर में ठीक 10 अंक होने चाहिए',
  tooYoung: 'आपकी उम्र कम से कम 13 साल होनी चाहिए',
  passwordTooShort: 'पासवर्ड में कम से कम 6 अक्षर रखें',
  passwordTooLong: 'ज़्यादा से ज़्यादा 200 अक्षर लिखें',
  passwordsMustMatch: 'दोनों पासवर्ड एक जैसे होने चाहिए',
  passwordMatched: 'पासवर्ड मिल गए',
  passwordsDoNotMatch: 'पासवर्ड मेल नहीं खाते',
  dobRequired: 'जन्म तारीख़ भरें!',
  genderRequired: 'लिंग चुनें!',
  profileSaved: 'प्रोफ़ाइल सेव हो गई',
  passwordChanged: 'पासवर्ड बदल गया',
  resetLinkSent: 'अगर इस ईमेल का कोई खाता है, तो नए पासवर्ड का लिंक भेज दिया गया है। यह 10 मिनट तक काम करेगा।',
};
