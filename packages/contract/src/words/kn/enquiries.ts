import type { Words } from '../words.ts';
import { bulkDone } from './bulk-done.ts';

export const contactMessages: Words<typeof import('../en/enquiries').contactMessages> = {
  enquiryLength: '15ರಿಂದ 250 ಅಕ್ಷರಗಳಲ್ಲಿ ಬರೆಯಿರಿ',
  enquirySent: 'ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ಸಂದೇಶ ನಮಗೆ ತಲುಪಿದೆ.',
  ticketNumberIs: (ticketNumber) => `ನಿಮ್ಮ ಪ್ರಶ್ನೆಯ ನಂಬರ್ ${ticketNumber}.`,
  enquiryAnswered: 'ಉತ್ತರಿಸಲಾಗಿದೆ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ',
  enquiriesAnswered: (done, left) => bulkDone(done, left, 'ಪ್ರಶ್ನೆ', 'ಪ್ರಶ್ನೆಗಳನ್ನು', 'ಉತ್ತರಿಸಲಾಗಿದೆ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ'),
};
