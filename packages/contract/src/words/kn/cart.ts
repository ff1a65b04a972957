import type { Words } from '../words.ts';

export const cartMessages: Words<typeof import('../en/cart').cartMessages> = {
  pleaseLoginToBuy: 'ಖರೀದಿಸಲು ದಯವಿಟ್ಟು ಸೈನ್ ಇನ್ ಮಾಡಿ',
  pleaseLoginToAdd: 'ದಯವಿಟ್ಟು ಸೈನ್ ಇನ್ ಮಾಡಿ!',
  outOfStock: 'ಸ್ಟಾಕ್ ಇಲ್ಲ',
  quantityBounds: '1ರಿಂದ 10,00,000ದವರೆಗಿನ ಪೂರ್ಣ ಸಂಖ್ಯೆ ಬಳಸಿ',
  addedToCart: 'ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಲಾಗಿದೆ',
  cartUpdated: 'ಕಾರ್ಟ್ ಬದಲಾಗಿದೆ',
  removedFromCart: 'ಕಾರ್ಟ್‌ನಿಂದ ತೆಗೆಯಲಾಗಿದೆ',
  addressRequired: 'ವಿಳಾಸ ನಮೂದಿಸಿ!',
  pincodeInvalid: 'ಸರಿಯಾಗಿಲ್ಲ',
  addressAdded: 'ವಿಳಾಸ ಸೇರಿಸಲಾಗಿದೆ',
  addressUpdated: 'ವಿಳಾಸ ಬದಲಾಗಿದೆ',
  addressRemoved: 'ವಿಳಾಸ ತೆಗೆಯಲಾಗಿದೆ',
};
