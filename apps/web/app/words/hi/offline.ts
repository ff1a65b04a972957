export const loadAgain = 'फिर से लोड करें';

export const offlineTitle = 'इंटरनेट नहीं है';
export const offlineWhat = 'इस पेज के लिए इंटरनेट चाहिए। इंटरनेट मिलते ही यह अपने आप खुल जाएगा।';
/** At the payment step. */
export const nothingOrderedHere =
  'यह पेज खोलने से कुछ ऑर्डर नहीं हुआ। अगर पहले ‘ऑर्डर पक्का करें’ दबाया था, तो इंटरनेट आने पर अपने ऑर्डर देखें।';
export const memberCard = 'मेंबर कार्ड';

export const messageRefused = (reason: string) => `आपका संदेश नहीं भेजा जा सका: ${reason}`;
export const edit = 'बदलें';

/** Instead of 'Logged out' when the server was not reached. */
export const signedOutHereOnly =
  'सिर्फ़ इस डिवाइस से लॉगआउट हुआ: सर्वर तक नहीं पहुँच पाए। वहाँ भी लॉगआउट करने के लिए बाद में साइन इन करें और अपनी प्रोफ़ाइल में उसे ख़त्म करें।';

/** After signing in where storage is forbidden or full. */
export const onlyThisTab = 'आपका ब्राउज़र इस साइट का कुछ भी सेव नहीं करता, इसलिए आप सिर्फ़ इस टैब में साइन इन हैं।';
