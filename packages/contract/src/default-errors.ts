import type { z } from 'zod';
import { fieldMessages } from './words/en/fields.ts';
import { valueMessages } from './words/en/values.ts';

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

/**
 * Sentences for every fault that a schema has none of its own for, so that no client is shown the library's. They are
 * English; the
 * server translates them as it does the others.
 */
export const ownSentences: { customError: z.core.$ZodErrorMap } = {
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return byType[issue.expected] ?? valueMessages.invalid;
      case 'invalid_value':
        return fieldMessages.oneOf(issue.values.join(', '));
      case 'too_small':
        return isOfNumber(issue.origin)
          ? valueMessages.atLeast(Number(issue.minimum))
          : valueMessages.invalid;
      case 'too_big':
        if (issue.origin === 'string') return fieldMessages.tooLong(Number(issue.maximum));
        return isOfNumber(issue.origin) ? valueMessages.atMost(Number(issue.maximum)) : valueMessages.invalid;
      case 'unrecognized_keys':
        return valueMessages.unknownFields(issue.keys.join(', '));
      default:
        return valueMessages.invalid;
    }
  },
};
