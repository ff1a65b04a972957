import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { defineDomain } from './call.ts';
import { type Call, type CallName, type Calls, calls, errorReply, methods } from './calls.ts';
import { statusReply } from './fields.ts';
import { localizedCalls } from './localized-calls.ts';
import { otherMethods } from './methods.ts';
import { refusals } from './refusals.ts';

const entries = Object.entries(calls) as [CallName, Calls[CallName]][];

describe('the calls', () => {
  it('are the only names that other methods and files are declared for', () => {
    const names = [
      ...Object.keys(otherMethods),
      ...entries.flatMap(([, call]: [CallName, Call]) => ('exportOf' in call ? [call.exportOf] : [])),
    ];

    expect(names.filter((name) => !(name in calls))).toEqual([]);
  });

  it.each(entries)('%s has a body in each request, by which a client finds its method', (_, call: Call) => {
    expect(call.body?.safeParse(undefined).success ?? false).toBe(false);
  });

  it.each(entries)('%s sends a body only where one may be sent', (name, call: Call) => {
    const isRead = methods[name] === 'GET';

    expect(isRead || methods[name] === 'DELETE' ? call.body : undefined).toBeUndefined();
    if (isRead) expect(call.success).toBeUndefined();
  });

  it.each(entries)('%s is cached only if it is public', (name, call: Call) => {
    if (call.cached) expect([methods[name], call.access]).toEqual(['GET', 'public']);
  });
});

it('a domain of staff calls only does not compile with refusals that need translations', () => {
  const domain = {
    calls: {
      'stock/lose': { permission: 'keepStock', centerOf: 'none', summary: 'Lose', reply: statusReply },
    },
    refusals: { lost: { status: 409, message: () => 'It is lost.' } },
  } as const;

  // @ts-expect-error staff read English: such refusals are staffRefusals
  expect(defineDomain(domain)).toBe(domain);
});

/** The top-level fields of a query or a body. */
const shapeOf = (schema: z.ZodType | undefined): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];

describe('a parameter that the database cannot store', () => {
  const parameters = entries.flatMap(([name, call]: [CallName, Call]) =>
    [call.query, call.body].flatMap((schema) => shapeOf(schema).map((field) => ({ name, field, schema }))),
  );

  it.each(['\0', '\uD800'])('is refused in every field: %j', (value) => {
    const taken = parameters.filter(({ schema, field }) => {
      const { error } = schema?.safeParse({ [field]: value }) ?? {};
      return !error?.issues.some(({ path }) => path[0] === field);
    });

    expect(taken.map(({ name, field }) => `${name} ${field}`)).toEqual([]);
    expect(parameters.length).toBeGreaterThan(300);
  });
});

describe('calls with texts of a language', () => {
  it('are those that accept a language', () => {
    const takesLanguage = ({ query }: Call) =>
      query !== undefined && 'shape' in query && 'lang' in (query.shape as object);

    expect(
      entries
        .filter(([, call]) => takesLanguage(call))
        .map(([name]) => name)
        .sort(),
    ).toEqual([...localizedCalls].sort());
  });
});

describe('the refusals', () => {
  it.each(Object.entries(refusals))('%s is a refusal with a sentence', (name, { status, message }) => {
    // All other refusals take this as a name, an amount or a day.
    const special: Record<string, readonly unknown[]> = {
      tooFewLeft: [[{ name: 'Ragi Bar', left: 2 }]],
      classNeedsMembership: ['no membership'],
    };
    const given = special[name] ?? ['2030-03-04', '2030-03-05', '2030-03-06'];
    const sentence = (message as (...words: unknown[]) => string)(...given);

    expect(status).toBeGreaterThanOrEqual(400);
    expect([500, 502].includes(status)).toBe(false);
    expect(errorReply.parse({ message: sentence, code: name, params: given }).message.length).toBeGreaterThan(
      5,
    );
  });
});
