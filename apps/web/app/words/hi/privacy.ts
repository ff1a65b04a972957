export const title = 'मेरी जानकारी';
export const lead = 'आपके बारे में हमारे पास जो जानकारी है: डाउनलोड करें, सुधारें या हटाएँ।';
export const stored = 'क्या-क्या रखा है';
export const nothingYet = 'प्रोफ़ाइल के अलावा अभी कुछ नहीं: न ऑर्डर, न मेंबरशिप, न अपॉइंटमेंट।';
export const correct = 'नाम, फ़ोन या जन्म तारीख़ सुधारें';
export const download = 'डाउनलोड';
export const downloadLead =
  'हर तारीख़ और रक़म के साथ पूरी जानकारी। पेज कहीं भी पढ़ा जा सकता है; JSON दूसरे सॉफ़्टवेयर के लिए है।';
export const downloadPage = 'पेज के रूप में डाउनलोड करें';
export const downloadJson = 'JSON के रूप में डाउनलोड करें';
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
export const nomineeTitle = 'आपकी ओर से कौन';
export const nomineeLead =
  'एक व्यक्ति का नाम दें जो आपकी मृत्यु के बाद, या जब आप ख़ुद न कर सकें, आपकी जानकारी देख, सुधार और हटा सके। डेस्क पर कोई नहीं देखता कि वह कौन है; जब कोई कहे कि वह वही व्यक्ति है, तब मालिक या मैनेजर देखते हैं और प्रमाण माँगते हैं।';
