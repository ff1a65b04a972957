import type { Words } from '../words.ts';

export const valueMessages: Words<typeof import('../en/values').valueMessages> = {
  invalid: 'ಈ ಮೌಲ್ಯ ಸರಿಯಾಗಿಲ್ಲ',
  useText: 'ಪಠ್ಯವನ್ನು ನಮೂದಿಸಿ',
  useNumber: 'ಸಂಖ್ಯೆಯನ್ನು ನಮೂದಿಸಿ',
  useWholeNumber: 'ಪೂರ್ಣ ಸಂಖ್ಯೆಯನ್ನು ನಮೂದಿಸಿ',
  useTrueOrFalse: 'ಹೌದು ಅಥವಾ ಇಲ್ಲ ಎಂದು ಹೇಳಿ',
  useList: 'ಪಟ್ಟಿಯನ್ನು ಬಳಸಿ',
  useObject: 'ಕ್ಷೇತ್ರಗಳಿರುವ ವಸ್ತುವನ್ನು ಬಳಸಿ',
  atLeast: (least) => `${least} ಅಥವಾ ಹೆಚ್ಚು ನಮೂದಿಸಿ`,
  atMost: (most) => `${most} ಅಥವಾ ಕಡಿಮೆ ನಮೂದಿಸಿ`,
  unknownFields: (names) => `ಈ ಅಪರಿಚಿತ ಕ್ಷೇತ್ರಗಳನ್ನು ತೆಗೆಯಿರಿ: ${names}`,
};
