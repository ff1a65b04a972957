export const sections = {
  offers: 'ಆಫರ್‌ಗಳು',
  nominee: 'ನಾಮಿನಿ',
};

export const fields = {
  offers: 'ಆಫರ್ ಬೇಕೇ',
  chosenAt: 'ಆಯ್ಕೆ ಮಾಡಿದ್ದು',
  isByDesk: 'ಡೆಸ್ಕ್ ದಾಖಲಿಸಿದ್ದು',
  nomineeId: 'ನಂಬರ್',
  relation: 'ಸಂಬಂಧ',
  namedAt: 'ಹೆಸರು ಕೊಟ್ಟದ್ದು',
  nominee: 'ನಾಮಿನಿ ಇದ್ದಾರೆ',
  appointments: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
};

export const actions = {
  'offers chosen': 'ಆಫರ್‌ಗಳ ಬಗ್ಗೆ ಆಯ್ಕೆ',
  'health data erased': 'ವಯಸ್ಸು, ಎತ್ತರ, ತೂಕ ಅಳಿಸಲಾಗಿದೆ',
  'nominee named': 'ನಾಮಿನಿಯ ಹೆಸರು ಕೊಡಲಾಗಿದೆ',
  'nominee removed': 'ನಾಮಿನಿಯ ಹೆಸರು ತೆಗೆಯಲಾಗಿದೆ',
};
