import type { Words } from '../words.ts';

export const stockMessages: Words<typeof import('../en/stock').stockMessages> = {
  quantityRequired: 'ಎಷ್ಟು ಪೀಸ್ ಎಂದು ನಮೂದಿಸಿ',
  quantityWhole: '1ರಿಂದ 10,00,000ದವರೆಗಿನ ಪೂರ್ಣ ಸಂಖ್ಯೆ ಬಳಸಿ',
  countWhole: '0ರಿಂದ 10,00,000ದವರೆಗಿನ ಪೂರ್ಣ ಸಂಖ್ಯೆ ಬಳಸಿ',
  reasonRequired: 'ಕಾರಣ ತಿಳಿಸಿ',
  madeBeforeBestBefore: 'ತಯಾರಿಸಿದ ದಿನ ಬೆಸ್ಟ್ ಬಿಫೋರ್ ದಿನಕ್ಕಿಂತ ಮೊದಲಿರಬೇಕು',
  bestBeforeRequired: 'ಬೆಸ್ಟ್ ಬಿಫೋರ್ ದಿನವನ್ನೂ ನಮೂದಿಸಿ',
  received: (quantity) => `${quantity} ಪೀಸ್ ಬಂದಿದೆ`,
  counted: (onHand) => `${onHand} ಸ್ಟಾಕ್‌ನಲ್ಲಿದೆ`,
  writtenOff: (quantity) => `${quantity} ಪೀಸ್ ಲೆಕ್ಕದಿಂದ ತೆಗೆಯಲಾಗಿದೆ`,
};