export const nomineeNone = 'आपने किसी का नाम नहीं दिया है।';
export const nomineeIs = (name: string, relation: string) => `नॉमिनी: ${name} (${relation})`;
export const nomineeName = 'उनका नाम';
export const nomineeRelation = 'वे आपके कौन हैं';
export const nomineeReach = 'फ़ोन या ईमेल, या दोनों';
export const nomineeEmail = 'उनका ईमेल';
export const nomineeSave = 'सेव करें';
export const nomineeRemove = 'नाम हटाएँ';
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
export const pageLead = (name: string, madeAt: string) => `${name} के बारे में रखी गई पूरी जानकारी, ${madeAt} तक।`;
export const yes = 'हाँ';
export const no = 'नहीं';
export const none = 'कुछ नहीं';
export const erased = 'मिटाया गया';
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
};
export const lastSections = {
  notes: 'डेस्क के नोट',
  queries: 'हमें भेजे संदेश',
  mails: 'आपको भेजे मेल',
  signIns: 'साइन इन किए हुए डिवाइस',
  networks: 'जिन नेटवर्क से साइन इन किया',
  secondFactors: 'साइन इन का दूसरा चरण',
  resetLinks: 'नए पासवर्ड के लिंक',
  protectedRequests: 'दो बार ऑर्डर होने से बचाव',
  changes: 'बदलावों का रिकॉर्ड',
};
export const fields = {
  userId: 'मेंबर नंबर',
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  dateOfBirth: 'जन्म तारीख़',
  gender: 'लिंग',
  address: 'पता',
  role: 'भूमिका',
  registeredOn: 'साइन अप की तारीख़',
  guardianSeenAt: 'अभिभावक से मुलाक़ात',
  dateOfBirthBefore: 'पहले की जन्म तारीख़',
  network: 'नेटवर्क',
  device: 'डिवाइस',
  switchedOnAt: 'चालू करने की तारीख़',
  lastSeenAt: 'आख़िरी इस्तेमाल',
  signedInAt: 'साइन इन की तारीख़',
  document: 'पाठ',
  version: 'संस्करण',
  locale: 'भाषा',
  givenAt: 'सहमति की तारीख़',
  addressId: 'नंबर',
  town: 'शहर',
  pincode: 'पिनकोड',
  district: 'ज़िला',
  state: 'राज्य / स्थिति',
  addressType: 'पते का प्रकार',
  savedAt: 'सेव की तारीख़',
  productId: 'प्रोडक्ट नंबर',
  product: 'प्रोडक्ट',
  quantity: 'मात्रा',
  addedAt: 'जोड़ने की तारीख़',
  checkoutId: 'चेकआउट',
  orderedAt: 'ऑर्डर की तारीख़',
  arrivesFrom: 'पहुँचने का बताया गया पहला दिन',
  arrivesBy: 'पहुँचने का बताया गया आख़िरी दिन',
  source: 'कहाँ से ऑर्डर',
  paymentMode: 'भुगतान का तरीक़ा',
  feePaise: 'डिलीवरी और सुविधा शुल्क',
  totalPaise: 'कुल',
  paidPaise: 'चुकाया गया',
  slipCode: 'स्लिप',
  deliverTo: 'डिलीवरी का पता',
  orders: 'लाइनें',
  orderId: 'ऑर्डर',
  orderNumber: 'ऑर्डर नंबर',
  unitPricePaise: 'एक की क़ीमत',
  status: 'स्थिति',
  rating: 'स्टार',
  ratedAt: 'रेटिंग की तारीख़',
  deliveredAt: 'डिलीवरी की तारीख़',
  cancelledAt: 'रद्द होने की तारीख़',
  cancelReason: 'रद्द होने का कारण',
  splitFrom: 'इस ऑर्डर के पीस',
  returnedAt: 'रिटर्न की तारीख़',
  returnId: 'रिटर्न',
  cause: 'कारण का प्रकार',
  reason: 'कारण',
  note: 'हमारा जवाब',
  askedAt: 'माँगने की तारीख़',
  decidedAt: 'फ़ैसले की तारीख़',
  refundedPaise: 'रिफ़ंड',
  reviewId: 'रिव्यू',
  stars: 'स्टार',
  text: 'पाठ',
  writtenAt: 'लिखने की तारीख़',
  hiddenAt: 'छिपाने की तारीख़',
  hiddenReason: 'छिपाने का कारण',
  membershipId: 'मेंबरशिप',
  type: 'प्रकार',
  months: 'महीने',
  center: 'सेंटर',
  registeredAt: 'रजिस्ट्रेशन की तारीख़',
  startDate: 'से',
  endDate: 'पहले कब तक',
  effectiveEnd: 'तक',
  paymentStatus: 'भुगतान',
  renewalOf: 'किसका रिन्यूअल',
  renewalDiscountPaise: 'रिन्यूअल की छूट',
  listPricePaise: 'मूल क़ीमत',
  discountPricePaise: 'प्लान की क़ीमत',
  extensionDays: 'प्लान के बढ़ोतरी के दिन',
  extraDiscountPaise: 'अगले रिन्यूअल पर छूट',
  pauseDays: 'प्लान के पॉज़ के दिन',
  transferDays: 'प्लान के ट्रांसफ़र के दिन',
  swims: 'स्विमिंग सेशन',
  opensAllCenters: 'सभी सेंटर खुलते हैं',
  events: 'पॉज़ और दूसरे बदलाव',
  kind: 'प्रकार',
  fromDay: 'से',
  toDay: 'तक',
  days: 'दिन',
  at: 'कब',
  receiptNumber: 'रसीद',
  amountPaise: 'रक़म',
  mode: 'भुगतान का तरीक़ा',
  utr: 'UTR',
  receivedAt: 'मिलने की तारीख़',
  reverses: 'वापस ली गई रसीद',
  number: 'नंबर',
  issuedAt: 'जारी होने की तारीख़',
  buyer: 'ख़रीदार',
  lines: 'लाइनें',
  printedAt: 'प्रिंट की तारीख़',
  stateCode: 'राज्य का कोड',
  description: 'क्या',
  code: 'HSN या SAC',
  unit: 'इकाई',
  rateBasisPoints: 'GST, प्रतिशत का सौवाँ हिस्सा',
  taxablePaise: 'कर योग्य रक़म',
  cgstPaise: 'CGST',
  sgstPaise: 'SGST',
  appointmentId: 'अपॉइंटमेंट',
  day: 'दिन',
  startsAt: 'शुरुआत',
  coach: 'कोच',
  age: 'उम्र',
  heightCm: 'लंबाई, सेमी',
  weightKg: 'वज़न, किलो',
  bookedAt: 'बुकिंग की तारीख़',
  refusal: 'मना करने का कारण',
  ticketNumber: 'टिकट',
  sentAt: 'भेजने की तारीख़',
  message: 'संदेश',
  answer: 'जवाब',
  recipient: 'किसे',
  subject: 'विषय',
  expiresAt: 'ख़त्म होने की तारीख़',
  key: 'कुंजी',
  madeAt: 'बनने की तारीख़',
  action: 'क्या किया गया',
  subjectType: 'किस पर',
  subjectId: 'नंबर',
  isOwn: 'आपने किया',
  before: 'पहले',
  after: 'बाद में',
  // Of recorded changes.
  payment_status: 'भुगतान',
  receipt: 'रसीद',
  amount: 'रक़म',
  due: 'अभी बाक़ी',
  reversal: 'वापस ली गई रसीद',
  step: 'बदलाव',
  end: 'अंत',
  cancelled: 'रद्द',
  return: 'रिटर्न',
  hidden: 'छिपाया गया',
  noShow: 'नहीं आए',
  guardianSeen: 'अभिभावक से मिले',
  deleted: 'खाता हटाया गया',
  disabled: 'खाता बंद',
};
