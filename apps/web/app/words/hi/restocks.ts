// Beside a product that is out of stock.
export const notifyMe = 'मुझे बताएँ';
export const stopNotifyingMe = 'रिमाइंडर बंद करें';
export const isWaiting = (isMailing: boolean) =>
  isMailing ? 'इसके वापस आते ही हम आपको ईमेल भेजेंगे।' : 'रिमाइंडर सेट है। यह आपके प्रोफ़ाइल में है।';
export const signInToBeNotified = 'रिमाइंडर के लिए साइन इन करें।';

// In the profile.
export const awaited = 'स्टॉक रिमाइंडर';
export const subscriptionsLead = (isMailing: boolean) =>
  isMailing ? 'इनमें से कोई वापस आते ही हम आपको एक बार ईमेल भेजेंगे।' : 'वे प्रोडक्ट जो आप चाहते हैं और जो स्टॉक में नहीं हैं।';
export const notAnyMore = (name: string) => `रिमाइंडर बंद करें: ${name}`;
