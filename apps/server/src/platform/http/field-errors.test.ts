import { loadAnswers } from '@namma/contract/answers';
import { type Call, calls } from '@namma/contract/calls';
import { paymentMessages } from '@namma/contract/payments/messages';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withLocale } from '../shared/messages.ts';
import { translateErrors, translateText } from './translate-errors.ts';

translateErrors();

/** Invalid in some way for every kind of field. */
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

/** Beginnings of zod's own messages. */
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
    const schemas = asked.filter(({ call }) => call.access !== undefined).map(({ schema }) => schema);
    const english = new Set(schemas.flatMap(sentencesOf));
    const translated = withLocale(answers, () => schemas.flatMap(sentencesOf));

    const left = translated.map((text) => translateText(text, answers)).filter((text) => english.has(text));
    // orders/cancel takes the UTR of a refund, which only staff send: texts for staff are in English only.
    expect([...new Set(left)].filter((text) => text !== paymentMessages.utrDigits)).toEqual([]);
    expect(english.size).toBeGreaterThan(30);
  });
});
