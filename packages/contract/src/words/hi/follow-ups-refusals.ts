import type { followUpRefusals } from '../../follow-ups/refusals.ts';
import type { SentencesOf } from '../../refusals.ts';

export const followUpRefusalSentences: SentencesOf<typeof followUpRefusals> = {
  noSuchFollowUp: () => 'फ़ोन करने के लिए ऐसा कोई नहीं है।',
  followUpRecorded: (by) => `इस बीच ${by} ने यह फ़ोन दर्ज कर दिया है।`,
};
