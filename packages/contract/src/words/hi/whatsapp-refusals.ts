import type { SentencesOf } from '../../refusals.ts';
import type { whatsAppRefusals } from '../../whatsapp/refusals.ts';
import { privacyMessages } from './privacy.ts';

export const whatsAppRefusalSentences: SentencesOf<typeof whatsAppRefusals> = {
  noSuchRecipient: () => 'लिखने के लिए ऐसा कोई नहीं है।',
  offersNotAgreed: () => privacyMessages.offersNotAgreed,
  nothingToWrite: () => 'यह बदल गया है: इसके बारे में अब लिखने को कुछ नहीं है।',
};
