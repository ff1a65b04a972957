import { type Answers, englishAnswers } from '@namma/contract/answers';
import { writeSentences } from '@namma/contract/default-errors';
import { messages } from '../shared/messages.ts';

type Sentence = (...params: unknown[]) => string;

/** The texts and functions of the English words, each with its counterpart in another language. */
interface Dictionary {
  texts: ReadonlyMap<string, string>;
  functions: ReadonlyMap<Sentence, Sentence>;
}

const dictionaries = new WeakMap<Answers, Dictionary>();

function dictionaryOf(answers: Answers): Dictionary {
  const known = dictionaries.get(answers);
  if (known) return known;
  const texts = new Map<string, string>();
  const functions = new Map<Sentence, Sentence>();
  const pair = (english: unknown, translated: unknown): void => {
    if (typeof english === 'string' && typeof translated === 'string') texts.set(english, translated);
    else if (typeof english === 'function' && typeof translated === 'function')
      functions.set(english as Sentence, translated as Sentence);
    else if (typeof english === 'object' && typeof translated === 'object')
      for (const [name, value] of Object.entries(english ?? {}))
        pair(value, (translated as Record<string, unknown>)[name]);
  };
  // Refusals have names, by which they are found.
  const { refusalSentences: _english, ...english } = englishAnswers;
  const { refusalSentences: _translated, ...translated } = answers;
  pair(english, translated);
  const dictionary = { texts, functions };
  dictionaries.set(answers, dictionary);
  return dictionary;
}

/** Translates an English text. Any other text is unchanged. */
export const translateText = (text: string, answers: Answers): string =>
  answers === englishAnswers ? text : (dictionaryOf(answers).texts.get(text) ?? text);

/** Makes schemas write their messages with parameters in the language of the call. */
export function translateErrors(): void {
  writeSentences((sentence, params) => {
    const answers = messages();
    if (answers === englishAnswers) return sentence(...params);
    const translated = dictionaryOf(answers).functions.get(sentence as Sentence);
    if (!translated) return sentence(...params);
    // A parameter may be a word, such as the name of a field.
    return translated(
      ...params.map((param) => (typeof param === 'string' ? translateText(param, answers) : param)),
    );
  });
}
