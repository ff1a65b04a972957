import type { Words } from '../words.ts';

export const accountMessages: Words<typeof import('../en/auth').accountMessages> = {
  pleaseLogin: 'ದಯವಿಟ್ಟು ಸೈನ್ ಇನ್ ಮಾಡಿ',
  loggedIn: 'ಸೈನ್ ಇನ್ ಆಗಿದ್ದೀರಿ',
  loggedOut: 'ಲಾಗ್ ಔಟ್ ಆಗಿದ್ದೀರಿ',
  signUpSuccessful: 'ಸೈನ್ ಅಪ್ ಯಶಸ್ವಿಯಾಗಿದೆ!',
  emailRequired: 'ಇಮೇಲ್ ನಮೂದಿಸಿ!',
  emailInvalid: 'ಇಮೇಲ್ ಸರಿಯಾಗಿಲ್ಲ!',
  passwordRequired: 'ಪಾಸ್‌ವರ್ಡ್ ನಮೂದಿಸಿ!',
  nameRequired: 'ನಿಮ್ಮ ಹೆಸರು ನಮೂದಿಸಿ!',
  phoneDigits: 'ಫೋನ್ ನಂಬರ್‌ನಲ್ಲಿ ಸರಿಯಾಗಿ 10 ಅಂಕಿಗಳಿರಬೇಕು',
  tooYoung: 'ನಿಮಗೆ ಕನಿಷ್ಠ 13 ವರ್ಷ ಆಗಿರಬೇಕು',
  passwordTooShort: 'ಪಾಸ್‌ವರ್ಡ್‌ನಲ್ಲಿ ಕನಿಷ್ಠ 6 ಅಕ್ಷರಗಳಿರಲಿ',
  passwordTooLong: 'ಹೆಚ್ಚೆಂದರೆ 200 ಅಕ್ಷರಗಳನ್ನು ಬಳಸಿ',
  passwordsMustMatch: 'ಎರಡೂ ಪಾಸ್‌ವರ್ಡ್ ಒಂದೇ ಆಗಿರಬೇಕು',
  passwordMatched: 'ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಕೆಯಾಗಿದೆ',
  passwordsDoNotMatch: 'ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಕೆಯಾಗುತ್ತಿಲ್ಲ',
  dobRequired: 'ಹುಟ್ಟಿದ ದಿನಾಂಕ ನಮೂದಿಸಿ!',
  genderRequired: 'ಲಿಂಗ ಆಯ್ಕೆ ಮಾಡಿ!',
  profileSaved: 'ಪ್ರೊಫೈಲ್ ಉಳಿಸಲಾಗಿದೆ',
  passwordChanged: 'ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ',
  resetLinkSent: 'ಈ ಇಮೇಲ್‌ಗೆ ಖಾತೆ ಇದ್ದರೆ, ಹೊಸ ಪಾಸ್‌ವರ್ಡ್‌ಗಾಗಿ ಒಂದು ಲಿಂಕ್ ಬರುತ್ತಿದೆ. ಅದು 10 ನಿಮಿಷ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
};
