// Beside a product that is out of stock.
export const notifyMe = 'वापस आने पर बताएँ';
export const stopNotifyingMe = 'अब न बताएँ';
export const isWaiting = 'इसके वापस आते ही हम आपको ईमेल भेजेंगे।';
export const signInToBeNotified = 'साइन इन करें, वापस आने पर हम आपको ईमेल भेजेंगे।';

// In the profile.
export const awaited = 'आप इनका इंतज़ार कर रहे हैं';
export const awaitedLead = 'इनमें से कोई वापस आते ही हम आपको एक बार ईमेल भेजेंगे।';
export const notAnyMore = (name: string) => `अब न बताएँ: ${name}`;
