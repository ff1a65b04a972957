import type { Words } from '../words.ts';

export const breachMessages: Words<typeof import('../en/breaches').breachMessages> = {
  added: 'ದಾಖಲಿಸಲಾಗಿದೆ',
  changed: 'ಬದಲಾಯಿಸಲಾಗಿದೆ',
  mailed: (letters) =>
    letters === 0
      ? 'ಇಮೇಲ್ ಇರುವ ಎಲ್ಲರಿಗೂ ಈ ಪತ್ರ ಈಗಾಗಲೇ ಬರೆಯಲಾಗಿದೆ'
      : letters === 1
        ? '1 ಪತ್ರ ಹೊರಟಿದೆ'
        : `${letters} ಪತ್ರಗಳು ಹೊರಟಿವೆ`,
  dayAndTime: 'ದಿನ ಮತ್ತು ಸಮಯ ಆರಿಸಿ',
  textRequired: 'ಏನಾಯಿತು, ಏನು ಮಾಡಲಾಯಿತು ಎಂದು ಬರೆಯಿರಿ',
  whoseRequired: 'ಯಾರ ಮಾಹಿತಿ ಎಂದು ಬರೆಯಿರಿ',
  dataRequired: 'ಯಾವ ಮಾಹಿತಿ ಎಂದು ಆರಿಸಿ',
  peopleWhole: 'ಪೂರ್ಣ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ, ಅಥವಾ ಖಾಲಿ ಬಿಡಿ',
  toldBeforeNoticed: 'ಇದು ಗಮನಕ್ಕೆ ಬರುವುದಕ್ಕೂ ಮೊದಲು',
};
