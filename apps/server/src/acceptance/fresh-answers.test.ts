// onBothEngines: each engine announces changes in its own way.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { addDays, gymDay, hours, startOfGymDay } from '@namma/contract/days/dates';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { RenderPage } from '../platform/http/pages.ts';
import { type AnotherProcess, startTestGym } from '../testing/gym.ts';
import type { TestProduct } from '../testing/make.ts';

/** Other processes notice a write a moment after it. */
const SOON = { timeout: 10_000, interval: 5 };

/** Replaces the web build, which is built separately: a page with a product and similar ones. */
const render: RenderPage = async (request, read) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/store/product') return new Response('<p>About us', { headers: html });
  const product = await read('product/get', { id: Number(searchParams.get('id')) });
  const similar = await read('product/similar', { category: product.category });
  return new Response(JSON.stringify({ product, similar }), { headers: html });
};
const html = { 'content-type': 'text/html; charset=utf-8' };

const clientFolder = mkdtempSync(join(tmpdir(), 'namma-client-'));
afterAll(() => rmSync(clientFolder, { recursive: true }));
const gym = await startTestGym({ web: { clientFolder, render } });
const hasOthers = gym.engine === 'postgresql';
const other = hasOthers ? await gym.startAnother() : undefined;
const admin = await gym.make.admin();
const adminClient = gym.as(admin);

/** At a time when the center is open on each day of the week. */
const theClass = await gym.make.groupClass({
  center: 'kormangla',
  day: addDays(gymDay(gym.now()), 3),
  fromMinute: 8 * 60,
});
const paidMember = async () => gym.as((await gym.make.membership({ paymentStatus: 'payed' })).member);

/** Sets the discounted price of Elite for 12 months, from today on. */
const setPrice = (discountPriceRupees: number) => {
  const value = { ...settingDefaults['price.elite.12'], discountPriceRupees };
  return adminClient.call('settings/set', {
    body: { key: 'price.elite.12', value, fromDay: gymDay(gym.now()) },
  });
};

const addressesOf = ({ productId, name }: TestProduct) => [
  '/api/product/getAll',
  '/api/product/getAll?category=fitfoods&price=400-900',
  '/api/product/getAll?sort=newest',
  '/api/product/getCounts?price=400-900',
  `/api/product/getAll?category=${name}`,
  `/api/product/get?id=${productId}`,
  `/api/product/get?id=${productId}&lang=kn`,
  '/api/product/topSeller',
  '/api/product/similar?category=fitfood',
  `/api/product/suggestions?filter=${name}`,
  `/store/product?id=${productId}`,
  '/api/settings/getGym',
  '/api/settings/getPlans',
  '/api/settings/getTexts',
  '/api/centers/getClosed',
  '/api/classes/getWeek?center=kormangla',
];

const ask = async ({ app }: Pick<AnotherProcess, 'app'>, url: string) => {
  const { statusCode, body } = await app.inject(url);
  return `${statusCode} ${body}`;
};
const askAll = (where: Pick<AnotherProcess, 'app'>, product: TestProduct) =>
  Promise.all(addressesOf(product).map((url) => ask(where, url)));

/** The current responses, without the cache. */
const truth = async (product: TestProduct) => {
  gym.changes.invalidate();
  return askAll(gym, product);
};

const fields = { category: 'fitfood', price: 600, discount: 0 } as const;
const changeOf = ({ productId, name }: TestProduct, change: { price?: number; available?: 0 | 1 }) => ({
  productId,
  name,
  description: 'Mix one scoop with water.',
  price: 600,
  discount: 0,
  available: 1 as const,
  ...change,
});

