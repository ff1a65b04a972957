import type { Words } from '../words.ts';

export const documentMessages: Words<typeof import('../en/documents').documentMessages> = {
  documentNumberRequired: 'ದಾಖಲೆಯ ನಂಬರ್ ನಮೂದಿಸಿ',
  documentPrinted: 'ಪ್ರಿಂಟ್ ಆಗಿದೆ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ',
  productTaxSet: 'ಉತ್ಪನ್ನದ ತೆರಿಗೆ ಉಳಿಸಲಾಗಿದೆ',
  monthInvalid: 'ತಿಂಗಳನ್ನು 2026-11 ರೀತಿ ನಮೂದಿಸಿ',
  hsnInvalid: '4, 6 ಅಥವಾ 8 ಅಂಕಿಗಳ HSN ಕೋಡ್ ನಮೂದಿಸಿ',
  taxRateInvalid: '0ರಿಂದ 40 % ವರೆಗಿನ ದರ ನಮೂದಿಸಿ, ಹೆಚ್ಚೆಂದರೆ ಎರಡು ದಶಮಾಂಶ',
};
