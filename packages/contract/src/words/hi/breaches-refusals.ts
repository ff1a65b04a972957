import type { breachRefusals } from '../../breaches/refusals.ts';
import type { SentencesOf } from '../../refusals.ts';

export const breachRefusalSentences: SentencesOf<typeof breachRefusals> = {
  noSuchBreach: () => 'रजिस्टर में यह दर्ज नहीं है।',
  breachChanged: () => 'इस बीच किसी और ने इसे बदल दिया है। सेव करने से पहले कृपया देख लें।',
};
