import type { Words } from '../words.ts';

export const paymentMessages: Words<typeof import('../en/payments').paymentMessages> = {
  amountAboveZero: '0ಕ್ಕಿಂತ ಹೆಚ್ಚಿನ ಮೊತ್ತ ನಮೂದಿಸಿ',
  amountDecimals: 'ಹೆಚ್ಚೆಂದರೆ ಎರಡು ದಶಮಾಂಶ ಬಳಸಿ',
  amountTooLarge: 'ಇದಕ್ಕಿಂತ ಕಡಿಮೆ ಮೊತ್ತ ನಮೂದಿಸಿ',
  utrDigits: 'UTR ನ 12 ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ',
  utrOfUpiOnly: 'UPI ಪಾವತಿಗೆ ಮಾತ್ರ UTR ಇರುತ್ತದೆ',
  notAUtr: {
    pass: 'ಇದು ಪಾಸ್ ನಂಬರ್, UTR ಅಲ್ಲ. UTR ನ 12 ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ',
    member: 'ಇದು ಮೆಂಬರ್ ಸಂಖ್ಯೆ, UTR ಅಲ್ಲ. UTRನ 12 ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ',
    card: 'ಇದು ಕಾರ್ಡ್‌ನ ಕೋಡ್, UTR ಅಲ್ಲ. UTR ನ 12 ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ',
    slip: 'ಇದು ಸ್ಲಿಪ್ ನಂಬರ್, UTR ಅಲ್ಲ. UTR ನ 12 ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ',
    order: 'ಇದು ಆರ್ಡರ್ ನಂಬರ್, UTR ಅಲ್ಲ. UTR ನ 12 ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ',
    ticket: 'ಇದು ಪ್ರಶ್ನೆಯ ನಂಬರ್, UTR ಅಲ್ಲ. UTR ನ 12 ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ',
    phone: 'ಇದು ಫೋನ್ ನಂಬರ್, UTR ಅಲ್ಲ. UTR ನ 12 ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ',
    barcode: 'ಇದು ಉತ್ಪನ್ನದ ಬಾರ್‌ಕೋಡ್, UTR ಅಲ್ಲ. UTR ನ 12 ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ',
    upi: 'ಇದು UPI ಆ್ಯಪ್‌ಗಳ QR ಕೋಡ್, UTR ಅಲ್ಲ. UTR ನ 12 ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ',
  },
  idOfSubject: 'ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ಅದರ ನಂಬರ್, ಆರ್ಡರ್‌ಗೆ ಅದರ ಚೆಕ್‌ಔಟ್ ಐಡಿ ಇರುತ್ತದೆ',
  reasonRequired: 'ಕಾರಣ ತಿಳಿಸಿ',
  lookupRequired: 'ಸ್ಲಿಪ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ, ಅಥವಾ ಫೋನ್ ನಂಬರ್, ಹೆಸರು ಅಥವಾ ಆರ್ಡರ್ ನಂಬರ್ ಬರೆಯಿರಿ',
  paymentReceived: (amount) => `${amount} ಬಂದಿದೆ`,
  chooseOrders: 'ಯಾವ ಆರ್ಡರ್‌ಗಳು ಎಂದು ಆಯ್ಕೆಮಾಡಿ',
  eachOrderOnce: 'ಪ್ರತಿ ಆರ್ಡರ್ ಅನ್ನು ಒಂದೇ ಸಲ ನಮೂದಿಸಿ',
  oneUtrOneOrder: 'ಪ್ರತಿ UPI ಪಾವತಿಗೆ ತನ್ನದೇ UTR ಇರುತ್ತದೆ: ಒಂದೊಂದೇ ಆರ್ಡರ್ ಪಡೆಯಿರಿ',
  roundSettled: (count, amount) => `${count} ಆರ್ಡರ್‌ಗೆ ${amount} ಬಂದಿದೆ`,
  paymentReversed: (receiptId) => `ರಸೀದಿ ${receiptId} ಹಿಂಪಡೆಯಲಾಗಿದೆ`,
};
