// onBothEngines: each driver encodes texts and wide numbers in its own way.
import { type Call, type CallName, calls, methods } from '@namma/contract/calls';
import { days } from '@namma/contract/days/dates';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { describe, expect, it } from 'vitest';
import { fill, type Shape, shapeOf, usual } from '../testing/filled-shape.ts';
import { startTestGym } from '../testing/gym.ts';

/**
 * Sends every text field of every call with characters that no database can store, and numbers beyond the database's
 * integers.
 */
const gym = await startTestGym({ today: '2030-03-04' });
const owner = await gym.make.admin();
const member = await gym.make.member();

/** A new token for each call, because some calls end their session. */
const caller = async ({ access }: Call) =>
  gym.withToken(await gym.make.session(access ? member.userId : owner.userId, days(1)));

const names = (Object.keys(methods) as CallName[]).filter((name) => {
  const { upload, query, body }: Call = calls[name];
  return upload === undefined && (query !== undefined || body !== undefined);
});

/** Builds the query and body of a call with these changes of single values. */
function requestOf({ query, body }: Call, change: (shape: Shape) => unknown) {
  return {
    ...(query ? { query: fill(shapeOf(query), change) as Record<string, unknown> } : {}),
    ...(body ? { body: fill(shapeOf(body), change) } : {}),
  };
}

const withCharacter = (character: string) => (shape: Shape) => {
  const value = usual(shape);
  return typeof value === 'string' && shape.enum === undefined && shape.const === undefined
    ? value.slice(0, 1) + character + value.slice(1)
    : value;
};

const isNumber = ({ type }: Shape) => type === 'integer' || type === 'number';

describe('every call', () => {
  it.each([
    ['a NUL', '\0'],
    ['half a character', '\ud83d'],
  ])('handles a text with %s without an internal error', async (_what, character) => {
    const broken: string[] = [];
    for (const name of names) {
      const call: Call = calls[name];
      const { status } = await (await caller(call)).callLoosely(
        name,
        requestOf(call, withCharacter(character)),
      );
      if (status >= 500) broken.push(`${name}: ${status}`);
    }

    expect(broken).toEqual([]);
  });

  it.each([2_147_483_648, 1e308])('handles the number %d without an internal error', async (number) => {
    const broken: string[] = [];
    for (const name of names) {
      const call: Call = calls[name];
      // All numbers at once, and each in turn among usual ones.
      const count = countNumbers(call);
      for (let chosen = 0; chosen <= count; chosen++) {
        let seen = 0;
        const request = requestOf(call, (shape) => {
          if (!isNumber(shape)) return usual(shape);
          seen++;
          return chosen === 0 || seen === chosen ? number : usual(shape);
        });
        const { status } = await (await caller(call)).callLoosely(name, request);
        if (status >= 500) broken.push(`${name}: ${status} for ${JSON.stringify(request)}`);
      }
    }

    expect(broken).toEqual([]);
  });

  it.each(['\0', '__proto__'])('handles a field named %j without an internal error', async (field) => {
    const broken: string[] = [];
    for (const name of names) {
      const call: Call = calls[name];
      if (!call.body) continue;
      const request = requestOf(call, usual);
      const body = { ...(request.body as object), [field]: 'x', [`a${field}b`]: { [field]: field } };
      const { status } = await (await caller(call)).callLoosely(name, { ...request, body });
      if (status >= 500) broken.push(`${name}: ${status}`);
    }

    expect(broken).toEqual([]);
  });

  it.each(['\0', '\ud83d', '\u202e', 'k'.repeat(255)])(
    'handles the idempotency key %j without an internal error',
    async (key) => {
      const product = await gym.make.product();
      const keyed: [CallName, unknown][] = [
        ['stock/receive', { productId: product.productId, quantity: 2, reason: 'Delivery' }],
        ['cart/addAddress', requestOf(calls['cart/addAddress'], usual).body],
        ['contact/register', requestOf(calls['contact/register'], usual).body],
      ];
      const broken: string[] = [];
      for (const [name, body] of keyed) {
        const { status } = await (await caller(calls[name])).callLoosely(name, {
          body,
          headers: { [IDEMPOTENCY_KEY_HEADER]: key },
        });
        if (status >= 500) broken.push(`${name}: ${status}`);
      }

      expect(broken).toEqual([]);
    },
  );
});

function countNumbers(call: Call): number {
  let count = 0;
  requestOf(call, (shape) => {
    if (isNumber(shape)) count++;
    return usual(shape);
  });
  return count;
}
