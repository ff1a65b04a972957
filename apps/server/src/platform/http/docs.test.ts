import { type Call, type CallName, calls } from '@namma/contract/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildDocs } from './docs-app.ts';

const KIB = 1024;
const SIZE_MOST = 600 * KIB;

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
}
let text = '';
let operations: (readonly [CallName, Operation])[] = [];

beforeAll(async () => {
  const docs = await buildDocs();
  text = (await docs.inject('/api/openapi.json')).body;
  await docs.close();
  const paths: Record<string, Record<string, Operation>> = JSON.parse(text).paths;
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => [path.slice('/api/'.length) as CallName, operation] as const),
  );
});

describe('the description of the API', () => {
  it('has an example for each body, which the call accepts', () => {
    const refused = operations.flatMap(([name, { requestBody }]) => {
      const json = requestBody?.content['application/json'];
      const { body }: Call = calls[name];
      if (!json || !body) return [];
      const { success, error } = body.safeParse(json.example);
      return success ? [] : [`${name}: ${JSON.stringify(json.example)}: ${error.message}`];
    });

    expect(refused).toEqual([]);
  });

  it('names each operation once, and the header of calls that may be repeated', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    const withKey = operations.filter(([, { parameters = [] }]) =>
      parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'idempotency-key'),
    );

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('ordersOrder');
    expect(withKey.map(([name]) => name).sort()).toEqual(
      Object.entries(calls)
        .filter(([, call]: [string, Call]) => call.idempotent)
        .map(([name]) => name)
        .sort(),
    );
  });

  it('stays small, because what calls share is named once', () => {
    expect(text.length).toBeLessThan(SIZE_MOST);
  });
});
