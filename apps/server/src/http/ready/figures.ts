import type { Figure } from '../../figure.ts';
import type { ReadyAnswers } from './ready-answers.ts';

/** Metrics of the cached answers. */
export const figuresOf = (answers: ReadyAnswers): readonly Figure[] => [
  {
    name: 'answers_ready_total',
    help: 'Public answers that lay ready.',
    read: () => answers.figures().hits,
  },
  {
    name: 'answers_made_total',
    help: 'Public answers that had to be made.',
    read: () => answers.figures().misses,
  },
  {
    name: 'answers_last_known_total',
    help: 'Answers from before the database went out of reach.',
    read: () => answers.figures().lastKnown,
  },
  {
    name: 'answers_emptied_total',
    help: 'Times that all kept answers were given up because the data changed.',
    read: () => answers.figures().emptied,
  },
  { name: 'answers_kept', help: 'Public answers that are kept.', read: () => answers.figures().entries },
  { name: 'answers_kept_bytes', help: 'What they take in memory.', read: () => answers.figures().bytes },
  {
    name: 'answers_hearing',
    help: '1 while changes of other processes are heard, else nothing kept is shown.',
    read: () => Number(answers.figures().isListening),
  },
];
