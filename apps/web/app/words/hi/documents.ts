import type { DocumentKind } from '@namma/contract/documents/rules';

const titles: Record<DocumentKind, string> = {
  receipt: 'रसीद',
  bill: 'बिल ऑफ़ सप्लाई',
  invoice: 'टैक्स इनवॉइस',
  credit_note: 'क्रेडिट नोट',
};

export const documents = 'दस्तावेज़';
export const documentsLead = 'आपके ऑर्डर और मेंबरशिप की रसीदें, इनवॉइस और क्रेडिट नोट, प्रिंट या सेव करने के लिए।';
export const noDocuments = 'अभी कोई दस्तावेज़ नहीं';
export const noDocumentsWhy = 'हमारे स्टोर से निकले हर ऑर्डर और चुकाई गई हर मेंबरशिप का एक दस्तावेज़ मिलता है।';
export const toTheStore = 'स्टोर पर जाएँ';
export const documentsNoun = 'दस्तावेज़';
export const against = (number: string) => ` · मूल दस्तावेज़ ${number}`;
export const cancelledAfter = ' · रद्द';
export const document = 'दस्तावेज़';
export const backToOrders = 'ऑर्डर';
export const backToMemberships = 'मेंबरशिप';
export const backToMembership = 'मेंबरशिप';
export const print = 'प्रिंट करें';
export const titleOf = (kind: DocumentKind): string => titles[kind];
