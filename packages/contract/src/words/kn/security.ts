import type { Words } from '../words.ts';

export const securityMessages: Words<typeof import('../en/security').securityMessages> = {
  deviceOn: (browser, system) => `${system} ನಲ್ಲಿ ${browser}`,
  unknownDevice: 'ಗೊತ್ತಿಲ್ಲದ ಡಿವೈಸ್',
  sessionEnded: 'ಅಲ್ಲಿ ಲಾಗ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ',
  otherSessionsEnded: 'ಉಳಿದೆಲ್ಲ ಕಡೆ ಲಾಗ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ',
  confirmMailed: (email) => `${email} ವಿಳಾಸಕ್ಕೆ ಇಮೇಲ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ಮುಗಿಸಲು ಅಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ.`,
  emailConfirmed: 'ಈ ಇಮೇಲ್ ದೃಢಪಟ್ಟಿದೆ',
  emailGivenBack: 'ನಿಮ್ಮ ಖಾತೆಗೆ ಹಳೆಯ ಇಮೇಲ್ ಮರಳಿದೆ. ಸೈನ್ ಇನ್ ಮಾಡಲು ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆಮಾಡಿ.',
  factorDropped: 'ಎರಡನೇ ಹಂತ ಈಗ ಆಫ್ ಆಗಿದೆ',
  codeRequired: 'ಕೋಡ್ ನಮೂದಿಸಿ',
  appCodeMalformed: 'ಆ್ಯಪ್ ತೋರಿಸುವ ಆರು ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ',
  codeMalformed: 'ಆ್ಯಪ್ ತೋರಿಸುವ ಆರು ಅಂಕಿಗಳನ್ನು ಅಥವಾ ರಿಕವರಿ ಕೋಡ್ ನಮೂದಿಸಿ',
};
