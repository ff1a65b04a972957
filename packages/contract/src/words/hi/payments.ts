import type { Words } from '../words.ts';

export const paymentMessages: Words<typeof import('../en/payments').paymentMessages> = {
  amountAboveZero: '0 से ज़्यादा रक़म भरें',
  amountDecimals: 'ज़्यादा से ज़्यादा दो दशमलव लिखें',
  amountTooLarge: 'इससे कम रक़म भरें',
  utrDigits: 'UTR के 12 अंक भरें',
  utrOfUpiOnly: 'UTR सिर्फ़ UPI पेमेंट का होता है',
  notAUtr: {
    pass: 'यह पास का नंबर है, UTR नहीं। UTR के 12 अंक भरें',
    member: 'यह मेंबर का नंबर है, UTR नहीं। UTR के 12 अंक भरें',
    card: 'यह कार्ड का कोड है, UTR नहीं। UTR के 12 अंक भरें',
    slip: 'यह पर्ची का नंबर है, UTR नहीं। UTR के 12 अंक भरें',
    order: 'यह ऑर्डर नंबर है, UTR नहीं। UTR के 12 अंक भरें',
    ticket: 'यह सवाल का नंबर है, UTR नहीं। UTR के 12 अंक भरें',
    phone: 'यह फ़ोन नंबर है, UTR नहीं। UTR के 12 अंक भरें',
    barcode: 'यह प्रोडक्ट का बारकोड है, UTR नहीं। UTR के 12 अंक भरें',
    upi: 'यह UPI ऐप का QR कोड है, UTR नहीं। UTR के 12 अंक भरें',
  },
  idOfSubject: 'मेंबरशिप का अपना नंबर होता है, ऑर्डर का उसके चेकआउट का आईडी',
  reasonRequired: 'वजह बताएँ',
  lookupRequired: 'स्लिप स्कैन करें, या फ़ोन नंबर, नाम या ऑर्डर नंबर लिखें',
  paymentReceived: (amount) => `${amount} मिले`,
  chooseOrders: 'बताएँ कि कौन-से ऑर्डर',
  eachOrderOnce: 'हर ऑर्डर एक ही बार लिखें',
  oneUtrOneOrder: 'हर UPI पेमेंट का अपना UTR होता है: एक-एक ऑर्डर लें',
  roundSettled: (count, amount) => `${count} ऑर्डर के लिए ${amount} मिले`,
  paymentReversed: (receiptId) => `रसीद ${receiptId} वापस ली गई`,
};
