import type { Metric } from '../../shared/metric.ts';
import type { ResponseCache } from './response-cache.ts';

/** Metrics of the response cache. */
export const figuresOf = (answers: ResponseCache): readonly Metric[] => [
  {
    name: 'answers_ready_total',
    help: 'Public answers served from the cache.',
    read: () => answers.figures().hits,
  },
  {
    name: 'answers_made_total',
    help: 'Public answers that were rendered.',
    read: () => answers.figures().misses,
  },
  {
    name: 'answers_last_known_total',
    help: 'Outdated answers served while the database could not be reached.',
    read: () => answers.figures().lastKnown,
  },
  {
    name: 'answers_emptied_total',
    help: 'How often the cache was emptied because the data changed.',
    read: () => answers.figures().emptied,
  },
  { name: 'answers_kept', help: 'Public answers in the cache.', read: () => answers.figures().entries },
  {
    name: 'answers_kept_bytes',
    help: 'Memory that the cached answers use.',
    read: () => answers.figures().bytes,
  },
  {
    name: 'answers_hearing',
    help: '1 while changes of other processes are received; otherwise nothing cached is served.',
    read: () => Number(answers.figures().isListening),
  },
];
