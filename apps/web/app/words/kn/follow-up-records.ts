export const sections = {
  followUps: 'ಕರೆಗಳು',
};

export const fields = {
  calledFor: 'ಯಾಕೆ',
  outcome: 'ಫಲಿತಾಂಶ',
  againOn: 'ಯಾವಾಗ ಮತ್ತೆ',
};

export const outcomes = {
  noAnswer: 'ಉತ್ತರ ಬಂದಿಲ್ಲ',
  reached: 'ಮಾತಾಡಿದ್ದೇವೆ',
  willCome: 'ಬರುತ್ತಾರೆ',
  notInterested: 'ಆಸಕ್ತಿ ಇಲ್ಲ',
};

export const reasons = {
  'money due': 'ಹಣ ಬಾಕಿ',
  query: 'ಪ್ರಶ್ನೆ',
  'trial asked': 'ಟ್ರಯಲ್ ಕೇಳಿದ್ದಾರೆ',
  'trial missed': 'ಟ್ರಯಲ್‌ಗೆ ಬಂದಿಲ್ಲ',
  'renewal due': 'ರಿನ್ಯೂವಲ್ ಬಾಕಿ',
  'stopped coming': 'ಬರುವುದು ನಿಂತಿದೆ',
  'never came': 'ಹಣ ಕೊಟ್ಟು ಬಂದಿಲ್ಲ',
  ended: 'ಮುಗಿದಿದೆ',
};
