import type { Words } from '../words.ts';

export const followUpMessages: Words<typeof import('../en/follow-ups').followUpMessages> = {
  recorded: 'ದಾಖಲಿಸಲಾಗಿದೆ',
  noteRequired: 'ಟಿಪ್ಪಣಿ ಬರೆಯಿರಿ, ಅಥವಾ ಬಿಟ್ಟುಬಿಡಿ',
  oneSubject: 'ಒಬ್ಬ ಮೆಂಬರ್, ಒಂದು ಪ್ರಶ್ನೆ ಅಥವಾ ಒಂದು ಪಾಸ್ ತಿಳಿಸಿ',
};
