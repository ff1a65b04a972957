export const signUp = 'साइन अप';
export const signUpDescription = (name: string) =>
  `बेंगलुरु के ${name} में खाता खोलें: स्टोर से ऑर्डर करें, जिम जॉइन करें, कंसल्टेंसी बुक करें।`;
export const signUpLead = 'स्टोर, मेंबरशिप और अपॉइंटमेंट: सबके लिए एक ही खाता।';
export const signUpNeedsScript = 'साइन अप के लिए JavaScript ज़रूरी है। कृपया उसे चालू करें या फ़्रंट डेस्क पर आएँ।';
export const submitSignUp = 'साइन अप करें';
export const noAccountYet = 'अभी तक खाता नहीं है?';
export const signUpLink = 'साइन अप करें';
export const signIn = 'साइन इन';
export const signInDescription = (name: string) =>
  `बेंगलुरु के ${name} में साइन इन करें: आपका कार्ट, ऑर्डर, मेंबरशिप और अपॉइंटमेंट।`;
export const signInLead = 'आपका कार्ट, ऑर्डर और मेंबरशिप वहीं हैं, जहाँ आपने छोड़े थे।';
export const signInNeedsScript =
  'साइन इन के लिए JavaScript ज़रूरी है। कृपया उसे चालू करें; स्टोर तो इसके बिना भी देख सकते हैं।';
export const submitSignIn = 'साइन इन करें';
export const memberAlready = 'पहले से मेंबर हैं?';
export const signInLink = 'साइन इन करें';
export const adminLogin = 'एडमिन लॉगिन';
export const adminLoginLead = 'जिम चलाने वालों के लिए।';
export const adminLoginNeedsScript = 'साइन इन के लिए JavaScript ज़रूरी है। कृपया उसे चालू करें।';
export const forgotPassword = 'पासवर्ड भूल गए?';
export const forgotPasswordLead = 'नया पासवर्ड चुनने के लिए हम ईमेल पर लिंक भेजेंगे।';
/** Where the site cannot send mails. */
export const forgotPasswordWithoutMail = 'फ़्रंट डेस्क आपकी मदद करेगा।';
export const newPasswordNeedsScript = 'नए पासवर्ड के लिए JavaScript ज़रूरी है। कृपया उसे चालू करें।';
export const lookIntoMailbox = (email: string) => `${email} का इनबॉक्स देखें`;
export const nothingThere = 'नहीं मिला? स्पैम में देखें या नीचे से दोबारा मँगवाएँ।';
export const sendLink = 'मुझे लिंक भेजें';
export const sendAnotherLink = 'दूसरा लिंक भेजें';
export const backToSignIn = 'साइन इन पर वापस जाएँ';
export const callFrontDeskBefore = 'पासवर्ड ऑनलाइन रीसेट नहीं हो सकता। फ़्रंट डेस्क पर कॉल करें:';
export const callFrontDeskAfter = '।';
export const newPassword = 'नया पासवर्ड';
export const newPasswordLead =
  'यह पेज हमारे ईमेल के लिंक से खोलें: लिंक 10 मिनट तक, सिर्फ़ एक बार काम करता है। पासवर्ड बदलते ही आप हर जगह से लॉग आउट हो जाएँगे।';
export const changePassword = 'पासवर्ड बदलें';
export const linkMissing = 'यह पेज बिना लिंक के खोला गया है।';
export const linkExpired = 'यह लिंक पुराना हो गया है या इस्तेमाल हो चुका है।';
export const askForNewLink = 'नया लिंक मँगवाएँ';
export const passwordHint = 'कम से कम 6 अक्षर। जितना लंबा, अंदाज़ा लगाना उतना मुश्किल।';
export const strengthTooShort = 'बहुत छोटा';
export const strengthWeak = 'कमज़ोर';
export const strengthFair = 'ठीक-ठाक';
export const strengthStrong = 'मज़बूत';
export const name = 'नाम';
export const email = 'ईमेल';
export const phoneHint = '+91 के बिना, 10 अंक';
export const gender = 'लिंग';
export const chooseGender = 'चुनें';
export const birthday = 'जन्म तारीख़';
export const address = 'पता';
export const password = 'पासवर्ड';
export const confirmPassword = 'पासवर्ड दोबारा लिखें';
export const signedInBefore = 'आप';
export const signedInAfter = ' के नाम से साइन इन हैं।';
export const continueWhereYouWere = 'जहाँ थे, वहीं से आगे बढ़ें';
export const toAdminSide = 'एडमिन पेज पर जाएँ';
export const yourProfile = 'आपकी प्रोफ़ाइल';
export const signOut = 'लॉग आउट करें';
export const agreeBefore = 'साइन अप करके आप हमारे';
export const termsLink = 'नियमों';
export const agreeBetween = 'और';
export const privacyLink = 'निजता सूचना';
export const agreeAfter = ' से सहमत होते हैं।';
/** After signing in where storage is forbidden or full. */
export const onlyThisTab = 'आपका ब्राउज़र इस साइट का कुछ भी सेव नहीं करता, इसलिए आप सिर्फ़ इस टैब में साइन इन हैं।';