const writes: Record<string, (product: TestProduct) => Promise<unknown>> = {
  'a price changes': (product) =>
    adminClient.call('product/update', { body: changeOf(product, { price: 650 }) }),
  'it is sold out': (product) =>
    adminClient.call('product/update', { body: changeOf(product, { available: 0 }) }),
  'a setting of its label changes': ({ productId }) =>
    adminClient.call('product/update', { body: { productId, attributes: { allergens: 'Milk' } } }),
  'its Kannada name changes': ({ productId }) =>
    adminClient.call('product/update', { body: { productId, words: { nameKn: 'ವೇ ಪ್ರೋಟೀನ್' } } }),
  'someone names it in Kannada with SQL': ({ productId }) =>
    sql`insert into product_words (product_id, locale, name) values (${productId}, 'kn', 'ರಾಗಿ')`.execute(
      gym.db,
    ),
  'it is deleted': ({ productId }) => adminClient.call('product/delete', { query: { id: productId } }),
  'another is added': () =>
    adminClient.call('product/add', {
      body: {
        name: 'Oats bar',
        category: 'fitfood',
        description: 'A bar of oats.',
        price: 500,
        discount: 0,
        image: '/images/products/plain.webp',
      },
    }),
  'it is ordered': async (product) => {
    const member = await gym.make.member();
    const addressId = await gym.make.address(member);
    const { productId } = product;
    return gym.as(member).call('orders/order', {
      body: {
        source: 'buy',
        paymentMode: 'COD',
        addressId,
        cartProductDetails: [{ productId, quantity: 1_000 }],
      },
    });
  },
  'it is rated': async (product) => {
    const { member } = await gym.make.order({ product, orderStatus: 'Delivered' });
    const { productId } = product;
    return gym.as(member).call('orders/rating', { body: { productId, rating: 4 } });
  },
  'someone changes it with SQL, by a name of their own': ({ productId }) =>
    sql`with changed as (update products set price_paise = 70000 where id = ${productId} returning id)
      select id from changed`.execute(gym.db),
  'a class is booked': async () => (await paidMember()).call('classes/book', { body: theClass.key }),
  'a place in a class is given up': async () => {
    const { user_id: userId } = await gym.db
      .selectFrom('class_bookings')
      .select('user_id')
      .where('rank', '=', 1)
      .executeTakeFirstOrThrow();
    return adminClient.call('classes/cancel', { body: { ...theClass.key, userId } });
  },
  'a class is moved on one day': () =>
    adminClient.call('classes/change', { body: { ...theClass.key, fromMinute: 8 * 60 + 15 } }),
  'the opening hours of a day to come change': () => {
    const value = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opensAtMinute: 540, closesAtMinute: 1200 }];
    return adminClient.call('settings/set', {
      body: { key: 'openingHours', value, fromDay: theClass.day },
    });
  },
  'the price of a plan changes': () => setPrice(12_345),
  'the phone of the gym changes': () =>
    adminClient.call('settings/set', {
      body: { key: 'phone', value: '8041239999', fromDay: gymDay(gym.now()) },
    }),
  'a center is closed for a day': () => {
    const tomorrow = addDays(gymDay(gym.now()), 1);
    const body = { center: 'kormangla', fromDay: tomorrow, toDay: tomorrow, reason: 'New floor' } as const;
    return adminClient.call('centers/close', { body });
  },
  'a day has other hours': () => {
    const day = addDays(gymDay(gym.now()), 3);
    return adminClient.call('centers/setHours', {
      body: { day, opensAtMinute: 480, closesAtMinute: 720, reason: 'Diwali' },
    });
  },
  'a center is closed for an hour': () => {
    const startsAt = startOfGymDay(addDays(gymDay(gym.now()), 2)).toISOString();
    const endsAt = new Date(Date.parse(startsAt) + hours(1)).toISOString();
    const body = { center: 'kormangla', startsAt, endsAt, reason: 'Power cut' } as const;
    return adminClient.call('consultancy/addClosure', { body });
  },
  'someone empties the shop': () =>
    sql`
      do $$ begin
        alter table stock_moves disable trigger stock_moves_are_only_added_to;
        truncate products cascade;
        alter table stock_moves enable trigger stock_moves_are_only_added_to;
      end $$`.execute(gym.db),
};

