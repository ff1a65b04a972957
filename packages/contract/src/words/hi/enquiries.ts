import type { Words } from '../words.ts';
import { bulkDone } from './bulk-done.ts';

export const contactMessages: Words<typeof import('../en/enquiries').contactMessages> = {
  enquiryLength: '15 से 250 अक्षरों में लिखें',
  enquirySent: 'धन्यवाद। आपका संदेश हमें मिल गया है।',
  ticketNumberIs: (ticketNumber) => `आपके सवाल का नंबर ${ticketNumber} है।`,
  enquiryAnswered: 'सवाल पर जवाब दिया गया मार्क हुआ',
  enquiriesAnswered: (done, left) => bulkDone(done, left, 'सवाल', 'सवाल', 'जवाब दिए गए मार्क हुए'),
};
