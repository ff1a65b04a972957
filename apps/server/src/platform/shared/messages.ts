import { AsyncLocalStorage } from 'node:async_hooks';
import { type Answers, englishAnswers } from '@namma/contract/answers';

const otherLanguage = new AsyncLocalStorage<Answers>();

/** The messages of services in the language of the caller. English outside of calls. */
export const messages = (): Answers => otherLanguage.getStore() ?? englishAnswers;

/**
 * Runs the work of a call with messages in its caller's language. English needs no storage, so most calls pay nothing
 * for it.
 */
export const withLocale = <T>(answers: Answers, work: () => T): T =>
  answers === englishAnswers ? work() : otherLanguage.run(answers, work);
