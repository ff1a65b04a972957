export const showSlip = 'Show payment slip';
export const nothingDue = 'Nothing is due.';
export const ofMembership = (tier: string, from: string, to: string) => `${tier}, ${from} to ${to}`;
export const ofOrder = (orderNumber: string) => `Order ${orderNumber}`;
export const slipFor = (title: string) => `Payment slip for ${title}`;
export const paymentSlip = 'Payment slip';
export const amountDue = 'Amount due';
/** For an order, which is paid on delivery. */
export const amountToPay = 'To pay';
export const payAt = 'Pay at';
export const doorOrCenter = 'On delivery, or at any center';
export const paidFor = 'For';
export const qrLabel = (code: string) => `QR code of slip ${code}`;
export const showCode = 'Show this code at the counter. Pay by cash, UPI or card.';
export const questionsTo = (phone: string) => ` Questions: ${phone}.`;
export const printSlip = 'Print slip';
export const hide = 'Hide';
