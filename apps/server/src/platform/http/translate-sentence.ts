import { type Answers, englishAnswers } from '@namma/contract/answers';

/** A sentence with parameters: finds them in the English one, and writes them into the other. */
interface Template {
  english: RegExp;
  write: (parts: readonly string[]) => string | undefined;
}

interface Dictionary {
  texts: ReadonlyMap<string, string>;
  templates: readonly Template[];
}

const dictionaries = new WeakMap<Answers, Dictionary>();

/**
 * Writes a sentence of a schema in another language, as gettext does: by the English one. Schemas are made once, in English, and
 * say nothing about what they would say otherwise. A sentence that is in no table, such as zod's own, stays as it is.
 */
export function translateSentence(sentence: string, answers: Answers): string {
  const dictionary = dictionaries.get(answers) ?? makeDictionary(answers);
  dictionaries.set(answers, dictionary);
  const { texts, templates } = dictionary;
  const text = texts.get(sentence);
  if (text !== undefined) return text;
  for (const { english, write } of templates) {
    const [, ...parts] = english.exec(sentence) ?? [];
    if (parts.length > 0) return write(parts.map((part) => texts.get(part) ?? part)) ?? sentence;
  }
  return sentence;
}

function makeDictionary(answers: Answers): Dictionary {
  const texts = new Map<string, string>();
  const templates: Template[] = [];
  const compare = (english: unknown, translated: unknown): void => {
    if (typeof english === 'string' && typeof translated === 'string') texts.set(english, translated);
    else if (typeof english === 'function' && typeof translated === 'function')
      templates.push(...templateOf(english as Sentence, translated as Sentence));
    else if (typeof english === 'object' && typeof translated === 'object')
      for (const [name, value] of Object.entries(english ?? {}))
        compare(value, (translated as Record<string, unknown>)[name]);
  };
  // Refusals have names, by which they are found.
  const { refusalSentences: _english, ...english } = englishAnswers;
  const { refusalSentences: _translated, ...translated } = answers;
  compare(english, translated);
  return { texts, templates };
}

type Sentence = (...params: unknown[]) => string;

/** How a sentence may show its parameters: what stands for them while a template is made, and how they are read again. */
const kinds = [
  {
    // Formatted as `4 Mar 2030`.
    given: ['1901-02-03', '1902-03-04', '1903-04-05'],
    shown: ['3 Feb 1901', '4 Mar 1902', '5 Apr 1903'],
    form: '(\\d{1,2} [A-Z][a-z]{2} \\d{4})',
    read: (part: string) => new Date(`${part} UTC`).toISOString().slice(0, 10),
  },
  {
    given: ['\u{E000}', '\u{E001}', '\u{E002}'],
    shown: ['\u{E000}', '\u{E001}', '\u{E002}'],
    form: '(.+?)',
    read: (part: string) => (/^\d+$/.test(part) ? Number(part) : part),
  },
];

function templateOf(english: Sentence, translated: Sentence): Template[] {
  const count = english.length;
  for (const { given, shown, form, read } of kinds) {
    const written = attempt(() => english(...given.slice(0, count)));
    const pieces = written?.split(new RegExp(shown.join('|'))) ?? [];
    const found = written?.match(new RegExp(shown.join('|'), 'g')) ?? [];
    // Each parameter is there once, in its turn, between fixed words.
    if (found.length === 0 || found.join() !== shown.slice(0, count).join() || !/\w{3}/.test(pieces.join('')))
      continue;
    return [
      {
        english: new RegExp(
          `^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join(form)}$`,
          's',
        ),
        write: (parts) => attempt(() => translated(...parts.map(read))),
      },
    ];
  }
  return [];
}

function attempt(write: () => unknown): string | undefined {
  try {
    const written = write();
    return typeof written === 'string' ? written : undefined;
  } catch {
    return undefined; // it needs another kind of parameter
  }
}
