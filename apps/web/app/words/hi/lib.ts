export const siteUpdated = 'साइट अपडेट हुई है। पेज फिर से लोड हो रहा है।';
export const tryAgain = 'फिर कोशिश करें';

export const signInNoteBefore = 'इसके लिए खाता चाहिए: ';
export const signInFirst = 'पहले साइन इन करें';
export const signInNoteAfter = ' फिर आप यहीं लौट आएँगे।';

export const confirmLogout = 'लॉग आउट करें?';
export const confirmLogoutWhat = 'आपके दूसरे फ़ोन या कंप्यूटर पर साइन इन बना रहेगा।';
export const logout = 'लॉग आउट';

export const receiptOrInvoice = 'रसीद या इनवॉइस';

/** Instead of 'Logged out' while the server has not heard of it. */
export const signOutNotHeard =
  'सिर्फ़ इस डिवाइस से लॉगआउट हुआ: सर्वर तक नहीं पहुँच पाए। नेटवर्क मिलते ही उसे बता दिया जाएगा।';
