export const title = 'मेरी जानकारी';
export const lead = 'आपके बारे में हमारे पास जो जानकारी है: डाउनलोड करें, सुधारें या हटाएँ।';
export const stored = 'क्या-क्या रखा है';
export const nothingYet = 'प्रोफ़ाइल के अलावा अभी कुछ नहीं: न ऑर्डर, न मेंबरशिप, न अपॉइंटमेंट।';
export const correct = 'नाम, फ़ोन या जन्म तारीख़ सुधारें';
export const download = 'डाउनलोड';
export const downloadLead =
  'आपके बारे में रखी गई पूरी जानकारी, हर तारीख़ और रक़म के साथ, एक JSON फ़ाइल में। उसके नाम अंग्रेज़ी में हैं।';
export const downloadButton = 'मेरी जानकारी डाउनलोड करें';
export const consents = 'आपने किस पर सहमति दी';
export const noConsents = 'आपने तब साइन अप किया था जब हम इसे दर्ज नहीं करते थे।';
export const termsName = 'नियम';
export const privacyName = 'निजता सूचना';
export const consentOf = (version: string, givenOn: string, language: string) =>
  `${version} का संस्करण, सहमति: ${givenOn}, भाषा: ${language}`;
export const offersTitle = 'ऑफ़र';
export const offersLead =
  'छूट, रिन्यूअल और दूसरी चीज़ें जो हम आपको संदेश या फ़ोन से बेचना चाहें। आपने जो ख़रीदा या बुक किया और जो बाक़ी है, उसके मेल इस पर निर्भर नहीं हैं।';
export const offersNotAsked = 'आपने सहमति नहीं दी है: हम आपको ऑफ़र नहीं लिखते।';
export const offersAgreed = 'आपने ऑफ़र पाने की सहमति दी है।';
export const offersRefused = 'आप ऑफ़र नहीं चाहते।';
export const offersAgree = 'हाँ, मुझे ऑफ़र भेजें';
export const offersRefuse = 'ऑफ़र नहीं';
export const offersRefuseQuestion = 'अब कोई ऑफ़र नहीं?';
export const offersRefuseEffect =
  'अब से कुछ बेचने के लिए कोई आपको फ़ोन या संदेश नहीं करेगा, और जिन प्रोडक्ट का आप इंतज़ार कर रहे हैं वे भुला दिए जाएँगे। आप कभी भी फिर से सहमति दे सकते हैं।';
export const healthTitle = 'उम्र, लंबाई और वज़न';
export const healthLead = 'आपने इन्हें अपॉइंटमेंट के लिए दिया था, ताकि कोच तैयारी कर सकें।';
export const healthNone = 'अभी कुछ नहीं रखा है।';
export const healthErase = 'इन्हें अभी मिटाएँ';
export const healthQuestion = 'उम्र, लंबाई और वज़न मिटाएँ?';
export const healthEffect =
  'ये आपके सभी अपॉइंटमेंट से मिट जाएँगे, आने वालों से भी, और वापस नहीं आएँगे। अपॉइंटमेंट बने रहेंगे; कोच वहीं पूछ लेंगे। फिर से बुक करने पर ये दोबारा देने होंगे।';
export const noticeTitle = 'नियम और निजता सूचना';
export const noticeLead =
  'इनके बिना खाता नहीं रह सकता: सहमति वापस लेने पर खाता हट जाता है, और नीचे लिखा सब होता है।';
export const noticeWithdraw = 'सहमति वापस लें: खाता हटाने पर जाएँ';
export const nomineeTitle = 'नॉमिनी';
export const nomineeLead =
  'एक व्यक्ति का नाम दें जो आपकी मृत्यु के बाद, या जब आप ख़ुद न कर सकें, आपकी जानकारी देख, सुधार और हटा सके। डेस्क पर कोई नहीं देखता कि वह कौन है; जब कोई कहे कि वह वही व्यक्ति है, तब मालिक या मैनेजर देखते हैं और प्रमाण माँगते हैं।';
export const nomineeNone = 'अभी कोई नॉमिनी नहीं है।';
export const nomineeIs = (name: string, relation: string) => `नॉमिनी: ${name} (${relation})`;
export const nomineeName = 'उनका नाम';
export const nomineeRelation = 'वे आपके कौन हैं';
export const nomineeReach = 'फ़ोन या ईमेल, या दोनों';
export const nomineeEmail = 'उनका ईमेल';
export const nomineeSave = 'सेव करें';
export const nomineeRemove = 'नॉमिनी हटाएँ';
export const nomineeRemoveQuestion = 'नॉमिनी का नाम हटाएँ?';
export const nomineeRemoveEffect = 'तब आपकी ओर से कोई कुछ नहीं कर सकेगा। आप कभी भी फिर से नाम दे सकते हैं।';
export const deleteTitle = 'मेरा खाता हटाएँ';
export const deleteLead = 'हटाया गया खाता वापस नहीं आता।';
export const deleteEffects = [
  'आप तुरंत हर जगह से लॉग आउट हो जाएँगे, आने वाले अपॉइंटमेंट रद्द होंगे, और आपका नाम, ईमेल, फ़ोन और पते हर स्क्रीन से हट जाएँगे। रिव्यू आपके नाम के बिना रहेंगे।',
  'बाक़ी जानकारी, जैसा DPDP नियम 13 मई 2027 से माँगेंगे, एक साल लॉक करके और छिपाकर रखी जाएगी, फिर मिटा दी जाएगी।',
  'रसीदें और इनवॉइस टैक्स के लिए वैसे ही रहेंगे जैसे जारी हुए थे।',
] as const;
export const password = 'पासवर्ड';
export const deleteButton = 'मेरा खाता हटाएँ';
export const losesTitle = 'चुकाई हुई मेंबरशिप चली जाएगी';
export const losesLead = 'वह खाते के साथ ख़त्म होगी और पैसे वापस नहीं मिलेंगे:';
export const losesRow = (type: string, center: string, day: string) => `${type}, ${center}, ${day} तक`;
export const deleteAnyway = 'फिर भी हटाएँ';
export const keepAccount = 'खाता रहने दें';
export const sections = {
  profile: 'प्रोफ़ाइल',
  consents: 'सहमतियाँ',
  addresses: 'पते',
  cart: 'कार्ट',
  checkouts: 'ऑर्डर',
  returns: 'रिटर्न और रिफ़ंड',
  reviews: 'रिव्यू',
  memberships: 'मेंबरशिप',
  payments: 'भुगतान',
  documents: 'रसीदें और इनवॉइस',
  appointments: 'अपॉइंटमेंट',
  emailLinks: 'ईमेल की पुष्टि के लिंक',
  classes: 'क्लास',
  followUps: 'फ़ोन',
  passes: 'पास',
  offers: 'ऑफ़र',
  nominee: 'नॉमिनी',
  awaited: 'जिन प्रोडक्ट का इंतज़ार है',
  visits: 'चेक-इन',
  whatsApp: 'WhatsApp',
  notes: 'डेस्क के नोट',
  photo: 'फ़ोटो',
  queries: 'हमें भेजे संदेश',
  mails: 'आपको भेजे मेल',
  signIns: 'साइन इन किए हुए डिवाइस',
  networks: 'जिन नेटवर्क से साइन इन किया',
  secondFactors: 'साइन इन का दूसरा चरण',
  resetLinks: 'नए पासवर्ड के लिंक',
  protectedRequests: 'दो बार ऑर्डर होने से बचाव',
  changes: 'बदलावों का रिकॉर्ड',
};
