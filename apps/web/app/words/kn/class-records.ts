export const sections = {
  classes: 'ತರಗತಿಗಳು',
};

export const fields = {
  class: 'ತರಗತಿ',
  rank: 'ಕ್ರಮ',
};

export const actions = {
  'class slot added': 'ವಾರದ ತರಗತಿ ಸೇರಿಸಲಾಗಿದೆ',
  'class slot changed': 'ವಾರದ ತರಗತಿ ಬದಲಾಗಿದೆ',
  'class slot ended': 'ವಾರದ ತರಗತಿ ಮುಗಿಸಲಾಗಿದೆ',
  'class changed': 'ತರಗತಿ ಬದಲಾಗಿದೆ',
  'class booked': 'ತರಗತಿ ಬುಕ್ ಆಗಿದೆ',
  'class place ended': 'ತರಗತಿಯ ಸ್ಥಾನ ಮುಗಿದಿದೆ',
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
