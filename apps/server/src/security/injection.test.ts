import { type Call, type CallName, calls, methods } from '@namma/contract/calls';
import { API_PREFIX } from '@namma/contract/methods';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type JsonSchema, valid } from '../testing/fuzz/from-schema.ts';
import { startTestGym } from '../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const names = Object.keys(calls) as CallName[];

const sqlTexts = [
  "' or '1'='1",
  "x'; update users set role = 'ADMIN'; --",
  "x'); drop table tries cascade; --",
  "\\'; select pg_sleep(60); --",
  "' union select password_hash from users --",
  '%_\\%',
  "| & ! :* <-> 'a",
];

interface TextField {
  name: CallName;
  part: 'query' | 'body';
  field: string;
}

const schemaOf = (name: CallName, part: 'query' | 'body'): JsonSchema => {
  const schema = (calls[name] as Call)[part];
  return schema ? (z.toJSONSchema(schema, { io: 'input' }) as JsonSchema) : {};
};

/** Every text field of the contract, except those with a list of values or a pattern, which accept no SQL. */
const textFields: TextField[] = names.flatMap((name) =>
  (['query', 'body'] as const).flatMap((part) =>
    Object.entries(schemaOf(name, part).properties ?? {})
      .filter(
        ([, schema]) =>
          schema.type === 'string' && !schema.enum && schema.const === undefined && !schema.pattern,
      )
      .map(([field]) => ({ name, part, field })),
  ),
);

const countRows = async () => {
  const { rows } = await sql<{ users: number; admins: number; tables: number }>`
    select (select count(*) from users) as users, (select count(*) from users where role = 'ADMIN') as admins,
      (select count(*) from information_schema.tables where table_schema = 'public') as tables`.execute(
    gym.db,
  );
  return rows[0];
};

describe('SQL in a text', () => {
  it('is tested in every domain with texts', () => {
    expect(new Set(textFields.map(({ name }) => name.split('/')[0]))).toEqual(
      new Set([
        'auth',
        'classes',
        'followUps',
        'passes',
        'imports',
        'sales',
        'user',
        'privacy',
        'product',
        'stock',
        'cart',
        'membership',
        'consultancy',
        'contact',
        'orders',
        'documents',
        'payments',
        'visits',
        'centers',
        'settings',
        'members',
        'staff',
        'returns',
        'reviews',
        'admin',
        'centers',
        'settings',
        'members',
        'staff',
        'returns',
        'reviews',
        'visits',
        'drawers',
      ]),
    );
  });

  it.each(textFields)('is only text in $field of $name', async ({ name, part, field }) => {
    const admin = await gym.make.admin();
    const [sample] = fc.sample(valid(schemaOf(name, part)), { seed: 7, numRuns: 1 });
    const before = await countRows();

    for (const text of sqlTexts.slice(0, 2)) {
      await gym.db.deleteFrom('tries').execute();
      const input = { [part]: { ...(sample as object), [field]: text } };
      const answer = await gym.as(admin).callLoosely(name, input);

      expect(answer.status).toBeLessThan(500);
    }

    const after = await countRows();
    // Registrations may have added members; the other counts must not change.
    expect(after).toMatchObject({ admins: before?.admins, tables: before?.tables });
    expect(after?.users).toBeGreaterThanOrEqual(before?.users ?? 0);
  });

  it('is stored unchanged and found by search', async () => {
    const admin = gym.as(await gym.make.admin());
    const visitor = gym.guest('198.51.100.99');
    for (const text of sqlTexts.slice(0, 5)) {
      const sent = await visitor.call('contact/register', {
        body: { name: text, email: 'a@example.com', phone: '9876543210', msg: `${text} and more of it` },
      });
      expect(sent.status).toBe(201);

      const found = await admin.call('contact/getAll', { query: { q: `${text} and more` } });

      expect(found.body.content.map(({ name, message }) => [name, message])).toEqual([
        [text, `${text} and more of it`],
      ]);
    }
  });
});

describe('an object of hostile shape', () => {
  it.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"email":{"__proto__":{"isAdmin":true}}}',
    '{"\\u005f_proto__":{"isAdmin":true}}',
  ])('%s grants nothing', async (payload) => {
    const { token } = await gym.make.admin();
    const writing = names.filter((each) => methods[each] !== 'GET' && each !== 'auth/logout');
    // All share one body parser. Logging out is last, because it ends the session.
    for (const name of [...writing.filter((_, i) => i % 8 === 0), 'auth/logout'] as const) {
      const { statusCode } = await gym.app.inject({
        method: methods[name],
        url: `${API_PREFIX}/${name}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        payload,
      });
      // Logging out ignores its body. Deleting ignores it too, but refuses an address without an id.
      expect(name === 'auth/logout' ? [200, 400] : [400]).toContain(statusCode);
    }

    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
