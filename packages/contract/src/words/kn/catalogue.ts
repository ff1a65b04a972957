import type { Words } from '../words.ts';

export const catalogueMessages: Words<typeof import('../en/catalogue').catalogueMessages> = {
  noSuggestions: 'ಏನೂ ಸಿಗಲಿಲ್ಲ',
  noMoreData: 'ಇನ್ನು ಹೆಚ್ಚಿಲ್ಲ',
  discountTooLow: 'ರಿಯಾಯಿತಿ 0%ಕ್ಕಿಂತ ಕಡಿಮೆ ಇರುವಂತಿಲ್ಲ',
  discountTooHigh: 'ರಿಯಾಯಿತಿ 100%ಕ್ಕಿಂತ ಹೆಚ್ಚು ಇರುವಂತಿಲ್ಲ',
  priceTooLow: 'ಬೆಲೆ 0ಕ್ಕಿಂತ ಹೆಚ್ಚಿರಬೇಕು',
  priceNotANumber: 'ಬೆಲೆ 0ರಿಂದ 10,00,000ದವರೆಗಿನ ಸಂಖ್ಯೆಯಾಗಿರಲಿ, ಹೆಚ್ಚೆಂದರೆ ಎರಡು ದಶಮಾಂಶ',
  imageLink: 'https:// ನಿಂದ ಶುರುವಾಗುವ ಲಿಂಕ್ ಬಳಸಿ; ಅದರಲ್ಲಿ ಬಳಕೆದಾರರ ಹೆಸರು, ಪಾಸ್‌ವರ್ಡ್ ಇರಬಾರದು',
  descriptionLength: '5ರಿಂದ 500 ಅಕ್ಷರಗಳನ್ನು ಬಳಸಿ',
  productAdded: 'ಉತ್ಪನ್ನ ಸೇರಿಸಲಾಗಿದೆ',
  productSaved: 'ಉತ್ಪನ್ನ ಉಳಿಸಲಾಗಿದೆ',
  productDeleted: 'ಉತ್ಪನ್ನ ಅಳಿಸಲಾಗಿದೆ',
};
