import type { Words } from '../words.ts';

export const visitMessages: Words<typeof import('../en/visits').visitMessages> = {
  notACard: 'ಇದು ಕಾರ್ಡ್‌ನ ಕೋಡ್ ಅಲ್ಲ.',
  codeOrMember: 'ಕಾರ್ಡ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ ಅಥವಾ ಮೆಂಬರ್ ಹೆಸರು ತಿಳಿಸಿ.',
  overruleNeedsMember: 'ನಿರಾಕರಣೆ ಇದ್ದರೂ ಒಳಗೆ ಬಿಡಬೇಕಾದ ಮೆಂಬರ್ ಹೆಸರು ತಿಳಿಸಿ.',
  overruleReasonRequired: 'ಕಾರಣ ನಮೂದಿಸಿ',
  overruleIsCode: 'ಕಾರಣವನ್ನು ಪದಗಳಲ್ಲಿ ಬರೆಯಿರಿ: ಇದರಲ್ಲಿ ಕಾರ್ಡ್‌ನ ಕೋಡ್ ಇದೆ.',
};

export const visitRefusalTexts: Words<typeof import('../en/visits').visitRefusalTexts> = {
  'no membership': 'ಮೆಂಬರ್‌ಶಿಪ್ ಇಲ್ಲ',
  'not begun': 'ಮೆಂಬರ್‌ಶಿಪ್ ಇನ್ನೂ ಶುರುವಾಗಿಲ್ಲ',
  expired: 'ಮೆಂಬರ್‌ಶಿಪ್ ಮುಗಿದಿದೆ',
  unpaid: 'ಮೆಂಬರ್‌ಶಿಪ್ ಹಣ ಪಾವತಿಯಾಗಿಲ್ಲ',
  paused: 'ಮೆಂಬರ್‌ಶಿಪ್ ವಿರಾಮದಲ್ಲಿದೆ',
  'other center': 'ಮೆಂಬರ್‌ಶಿಪ್ ಬೇರೆ ಸೆಂಟರ್‌ನದು',
  'stale code': 'ಈ ಕೋಡ್ ಹಳೆಯದಾಗಿದೆ',
  'used code': 'ಈ ಕೋಡ್ ಅನ್ನು ಈಗಾಗಲೇ ಬಳಸಲಾಗಿದೆ',
  'unknown code': 'ಕಾರ್ಡ್ ಮಾನ್ಯವಾಗಿಲ್ಲ',
  'pass used': 'ಈ ಪಾಸ್ ಅನ್ನು ಈಗಾಗಲೇ ಬಳಸಲಾಗಿದೆ',
  'pass of another day': 'ಪಾಸ್ ಬೇರೆ ದಿನದ್ದು',
  'pass of another center': 'ಪಾಸ್ ಬೇರೆ ಸೆಂಟರ್‌ನದು',
  'unknown pass': 'ಪಾಸ್ ಮಾನ್ಯವಾಗಿಲ್ಲ',
};
