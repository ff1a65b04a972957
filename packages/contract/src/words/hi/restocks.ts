import type { Words } from '../words.ts';

export const restockMessages: Words<typeof import('../en/restocks').restockMessages> = {
  notifyMe: 'इसके वापस आते ही हम आपको ईमेल भेजेंगे',
  stopNotifyingMe: 'हम आपको इसके बारे में ईमेल नहीं भेजेंगे',
  allStopped: 'हो गया: अब किसी प्रोडक्ट के बारे में आपको ईमेल नहीं आएगा',
};
