export const sections = {
  emailLinks: 'ಇಮೇಲ್ ದೃಢಪಡಿಸುವ ಲಿಂಕ್‌ಗಳು',
};

export const actions = {
  'email confirmed': 'ಇಮೇಲ್ ದೃಢಪಟ್ಟಿದೆ',
  'email changed': 'ಇಮೇಲ್ ಬದಲಾಗಿದೆ',
  'email given back': 'ಹಳೆಯ ಇಮೇಲ್ ಮರಳಿದೆ',
  'email lost': 'ಇಮೇಲ್ ಬೇರೆಯವರದ್ದೆಂದು ದೃಢಪಟ್ಟಿದೆ',
};