describe('when', () => {
  it.each(Object.keys(writes))('%s, no public response is older than the write', async (name) => {
    const product = await gym.make.product({ ...fields, name: `Fresh${crypto.randomUUID().slice(0, 8)}` });
    const before = await truth(product);
    // Both processes must have cached responses before the write.
    const { hits } = gym.app.responseCache.figures();
    expect(await askAll(gym, product)).toEqual(before);
    expect(gym.app.responseCache.figures().hits - hits).toBe(before.length);
    if (other) {
      await vi.waitFor(async () => expect(await askAll(other, product)).toEqual(before), SOON);
    }

    await writes[name]?.(product);
    const here = await askAll(gym, product);

    const after = await truth(product);
    expect(after).not.toEqual(before);
    expect(here).toEqual(after);
    if (other) await vi.waitFor(async () => expect(await askAll(other, product)).toEqual(after), SOON);
  });

  it('a price rises repeatedly, no later read shows an older price', async () => {
    const product = await gym.make.product({ ...fields, name: `Rising${crypto.randomUUID().slice(0, 8)}` });
    const url = `/api/product/get?id=${product.productId}`;
    const readPrice = async ({ app }: Pick<AnotherProcess, 'app'>) =>
      (JSON.parse((await app.inject(url)).body) as { price: number }).price;
    let acknowledged = 600;
    let isOver = false;
    const stale: string[] = [];
    /** The writing process shows every acknowledged price. Another one never shows an older price than it has shown. */
    const watch = async (where: Pick<AnotherProcess, 'app'>, leastOf: (shown: number) => number) => {
      for (let shown = 600; !isOver; ) {
        const least = leastOf(shown);
        shown = await readPrice(where);
        if (shown < least) stale.push(`${shown} after ${least}`);
        // Cached responses resolve without I/O, so the writer would never run.
        await setImmediate();
      }
    };
    const watchers = [
      ...Array.from({ length: 2 }, () => watch(gym, () => acknowledged)),
      ...(other ? Array.from({ length: 2 }, () => watch(other, (shown) => shown)) : []),
    ];

    for (let price = 601; price <= 640; price++) {
      await adminClient.call('product/update', { body: changeOf(product, { price }) });
      acknowledged = price;
    }
    isOver = true;
    await Promise.all(watchers);

    expect(stale).toEqual([]);
    if (other) await vi.waitFor(async () => expect(await readPrice(other)).toBe(640), SOON);
  });

  it('nothing changes, each page is rendered once', async () => {
    const product = await gym.make.product(fields);
    const pages = ['/about', `/store/product?id=${product.productId}`];
    for (const page of pages) await ask(gym, page);
    const { misses } = gym.app.responseCache.figures();

    for (const page of pages) await ask(gym, page);
    await ask(gym, `/store/product?utm_source=mail&id=${product.productId}&fbclid=x`);
    expect(gym.app.responseCache.figures().misses).toBe(misses);

    await gym.make.product();
    await ask(gym, '/about');
    expect(gym.app.responseCache.figures().misses).toBe(misses);
  });

  it('a write is rolled back, responses show the committed data', async () => {
    const product = await gym.make.product(fields);
    const before = await askAll(gym, product);

    await gym.db
      .transaction()
      .execute(async (tx) => {
        await tx
          .updateTable('products')
          .set({ price_paise: 1 })
          .where('id', '=', product.productId)
          .execute();
        throw new Error('no');
      })
      .catch(() => {});

    expect(await askAll(gym, product)).toEqual(before);
  });
});

describe('the database', () => {
  it('reports changes of every writable product column', async () => {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = 'products'::regclass and attnum > 0 and not attisdropped
        and attgenerated = '' and attidentity = ''
        -- Not in cached responses; a change of sellable_until that matters also changes sellable
        and attname not in ('created_at', 'sellable_until', 'cost_paise')
        and not exists (
          select from pg_trigger
          where tgrelid = attrelid and attnum = any (tgattr) and tgname like 'products_tell_of_%')`.execute(
      gym.db,
    );

    expect(rows).toEqual([]);
  });
});

if (other)
  describe('when the listening connection is lost', () => {
    it('serves nothing outdated, and reconnects automatically', async () => {
      const product = await gym.make.product(fields);
      await askAll(other, product);
      const lost = vi.waitFor(() => expect(other.changes.isListening).toBe(false), { interval: 1 });

      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'namma-listener'`.execute(gym.db);
      await adminClient.call('product/update', { body: changeOf(product, { price: 777 }) });
      const showsPrice = (price: number) =>
        vi.waitFor(
          async () =>
            expect(await ask(other, `/api/product/get?id=${product.productId}`)).toContain(
              `"price":${price}`,
            ),
          SOON,
        );

      await showsPrice(777);
      await lost;
      await vi.waitFor(() => expect(other.changes.isListening).toBe(true), { timeout: 10_000 });
      await adminClient.call('product/update', { body: changeOf(product, { price: 778 }) });
      await showsPrice(778);
    });

    it('applies a setting changed meanwhile as soon as the process listens again, without going back', async () => {
      const price = async () => {
        const plans = JSON.parse((await other.app.inject('/api/settings/getPlans')).body) as {
          Elite: { plans: { discountPriceRupees: number }[] };
        };
        return plans.Elite.plans[0]?.discountPriceRupees;
      };
      await setPrice(13_001);
      await vi.waitFor(async () => expect(await price()).toBe(13_001), SOON);
      const lost = vi.waitFor(() => expect(other.changes.isListening).toBe(false), { interval: 1 });

      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'namma-listener'`.execute(gym.db);
      await setPrice(13_002);
      await lost;
      // Without notifications nothing is cached.
      expect(await price()).toBe(13_002);
      await vi.waitFor(() => expect(other.changes.isListening).toBe(true), { timeout: 10_000 });

      expect(await price()).toBe(13_002);
      await setPrice(13_003);
      await vi.waitFor(async () => expect(await price()).toBe(13_003), SOON);
    });
  });
