export const showSlip = 'ಪಾವತಿ ಸ್ಲಿಪ್ ತೋರಿಸಿ';
export const nothingDue = 'ಈಗ ಯಾವುದೇ ಹಣ ಬಾಕಿ ಇಲ್ಲ.';
export const ofMembership = (tier: string, from: string, to: string) => `${tier}, ${from}ರಿಂದ ${to}ರವರೆಗೆ`;
export const ofOrder = (orderNumber: string) => `ಆರ್ಡರ್ ${orderNumber}`;
export const slipFor = (title: string) => `ಪಾವತಿ ಸ್ಲಿಪ್: ${title}`;
export const paymentSlip = 'ಪಾವತಿ ಸ್ಲಿಪ್';
export const amountDue = 'ಕೊಡಬೇಕಾದ ಹಣ';
/** For an order, which is paid on delivery. */
export const amountToPay = 'ಪಾವತಿಸಬೇಕಾದ ಮೊತ್ತ';
export const payAt = 'ಪಾವತಿಸುವ ಜಾಗ';
export const doorOrCenter = 'ನಿಮ್ಮ ಮನೆ ಬಾಗಿಲಲ್ಲಿ, ಇಲ್ಲವೇ ಯಾವುದೇ ಸೆಂಟರ್‌ನಲ್ಲಿ';
export const paidFor = 'ಯಾವುದಕ್ಕಾಗಿ';
export const qrLabel = (code: string) => `ಸ್ಲಿಪ್‌ನ QR ಕೋಡ್: ${code}`;
export const showCode =
  'ಕೌಂಟರ್‌ನಲ್ಲಿ ಕೋಡ್ ತೋರಿಸಿ: ಅಲ್ಲಿ ಅದನ್ನು ಸ್ಕ್ಯಾನ್ ಮಾಡುತ್ತಾರೆ ಅಥವಾ ಟೈಪ್ ಮಾಡುತ್ತಾರೆ. ನಗದು, UPI ಅಥವಾ ಕಾರ್ಡ್ ಮೂಲಕ ಪಾವತಿಸಿ.';
export const questionsTo = (phone: string) => ` ಪ್ರಶ್ನೆಗಳಿದ್ದರೆ: ${phone}.`;
export const printSlip = 'ಸ್ಲಿಪ್ ಪ್ರಿಂಟ್ ಮಾಡಿ';
export const hide = 'ಮರೆಮಾಡಿ';
