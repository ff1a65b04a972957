export const tryAgain = 'फिर कोशिश करें';
export const browserTooOld =
  'यह ब्राउज़र हमारी साइट के लिए बहुत पुराना है: आप इसे केवल पढ़ सकते हैं। साइन इन करने, ऑर्डर करने या हमें लिखने के लिए ब्राउज़र अपडेट करें या दूसरा ब्राउज़र इस्तेमाल करें।';

export const signInNoteBefore = 'इसके लिए खाता चाहिए: ';
export const signInFirst = 'पहले साइन इन करें';
export const signInNoteAfter = ' फिर आप यहीं लौट आएँगे।';

export const confirmLogout = 'लॉग आउट करें?';
export const confirmLogoutWhat = 'आपके दूसरे फ़ोन या कंप्यूटर पर साइन इन बना रहेगा।';
export const logout = 'लॉग आउट';

export const receiptOrInvoice = 'रसीद या इनवॉइस';
