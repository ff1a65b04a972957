export const fields = {
  noticedAt: 'ಗಮನಕ್ಕೆ ಬಂದದ್ದು',
  breachKind: 'ಮಾಹಿತಿಗೆ ಆದದ್ದು',
  happened: 'ಏನಾಯಿತು',
  whose: 'ಯಾರ ಮಾಹಿತಿ',
  breachedData: 'ಯಾವ ಮಾಹಿತಿ',
  people: 'ಜನ',
  done: 'ಏನು ಮಾಡಲಾಯಿತು',
  toldEn: 'ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ತಿಳಿಸಿದ್ದು',
  toldKn: 'ಕನ್ನಡದಲ್ಲಿ ತಿಳಿಸಿದ್ದು',
  toldHi: 'ಹಿಂದಿಯಲ್ಲಿ ತಿಳಿಸಿದ್ದು',
  boardToldAt: 'ಮಂಡಳಿಗೆ ತಿಳಿಸಿದ್ದು',
  peopleToldAt: 'ಜನರಿಗೆ ತಿಳಿಸಿದ್ದು',
  mailedTo: 'ಯಾರಿಗೆ ಇಮೇಲ್',
  letters: 'ಪತ್ರಗಳು',
};

export const actions = {
  'breach added': 'ಮಾಹಿತಿಗೆ ಸಂಬಂಧಿಸಿದ ಘಟನೆ ದಾಖಲಾಗಿದೆ',
  'breach changed': 'ಮಾಹಿತಿಗೆ ಸಂಬಂಧಿಸಿದ ಘಟನೆ ಬದಲಾಗಿದೆ',
  'breach mailed': 'ಮಾಹಿತಿಗೆ ಸಂಬಂಧಿಸಿದ ಘಟನೆಯ ಪತ್ರ ಇಮೇಲ್ ಮಾಡಲಾಗಿದೆ',
};
