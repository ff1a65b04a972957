import type { Words } from '../words.ts';

export const paymentMessages: Words<typeof import('../en/payments').paymentMessages> = {
  amountAboveZero: '0 से ज़्यादा रक़म भरें',
  amountDecimals: 'ज़्यादा से ज़्यादा दो दशमलव लिखें',
  amountTooLarge: 'इससे कम रक़म भरें',
  utrDigits: 'UTR के 12 अंक भरें',
  utrOfUpiOnly: 'UTR सिर्फ़ UPI पेमेंट का होता है',
  idOfSubject: 'मेंबरशिप का अपना नंबर होता है, ऑर्डर का उसके चेकआउट का आईडी',
  reasonRequired: 'वजह बताएँ',
  lookupRequired: 'स्लिप स्कैन करें, या फ़ोन नंबर, नाम या ऑर्डर नंबर लिखें',
  paymentReceived: (amount) => `${amount} मिले`,
  paymentReversed: (receiptId) => `रसीद ${receiptId} वापस ली गई`,
};
