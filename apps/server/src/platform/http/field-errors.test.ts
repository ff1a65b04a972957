import { loadAnswers } from '@namma/contract/answers';
import { type Call, calls } from '@namma/contract/calls';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { translateSentence } from './translate-sentence.ts';

/** Wrong in one way or another for every kind of field. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(100_000),
  '2030-02-30',
  -1,
  0,
  1.5,
  1e15,
  Number.NaN,
  true,
  [],
  [null],
  ['x', 'x'],
  {},
  { id: 'x' },
  { kind: 'x' },
];

const sentencesOf = (schema: z.ZodType): string[] => {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const inputs = [
    ...wrongValues,
    ...fields.flatMap((field) => wrongValues.map((value) => ({ [field]: value }))),
  ];
  return [
    ...new Set(
      inputs.flatMap((input) => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []),
    ),
  ];
};

/** How zod's own sentences begin. */
const ofTheLibrary = /^(?:Invalid (?!email!)|Too (?:big|small)|Unrecognized|Expected|Required$|Input)/;

const asked = Object.entries(calls as Record<string, Call>).flatMap(([name, call]) =>
  [call.query, call.body].flatMap((schema) => (schema ? [{ name, call, schema }] : [])),
);

describe('the sentences of wrong fields', () => {
  it.each(asked)('of $name are all our own', ({ schema }) => {
    expect(sentencesOf(schema).filter((sentence) => ofTheLibrary.test(sentence))).toEqual([]);
  });

  it.each(['kn', 'hi'] as const)('of calls for visitors and members are translated: %s', async (locale) => {
    const answers = await loadAnswers(locale);
    const sentences = asked
      .filter(({ call }) => call.access !== undefined)
      .flatMap(({ schema }) => sentencesOf(schema));

    const left = [...new Set(sentences)].filter(
      (sentence) => translateSentence(sentence, answers) === sentence,
    );
    expect(left).toEqual([]);
  });
});
