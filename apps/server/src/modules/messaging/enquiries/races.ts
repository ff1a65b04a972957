import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import {
  anyAddress,
  atOnce,
  byAdmin,
  countStatuses,
  expectEachDoneOnce,
  gym,
  make,
  type Races,
} from '../../../testing/races.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'contact/register': {
    'keeps five messages from one address, and asks the others to wait': async () => {
      const visitor = gym.guest(anyAddress());
      const name = randomUUID();

      const answers = await atOnce(40, () =>
        visitor.call('contact/register', {
          body: { name, email: 'a@example.com', phone: '9876543210', msg: 'When does the pool open?' },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 5, 429: 35 });
      const kept = gym.db.selectFrom('enquiries').select('id').where('name', '=', name);
      expect(await kept.execute()).toHaveLength(5);
    },
    'keeps a message once that is sent under one key': async () => {
      const name = randomUUID();

      const answers = await atOnce(4, () =>
        gym.guest(anyAddress()).call('contact/register', {
          body: { name, email: 'a@example.com', phone: '9876543210', msg: 'When does the pool open?' },
          headers: { [IDEMPOTENCY_KEY_HEADER]: name },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 4 });
      const kept = gym.db.selectFrom('enquiries').select('id').where('name', '=', name);
      expect(await kept.execute()).toHaveLength(1);
    },
  },
  'contact/update': {
    'lets one admin answer': async () => {
      const id = await gym.make.enquiry();

      const answers = await atOnce(40, (n) =>
        byAdmin(n).call('contact/update', { body: { id, status: 'Answered' } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 39 });
    },
  },
  'contact/updateMany': {
    'answers each once': async () => {
      const ids = await make(15, () => gym.make.enquiry());

      await expectEachDoneOnce('query answered', ids, (n) =>
        byAdmin(n).call('contact/updateMany', { body: { ids: n % 2 ? ids : ids.toReversed() } }),
      );
    },
  },
};
