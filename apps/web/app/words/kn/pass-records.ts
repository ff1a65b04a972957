export const sections = {
  passes: 'ಪಾಸ್‌ಗಳು',
};

export const fields = {
  passCode: 'ಪಾಸ್ ಸಂಖ್ಯೆ',
  pass: 'ಪಾಸ್',
  passId: 'ಪಾಸ್',
  requestedAt: 'ಕೇಳಿದ್ದು',
  soldAt: 'ಕೊಟ್ಟದ್ದು',
  pricePaise: 'ಬೆಲೆ',
  usedAt: 'ಬಳಸಿದ್ದು',
};

export const actions = {
  'pass sold': 'ಪಾಸ್ ಕೊಡಲಾಗಿದೆ',
  'pass request dismissed': 'ಪಾಸ್ ಕೋರಿಕೆ ಅಳಿಸಲಾಗಿದೆ',
};

export const kinds = {
  trial: 'ಟ್ರಯಲ್',
  day: 'ದಿನದ ಪಾಸ್',
};
