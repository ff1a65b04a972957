import type { Words } from '../words.ts';

export const restockMessages: Words<typeof import('../en/restocks').restockMessages> = {
  notifyMe: 'रिमाइंडर सेट हुआ',
  stopNotifyingMe: 'रिमाइंडर बंद हुआ',
  allStopped: 'हो गया: अब किसी प्रोडक्ट के बारे में आपको ईमेल नहीं आएगा',
};
