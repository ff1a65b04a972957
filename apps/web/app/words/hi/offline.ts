export const offlineCopy = (time: string) => `इंटरनेट नहीं है। यह पेज ${time} का है।`;
/** With a network, while the server is away. */
export const serverAwayCopy = (time: string) => `साइट अभी नहीं खुल रही। यह पेज ${time} का है।`;
export const loadAgain = 'फिर से लोड करें';

export const offlineTitle = 'इंटरनेट नहीं है';
export const offlineWhat = 'यह पेज इस डिवाइस पर अभी तक नहीं खोला गया। ये बिना इंटरनेट के भी खुलते हैं:';
export const offlineNothing = 'आप जो पेज खोलते हैं, वे इस डिवाइस पर रहते हैं। यह पेज अभी तक नहीं खोला गया।';
/** At the payment step. */
export const nothingOrderedHere =
  'यह पेज खोलने से कुछ ऑर्डर नहीं हुआ। अगर पहले ‘ऑर्डर पक्का करें’ दबाया था, तो इंटरनेट आने पर अपने ऑर्डर देखें।';
export const memberCard = 'मेंबर कार्ड';
export const seenAt = (time: string) => `${time} पर देखा`;

export const messageRefused = (reason: string) => `आपका संदेश नहीं भेजा जा सका: ${reason}`;
export const edit = 'बदलें';
export const dismiss = 'बंद करें';

/** Where an earlier version kept them. */
export const changesLost =
  'बिना इंटरनेट के यहाँ किए गए आपके बदलाव सेव नहीं हुए, और साइट अब उन्हें नहीं रखती। कृपया फिर से करें।';

/** Instead of 'Logged out' while the server has not heard of it. */
export const signOutNotHeard =
  'सिर्फ़ इस डिवाइस से लॉगआउट हुआ: सर्वर तक नहीं पहुँच पाए। नेटवर्क मिलते ही उसे बता दिया जाएगा।';

/** After signing in where storage is forbidden or full. */
export const onlyThisTab = 'आपका ब्राउज़र इस साइट का कुछ भी सेव नहीं करता, इसलिए आप सिर्फ़ इस टैब में साइन इन हैं।';
