// Beside a product that is out of stock.
export const notifyMe = 'मुझे बताएँ';
export const stopNotifyingMe = 'रिमाइंडर बंद करें';
export const isWaiting = 'इसके वापस आते ही हम आपको ईमेल भेजेंगे।';
export const signInToBeNotified = 'साइन इन करें, वापस आने पर हम आपको ईमेल भेजेंगे।';

// In the profile.
export const awaited = 'स्टॉक रिमाइंडर';
export const awaitedLead = 'इनमें से कोई वापस आते ही हम आपको एक बार ईमेल भेजेंगे।';
export const notAnyMore = (name: string) => `रिमाइंडर बंद करें: ${name}`;
