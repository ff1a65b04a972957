export const showSlip = 'पेमेंट स्लिप दिखाएँ';
export const nothingDue = 'अब कुछ भी बाक़ी नहीं है।';
export const ofMembership = (tier: string, from: string, to: string) => `${tier}, ${from} से ${to} तक`;
export const ofOrder = (orderNumber: string) => `ऑर्डर ${orderNumber}`;
export const slipFor = (title: string) => `पेमेंट स्लिप: ${title}`;
export const paymentSlip = 'पेमेंट स्लिप';
export const amountDue = 'बाक़ी रक़म';
/** For an order, which is paid on delivery. */
export const amountToPay = 'देने हैं';
export const payAt = 'कहाँ चुकाएँ';
export const doorOrCenter = 'आपके दरवाज़े पर या किसी भी सेंटर पर';
export const paidFor = 'किसके लिए';
export const qrLabel = (code: string) => `स्लिप ${code} का QR कोड`;
export const showCode = 'काउंटर पर कोड दिखाएँ: वहाँ इसे स्कैन या टाइप किया जाएगा। नक़द, UPI या कार्ड से चुकाएँ।';
export const questionsTo = (phone: string) => ` कोई सवाल हो तो: ${phone}`;
export const printSlip = 'स्लिप प्रिंट करें';
export const hide = 'छिपाएँ';
