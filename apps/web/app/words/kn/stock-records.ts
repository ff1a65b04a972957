export const actions = {
  'stock received': 'ಸ್ಟಾಕ್ ಬಂದಿದೆ',
  'stock counted': 'ಸ್ಟಾಕ್ ಎಣಿಸಲಾಗಿದೆ',
  'stock written off': 'ಸ್ಟಾಕ್ ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
};
