import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import {
  atOnce,
  byAdmin,
  countLogEntries,
  countStatuses,
  getProduct,
  getStock,
  gym,
  type Races,
} from '../../../testing/races.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'product/add': {
    'adds as many as were asked for, each on record and with its words known to the search': async () => {
      const words = Array.from({ length: 20 }, () => `w${randomUUID().slice(0, 8)}`);

      const answers = await atOnce(20, (n) =>
        byAdmin(n).call('product/add', {
          body: {
            name: `Race ${words[n]}`,
            category: 'fitfood',
            description: 'Whole oats, rolled.',
            price: 300,
            discount: 0,
            image: '/images/oats.webp',
          },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 20 });
      const found = await atOnce(20, (n) =>
        gym.guest().call('product/getAll', { query: { category: words[n] as string } }),
      );
      expect(found.map(({ body }) => body.content.map(({ name }) => name))).toEqual(
        words.map((word) => [`Race ${word}`]),
      );
      for (const { body } of found)
        expect(await countLogEntries('product added', body.content[0]?.productId ?? 0)).toBe(1);
    },
  },
  'product/update': {
    'keeps the last form whole, and the record tells the changes one after the other': async () => {
      const { productId } = await gym.make.product();
      const form = (n: number) => ({
        productId,
        name: `Edit ${n}`,
        description: `Description ${n}`,
        price: n + 1,
        discount: n,
        available: (n % 2) as 0 | 1,
      });

      const answers = await atOnce(20, (n) => byAdmin(n).call('product/update', { body: form(n) }));

      expect(countStatuses(answers)).toEqual({ 200: 20 });
      const product = await getProduct(productId);
      expect(product).toMatchObject(form(Number(product.name.slice('Edit '.length))));
      const entries = await gym.db
        .selectFrom('activity')
        .select(['before', 'after'])
        .where('action', '=', 'product changed')
        .where('subject_id', '=', productId)
        .orderBy('id')
        .execute();
      expect(entries).toHaveLength(20);
      const names = entries.map((entry) => [entry.before?.name, entry.after?.name]);
      expect(names.slice(1).map(([before]) => before)).toEqual(names.slice(0, -1).map(([, after]) => after));
      expect(names.at(-1)?.[1]).toBe(product.name);
    },
  },
  'product/delete': {
    'deletes once; the others are notified that it is gone': async () => {
      const { productId } = await gym.make.product();

      const answers = await atOnce(30, (n) =>
        byAdmin(n).call('product/delete', { query: { id: productId } }),
      );

      expect(countStatuses(answers)).toEqual({ 200: 1, 404: 29 });
      expect(await countLogEntries('product deleted', productId)).toBe(1);
    },
  },
  'stock/receive': {
    'adds every delivery, to one batch': async () => {
      const { productId } = await gym.make.product({ onHand: 0 });

      const answers = await atOnce(20, (n) =>
        byAdmin(n).call('stock/receive', {
          body: { productId, quantity: n + 1, lot: 'B-7', bestBefore: '2031-03-04' },
        }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 20 });
      expect(await getStock(productId)).toMatchObject({ onHand: 210, batches: [{ onHand: 210 }] });
      expect(await countLogEntries('stock received', productId)).toBe(20);
    },
    'with one key adds the delivery once': async () => {
      const { productId } = await gym.make.product({ onHand: 0 });
      const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };

      const answers = await atOnce(8, () =>
        byAdmin(0).call('stock/receive', { body: { productId, quantity: 5 }, headers }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 8 });
      expect((await getStock(productId))?.onHand).toBe(5);
    },
  },
  'stock/count': {
    'keeps one of the counts, whatever was on hand': async () => {
      const { productId } = await gym.make.product({ onHand: 50 });

      const answers = await atOnce(20, (n) =>
        byAdmin(n).call('stock/count', { body: { productId, onHand: 10 * n, reason: `Count ${n}` } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 20 });
      const moves = await byAdmin(0).call('stock/getMoves', { query: { productId } });
      expect((await getStock(productId))?.onHand).toBe(10 * Number(moves.body.content[0]?.reason?.slice(6)));
    },
  },
  'stock/damage': {
    'never writes off more than there is': async () => {
      const { productId } = await gym.make.product({ onHand: 7 });

      const answers = await atOnce(12, (n) =>
        byAdmin(n).call('stock/damage', { body: { productId, quantity: 1, reason: 'Torn pouch' } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 7, 409: 5 });
      expect((await getStock(productId))?.onHand).toBe(0);
    },
  },
};
