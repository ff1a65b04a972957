import type { Words } from '../words.ts';

export const restockMessages: Words<typeof import('../en/restocks').restockMessages> = {
  notifyMe: 'ರಿಮೈಂಡರ್ ಉಳಿದಿದೆ',
  stopNotifyingMe: 'ರಿಮೈಂಡರ್ ನಿಂತಿದೆ',
  allStopped: 'ಆಯಿತು: ಇನ್ನು ಯಾವ ಉತ್ಪನ್ನದ ಬಗ್ಗೆಯೂ ನಿಮಗೆ ಇಮೇಲ್ ಬರುವುದಿಲ್ಲ',
};
