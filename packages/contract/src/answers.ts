import type { Locale } from './locales.ts';
import { answers as english } from './words/en/answers.ts';
import type { Words } from './words/words.ts';

/** The sentences that the server answers with, in one language. */
export type Answers = Words<typeof english>;

export const englishAnswers: Answers = english;

/** Loads those of a language. */
export async function loadAnswers(locale: Locale): Promise<Answers> {
  const { answers } = await import(`./words/${locale}/answers.ts`);
  return answers;
}
