export const sections = {
  classes: 'ಕ್ಲಾಸ್‌ಗಳು',
};

export const fields = {
  class: 'ಕ್ಲಾಸ್',
  rank: 'ಕ್ರಮ',
};

export const actions = {
  'class slot added': 'ವಾರದ ಕ್ಲಾಸ್ ಸೇರಿಸಲಾಗಿದೆ',
  'class slot changed': 'ವಾರದ ಕ್ಲಾಸ್ ಬದಲಾಗಿದೆ',
  'class slot ended': 'ವಾರದ ಕ್ಲಾಸ್ ಮುಗಿಸಲಾಗಿದೆ',
  'class changed': 'ಕ್ಲಾಸ್ ಬದಲಾಗಿದೆ',
  'class booked': 'ಕ್ಲಾಸ್ ಬುಕ್ ಆಗಿದೆ',
  'class place ended': 'ಕ್ಲಾಸ್‌ನ ಸ್ಥಾನ ಮುಗಿದಿದೆ',
  'class attendance marked': 'ಹಾಜರಿ ಗುರುತಿಸಲಾಗಿದೆ',
};

export const states = {
  booked: 'ಬುಕ್ ಆಗಿದೆ',
  cancelled: 'ಬಿಟ್ಟುಕೊಡಲಾಗಿದೆ',
  ended: 'ಜಿಮ್ ಮುಗಿಸಿದೆ',
  present: 'ಹಾಜರು',
  missed: 'ಗೈರು',
  excused: 'ಗೈರು ಹಿಂಪಡೆಯಲಾಗಿದೆ',
};

export const waiting = 'ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿ';
