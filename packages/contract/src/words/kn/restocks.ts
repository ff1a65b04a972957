import type { Words } from '../words.ts';

export const restockMessages: Words<typeof import('../en/restocks').restockMessages> = {
  notifyMe: 'ಇದು ಮತ್ತೆ ಬಂದ ಕೂಡಲೇ ನಿಮಗೆ ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ',
  stopNotifyingMe: 'ಇದರ ಬಗ್ಗೆ ನಿಮಗೆ ಇಮೇಲ್ ಕಳುಹಿಸುವುದಿಲ್ಲ',
  allStopped: 'ಆಯಿತು: ಇನ್ನು ಯಾವ ಉತ್ಪನ್ನದ ಬಗ್ಗೆಯೂ ನಿಮಗೆ ಇಮೇಲ್ ಬರುವುದಿಲ್ಲ',
};
