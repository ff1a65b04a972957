import type { SentencesOf } from '../../refusals.ts';
import type { whatsAppRefusals } from '../../whatsapp/refusals.ts';
import { privacyMessages } from './privacy.ts';

export const whatsAppRefusalSentences: SentencesOf<typeof whatsAppRefusals> = {
  noSuchRecipient: () => 'ಬರೆಯಲು ಅಂತಹವರು ಯಾರೂ ಇಲ್ಲ.',
  offersNotAgreed: () => privacyMessages.offersNotAgreed,
  nothingToWrite: () => 'ಇದು ಬದಲಾಗಿದೆ: ಇದರ ಬಗ್ಗೆ ಬರೆಯಲು ಈಗ ಏನೂ ಇಲ್ಲ.',
};
