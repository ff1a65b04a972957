export const offlineCopy = (time: string) => `इंटरनेट नहीं है। यह पेज ${time} का है।`;
/** With a network, while the server is away. */
export const serverAwayCopy = (time: string) => `साइट अभी नहीं खुल रही। यह पेज ${time} का है।`;
export const loadAgain = 'फिर से लोड करें';

export const offlineTitle = 'इंटरनेट नहीं है';
export const offlineWhat = 'यह पेज इस डिवाइस पर अभी तक नहीं खोला गया। ये बिना इंटरनेट के भी खुलते हैं:';
export const offlineNothing = 'आप जो पेज खोलते हैं, वे इस डिवाइस पर रहते हैं। यह पेज अभी तक नहीं खोला गया।';
export const memberCard = 'मेंबर कार्ड';
export const seenAt = (time: string) => `${time} पर देखा`;

export const waits = 'इंटरनेट का इंतज़ार';
export const quantityWaits = (quantity: number) => `इंटरनेट आते ही मात्रा ${quantity} सेव हो जाएगी।`;
export const quantityRefused = (quantity: number, reason: string) => `मात्रा ${quantity} सेव नहीं हुई: ${reason}`;
export const addressWaits = 'इंटरनेट आते ही यह पता सेव हो जाएगा।';
export const addressKept = 'इंटरनेट नहीं है। पता यहीं रहेगा और इंटरनेट आते ही सेव हो जाएगा।';
export const addressRefused = (reason: string) => `यह पता सेव नहीं हुआ: ${reason}`;
export const messageWaits = 'आपका संदेश इस डिवाइस पर है और इंटरनेट आते ही भेजा जाएगा।';
export const messageRefused = (reason: string) => `आपका संदेश नहीं भेजा जा सका: ${reason}`;
export const edit = 'बदलें';
export const discard = 'हटाएँ';
export const dismiss = 'बंद करें';

/** After the session has ended by itself. */
export const notSent = (quantities: number, addresses: number, messages: number) => {
  const parts = [
    quantities === 1 ? 'कार्ट की एक मात्रा' : quantities > 1 ? `कार्ट की ${quantities} मात्राएँ` : '',
    addresses === 1 ? 'एक पता' : addresses > 1 ? `${addresses} पते` : '',
    messages === 1 ? 'हमें लिखा एक संदेश' : messages > 1 ? `हमें लिखे ${messages} संदेश` : '',
  ].filter((part) => part !== '');
  return `इसे भेजने से पहले ही आपका साइन इन ख़त्म हो गया: ${parts.join(', ')}। एक दिन के अंदर फिर साइन इन करें, तब यह भेज दिया जाएगा।`;
};
export const signInAgain = 'फिर साइन इन करें';

export const logoutLoses = (count: number) =>
  count <= 1
    ? 'एक बदलाव अभी इंटरनेट के इंतज़ार में है। लॉग आउट करने पर वह हट जाएगा।'
    : `${count} बदलाव अभी इंटरनेट के इंतज़ार में हैं। लॉग आउट करने पर वे हट जाएँगे।`;
/** Instead of 'Logged out' while the server has not heard of it. */
export const signOutNotHeard =
  'सिर्फ़ इस डिवाइस से लॉगआउट हुआ: सर्वर तक नहीं पहुँच पाए। नेटवर्क मिलते ही उसे बता दिया जाएगा।';

/** After signing in where storage is forbidden or full. */
export const onlyThisTab = 'आपका ब्राउज़र इस साइट का कुछ भी सेव नहीं करता, इसलिए आप सिर्फ़ इस टैब में साइन इन हैं।';
