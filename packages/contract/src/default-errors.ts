import type { z } from 'zod';
import { fieldMessages } from './words/en/fields.ts';
import { valueMessages } from './words/en/values.ts';

type Sentence<Params extends unknown[]> = (...params: Params) => string;
type Write = <Params extends unknown[]>(sentence: Sentence<Params>, params: Params) => string;

let write: Write = (sentence, params) => sentence(...params);

/** Sets the formatter of messages with parameters. The server formats them in the language of its caller. */
export function writeSentences(by: Write): void {
  write = by;
}

/** A message with its parameters, in the language of the caller. */
export const say = <Params extends unknown[]>(sentence: Sentence<Params>, ...params: Params): string =>
  write(sentence, params);

/** The message of a schema: a text, or an error function of Zod. */
export type Said = string | (() => string);

/** An error function of Zod for a message with parameters. */
export const said =
  <Params extends unknown[]>(sentence: Sentence<Params>, ...params: Params) =>
  (): string =>
    write(sentence, params);

/** By zod's names of types. */
const byType: Readonly<Record<string, string>> = {
  string: valueMessages.useText,
  number: valueMessages.useNumber,
  int: valueMessages.useWholeNumber,
  boolean: valueMessages.useTrueOrFalse,
  array: valueMessages.useList,
  object: valueMessages.useObject,
};

const isOfNumber = (origin: string) => origin === 'number' || origin === 'int' || origin === 'bigint';

/** Messages for all schema errors without a specific one, so that clients never see the library's. */
export const ownSentences: { customError: z.core.$ZodErrorMap } = {
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return byType[issue.expected] ?? valueMessages.invalid;
      case 'invalid_value':
        return say(fieldMessages.oneOf, issue.values.join(', '));
      case 'too_small':
        return isOfNumber(issue.origin)
          ? say(valueMessages.atLeast, Number(issue.minimum))
          : valueMessages.invalid;
      case 'too_big':
        if (issue.origin === 'string') return say(fieldMessages.tooLong, Number(issue.maximum));
        return isOfNumber(issue.origin)
          ? say(valueMessages.atMost, Number(issue.maximum))
          : valueMessages.invalid;
      case 'unrecognized_keys':
        return say(valueMessages.unknownFields, issue.keys.join(', '));
      default:
        return valueMessages.invalid;
    }
  },
};
