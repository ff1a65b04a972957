export const title = 'सुरक्षा';
export const lead = 'आप कहाँ-कहाँ साइन इन हैं, और साइन इन में क्या-क्या पूछा जाता है।';
export const sessions = 'यहाँ साइन इन हैं';
export const thisDevice = 'यह डिवाइस';
export const since = (signedIn: string, lastUsed: string) =>
  `साइन इन: ${signedIn}। आख़िरी इस्तेमाल: ${lastUsed}।`;
export const signOut = 'लॉग आउट';
export const signOutOf = (device: string) => `लॉग आउट: ${device}`;
export const nowhereElse = 'आप और कहीं साइन इन नहीं हैं।';
export const signOutOthers = 'बाक़ी हर जगह लॉग आउट करें';
export const signOutOthersQuestion = 'बाक़ी हर जगह लॉग आउट करें?';
export const signOutOthersEffect = 'बाक़ी हर फ़ोन और कंप्यूटर पर फिर से साइन इन करना होगा। यहाँ आप साइन इन रहेंगे।';
export const password = 'पासवर्ड';
export const passwordLead = 'लिस्ट में कोई अनजान डिवाइस है? पासवर्ड बदलें: बाक़ी हर जगह लॉग आउट हो जाएगा।';
export const changePassword = 'पासवर्ड बदलें';
export const factor = 'साइन इन का दूसरा चरण';
export const factorOff =
  'यह बंद है। चालू होने पर साइन इन में आपके फ़ोन के ऐप में दिख रहे छह अंक भी पूछे जाते हैं, इसलिए सिर्फ़ चोरी के पासवर्ड से कुछ नहीं खुलता।';
export const factorNeeded = 'आपकी भूमिका में यह ज़रूरी है। इसके चालू होने तक एडमिन वाला हिस्सा बंद रहता है।';
export const factorStays = 'आपकी भूमिका में यह ज़रूरी है, इसलिए चालू रहता है।';
export const factorOn = (day: string, left: number) =>
  `${day} से चालू। ${left} रिकवरी कोड ${left < 2 ? 'बचा है' : 'बचे हैं'}।`;
export const fewCodes = 'कम रिकवरी कोड बचे हैं। नए कोड के लिए दूसरा चरण बंद करके फिर चालू करें।';
export const setUp = 'सेट अप करें';
export const scan = 'इसे Google Authenticator, Aegis या 2FAS जैसे ऑथेंटिकेटर ऐप से स्कैन करें।';
export const qrLabel = 'ऑथेंटिकेटर ऐप के लिए QR कोड';
export const byHand = 'या यह कुंजी ऐप में लिखें:';
export const code = 'कोड';
export const codeHint = 'ऐप में दिख रहे छह अंक';
export const switchOn = 'चालू करें';
export const cancel = 'रहने दें';
export const recoveryCodes = 'रिकवरी कोड';
export const recoveryLead =
  'दूसरा चरण चालू है। फ़ोन खो जाए तो इनमें से हर कोड से एक बार साइन इन हो सकता है। ये सिर्फ़ अभी दिखाए जा रहे हैं: इन्हें फ़ोन से अलग जगह रखें।';
export const recoveryFor = (gym: string, email: string) =>
  `${gym}: ${email} के रिकवरी कोड। हर कोड एक बार चलता है।`;
export const download = 'डाउनलोड';
export const print = 'प्रिंट';
export const done = 'हो गया';
export const dropLead = 'बंद करने के लिए पासवर्ड और ऐप का कोड या रिकवरी कोड डालें।';
export const anyCode = 'कोड या रिकवरी कोड';
export const switchOff = 'बंद करें';
export const lostPhone =
  'फ़ोन खो गया? रिकवरी कोड से साइन इन करें। वह भी न हो तो जिम के मालिक Staff पेज पर दूसरा चरण बंद कर सकते हैं, या सर्वर पर कोई यह चलाए:';
export const email = 'ईमेल';
export const emailIsConfirmed = 'इस ईमेल की पुष्टि हो चुकी है।';
export const emailNotConfirmed = 'इस ईमेल की पुष्टि अभी नहीं हुई है।';
export const emailPending = (email: string) =>
  `हमने ${email} पर ईमेल भेजा है। 48 घंटे के अंदर वहाँ का लिंक खोलें; तब तक सब वैसा ही रहता है।`;
export const emailUndelivered = (email: string) =>
  `${email} पर हमारा मेल नहीं पहुँचा। देखें कि वह सही लिखा है या नहीं, और लिंक फिर भेजें; तब तक सब कुछ वैसा ही रहेगा।`;
export const emailLead =
  'हम नए ईमेल पर लिखते हैं। वहाँ का लिंक खोलते ही वह खाते का ईमेल बन जाता है; पुराने ईमेल से उसे 7 दिन तक वापस लिया जा सकता है।';
export const newEmail = 'नया ईमेल, या लिंक दोबारा पाने के लिए मौजूदा';
export const sendLink = 'लिंक भेजें';
export const emailStays = 'जिम ने अभी ईमेल की व्यवस्था नहीं की है, इसलिए ईमेल वैसा ही रहता है। फ़्रंट डेस्क पर पूछें।';
