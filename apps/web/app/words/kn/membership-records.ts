export const fields = {
  withdrawnAt: 'ಹಿಂತೆಗೆದುಕೊಂಡ ಸಮಯ',
  lapsesOn: 'ತಾನಾಗಿಯೇ ಹಿಂತೆಗೆಯುವ ದಿನ',
  endedAt: 'ಮುಗಿಸಿದ ಸಮಯ',
  creditedPaise: 'ಮುಗಿಸಿದಾಗ ಕಡಿತ',
  changedFrom: 'ಬದಲಿಸಿದ ಹಿಂದಿನ ಮೆಂಬರ್‌ಶಿಪ್',
  withdrawn: 'ಹಿಂತೆಗೆದುಕೊಂಡಿದೆ',
  refund: 'ರೀಫಂಡ್',
  credit: 'ಹೊಸದಕ್ಕೆ ಎಣಿಕೆ',
};

export const actions = {
  'membership withdrawn': 'ಮೆಂಬರ್‌ಶಿಪ್ ಹಿಂತೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ',
  'membership ended': 'ಮೆಂಬರ್‌ಶಿಪ್ ಮುಗಿಸಲಾಗಿದೆ',
  'membership refunded': 'ಮೆಂಬರ್‌ಶಿಪ್ ಹಣ ರೀಫಂಡ್ ಆಗಿದೆ',
  'membership replaced': 'ಬೇರೆ ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ಬದಲಿಸಲಾಗಿದೆ',
};
