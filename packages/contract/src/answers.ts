import type { Locale } from './locales.ts';
import { answers as english } from './words/en/answers.ts';
import type { Words } from './words/words.ts';

/** The server's messages in one language. */
export type Answers = Words<typeof english>;

export const englishAnswers: Answers = english;

/** Loads the messages of a language. */
export async function loadAnswers(locale: Locale): Promise<Answers> {
  const { answers } = await import(`./words/${locale}/answers.ts`);
  return answers;
}
