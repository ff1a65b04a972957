import type { BodyInput, QueryInput } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym();
const admin = await gym.make.admin();

let words = 0;
/** A search word for the names of one test's products, unlike any other even when misspelled. */
const newWord = () => String.fromCharCode('a'.charCodeAt(0) + words++).repeat(9);
const list = async (query: QueryInput<'product/getAll'>) =>
  (await gym.guest().call('product/getAll', { query })).body;
const namesOf = (products: { name: string }[]) => products.map((product) => product.name);

describe('the product list', () => {
  it('shows exactly the fields of a product, in rupees and percent; a single product has more', async () => {
    const { productId, name } = await gym.make.product({
      category: 'fitfood',
      price: 349.5,
      discount: 12.5,
      ratingSum: 13,
      ratingCount: 3,
      buyCounts: 7,
    });

    const { body } = await gym.guest().call('product/get', { query: { id: productId } });
    const list = await gym.guest().call('product/getAll', { query: { limit: 50 } });

    const fields = {
      productId,
      name,
      category: 'fitfood',
      description: 'Mix one scoop with water.',
      price: 349.5,
      discount: 12.5,
      image: '/images/products/plain.webp',
      rating: 4.3,
      available: 1,
      buyCounts: 7,
    };
    expect(body).toMatchObject({ ...fields, version: 1, isOffered: true, left: null });
    expect(list.body.content).toContainEqual(fields);
  });

  it('sorts by sales, then by age', async () => {
    const word = newWord();
    await gym.make.product({ name: `${word} third`, buyCounts: 3 });
    await gym.make.product({ name: `${word} first`, buyCounts: 9 });
    await gym.make.product({ name: `${word} second`, buyCounts: 9 });

    const { content } = await list({ category: word });

    expect(namesOf(content)).toEqual([`${word} first`, `${word} second`, `${word} third`]);
  });

  it('shows sold-out products, and never deleted ones', async () => {
    const word = newWord();
    await gym.make.product({ name: `${word} sold out`, isAvailable: false });
    const deleted = await gym.make.product({ name: `${word} deleted` });
    await gym.as(admin).call('product/delete', { query: { id: deleted.productId } });

    const { content } = await list({ category: word });

    expect(content).toMatchObject([{ name: `${word} sold out`, available: 0 }]);
  });

  it('has pages of ten, and is empty beyond its end', async () => {
    const word = newWord();
    const made = await Promise.all(
      Array.from({ length: 23 }, (_, i) => gym.make.product({ name: `${word} ${i}`, buyCounts: i })),
    );

    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ category: word, page })));

    expect(pages.map((page) => page.content.length)).toEqual([10, 10, 3, 0]);
    expect(pages.map((page) => page.totalPages)).toEqual([3, 3, 3, 3]);
    expect(new Set(pages.flatMap((page) => namesOf(page.content)))).toEqual(new Set(namesOf(made)));
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ page: -1 }, 'page'],
    [{ page: 1.5 }, 'page'],
    [{ page: 'two' }, 'page'],
    [{ page: 2_147_483_648 }, 'page'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 51 }, 'limit'],
  ])('refuses %j', async (query, path) => {
    const answer = await gym.guest().callLoosely('product/getAll', { query });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toMatchObject([{ path }]);
  });

  it('refuses an unknown order, and lists the valid ones', async () => {
    const answer = await gym.guest().callLoosely('product/getAll', { query: { sort: 'cheapest' } });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toEqual([
      { path: 'sort', message: 'Use one of: popular, priceUp, priceDown, rating, newest, origin' },
    ]);
  });

  it('can be sorted by price and by age, and shows a new price at once', async () => {
    const word = newWord();
    const [first, second, third] = [
      await gym.make.product({ name: `${word} first`, price: 300, discount: 0 }),
      await gym.make.product({ name: `${word} second`, price: 100, discount: 0 }),
      await gym.make.product({ name: `${word} third`, price: 200, discount: 0 }),
    ];
    const idsBy = async (sort: 'priceUp' | 'priceDown' | 'newest') =>
      (await list({ category: word, sort })).content.map(({ productId }) => productId);
    expect(await idsBy('priceUp')).toEqual([second.productId, third.productId, first.productId]);
    expect(await idsBy('newest')).toEqual([third.productId, second.productId, first.productId]);

    const { productId } = second;
    await gym.as(admin).call('product/update', { body: { productId, price: 900 } });

    expect(await idsBy('priceDown')).toEqual([second.productId, first.productId, third.productId]);
  });

  it('is empty, and quick, on the last possible page', async () => {
    expect((await list({ page: 2_147_483_647, limit: 50 })).content).toEqual([]);
  });
});

describe('filtering by price', () => {
  const word = newWord();
  const prices = [199, 200, 399, 400, 899, 900, 1499, 1500, 20_000];

  beforeAll(async () => {
    for (const price of prices) await gym.make.product({ name: `${word} ${price}`, price, discount: 0 });
  });

  it.each([
    ['200-400', [200, 399]],
    ['400-900', [400, 899]],
    ['900-1500', [900, 1499]],
    ['1500-above', [1500, 20_000]],
  ] as const)('%s includes its lower bound and excludes its upper', async (price, expected) => {
    const { content } = await list({ category: word, price, limit: 50 });

    expect(content.map((product) => product.price).sort((a, b) => a - b)).toEqual(expected);
  });

  it('uses the displayed price, after the discount and its rounding', async () => {
    const own = newWord();
    // 10 % off 443.88 is 399.492, shown as 399; off 443.89 it is 399.501, shown as 400.
    await gym.make.product({ name: `${own} below`, price: 443.88, discount: 10 });
    await gym.make.product({ name: `${own} above`, price: 443.89, discount: 10 });

    expect(namesOf((await list({ category: own, price: '200-400' })).content)).toEqual([`${own} below`]);
    expect(namesOf((await list({ category: own, price: '400-900' })).content)).toEqual([`${own} above`]);
  });
});

describe('filtering by rating', () => {
  it.each([
    ['5', [5]],
    ['4', [5, 4.9, 4]],
    ['3', [5, 4.9, 4, 3.9, 3]],
  ] as const)('%s shows products with this mean and above', async (rating, expected) => {
    const word = newWord();
    for (const mean of [5, 4.9, 4, 3.9, 3, 2.9]) {
      await gym.make.product({ name: `${word} ${mean}`, ratingSum: mean * 10, ratingCount: 10 });
    }
    await gym.make.product({ name: `${word} unrated` });

    const { content } = await list({ category: word, rating });

    expect(content.map((product) => product.rating).sort((a, b) => b - a)).toEqual(expected);
  });
});

describe('combined filters', () => {
  it('must all match', async () => {
    const good = { price: 500, discount: 0, ratingSum: 9, ratingCount: 2 };
    const wanted = await gym.make.product({ ...good, category: 'fitfood', buyCounts: 1_000_000 });
    await gym.make.product({ ...good, category: 'wheyprotein', buyCounts: 1_000_000 });
    await gym.make.product({ ...good, category: 'fitfood', price: 100, buyCounts: 1_000_000 });
    await gym.make.product({ ...good, category: 'fitfood', ratingSum: 7, buyCounts: 1_000_000 });

    const { content } = await list({ category: 'fitfoods', price: '400-900', rating: '4' });

    expect(content[0]?.productId).toBe(wanted.productId);
    for (const product of content) {
      expect(product).toMatchObject({ category: 'fitfood' });
      expect(product.rating).toBeGreaterThanOrEqual(4);
    }
  });

  it.each([
    ['price', '100-200', 'Use one of: 200-400, 400-900, 900-1500, 1500-above'],
    ['price', '', 'Use one of: 200-400, 400-900, 900-1500, 1500-above'],
    ['rating', '2', 'Use one of: 3, 4, 5'],
    ['rating', '4.5', 'Use one of: 3, 4, 5'],
  ])('refuse %s %j and list the valid values', async (path, value, message) => {
    const answer = await gym.guest().callLoosely('product/getAll', { query: { [path]: value } });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toEqual([{ path, message }]);
  });
});

describe('one product', () => {
  it.each([999_999, 2_147_483_647])('is refused when unknown: %d', async (id) => {
    const answer = await gym.guest().call('product/get', { query: { id } });

    expect(answer).toMatchObject({ status: 404, body: { message: 'This product is not in our shop.' } });
  });

  it.each(['', 'abc', '0', '-1', '1.5', '2147483648', '1e100', 'NaN'])(
    'is refused for the id %j',
    async (id) => {
      const answer = await gym.guest().callLoosely('product/get', { query: { id } });

      expect(answer.status).toBe(400);
    },
  );
});

const form = (changes: Partial<BodyInput<'product/add'>> = {}): BodyInput<'product/add'> => ({
  name: 'Namma Rolled Oats',
  category: 'fitfood',
  description: 'Whole oats, rolled in Mysuru.',
  price: 349.5,
  discount: 10,
  image: 'https://images.example/oats.webp',
  ...changes,
});

describe('adding a product', () => {
  it('adds it to the shop as given, available and unrated', async () => {
    const given = form({ name: newWord() });

    const added = await gym.as(admin).call('product/add', { body: given });

    const product = { ...given, available: 1, rating: 0, buyCounts: 0 };
    expect(added).toMatchObject({ status: 201, body: { status: 'Product added', product } });
    const { content } = await list({ category: given.name });
    expect(content).toEqual([added.body.product]);
  });

  it.each([
    [{ name: '' }, 'name', 'Name required!'],
    [{ category: 'shoes' }, 'category', 'Category required!'],
    [{ description: '' }, 'description', 'Description required!'],
    [{ description: 'oats' }, 'description', 'Use 5 to 500 characters'],
    [{ description: 'x'.repeat(501) }, 'description', 'Use at most 500 characters'],
    [{ image: '' }, 'image', 'Image link required!'],
    [{ image: 'javascript:alert(1)' }, 'image', messages.imageLink],
    [{ image: '//evil.example/x.png' }, 'image', messages.imageLink],
    [{ image: 'http://example.com/x.png' }, 'image', messages.imageLink],
    [{ image: 'https://asha:secret@example.com/x.png' }, 'image', messages.imageLink],
    [{ price: -1 }, 'price', 'Price must be a number from 0 to 10,00,000, with at most two decimals'],
    [{ price: '349' }, 'price', 'Price must be a number from 0 to 10,00,000, with at most two decimals'],
    [{ price: 1.005 }, 'price', 'Price must be a number from 0 to 10,00,000, with at most two decimals'],
    [{ price: 1_000_001 }, 'price', 'Price must be a number from 0 to 10,00,000, with at most two decimals'],
    [{ discount: -1 }, 'discount', 'Discount cannot be less than 0%'],
    [{ discount: 101 }, 'discount', 'Discount cannot be more than 100%'],
    [{ discount: null }, 'discount', 'Discount must be a number'],
  ])('refuses %j', async (wrong, path, message) => {
    const answer = await gym.as(admin).callLoosely('product/add', { body: { ...form(), ...wrong } });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toContainEqual({ path, message });
  });

  it.each([
    { price: 0, discount: 0 },
    { price: 1_000_000, discount: 100 },
    { price: 0.01, discount: 99.99 },
  ])('accepts the bounds themselves: %j', async (bounds) => {
    expect((await gym.as(admin).call('product/add', { body: form(bounds) })).status).toBe(201);
  });
});

describe('changing a product', () => {
  const find = async (id: number) => (await gym.guest().call('product/get', { query: { id } })).body;
  const changes = {
    name: 'Changed',
    available: 0,
    description: 'Changed text.',
    price: 500,
    discount: 25,
  } as const;

  it('stores the form, and keeps its category, picture and sales', async () => {
    const { productId } = await gym.make.product({ category: 'fitfood', buyCounts: 7 });

    const saved = await gym.as(admin).call('product/update', { body: { productId, ...changes } });

    expect(saved).toMatchObject({ status: 200, body: { status: 'Product updated' } });
    const { body } = await gym.guest().call('product/get', { query: { id: productId } });
    expect(body).toMatchObject({ ...changes, category: 'fitfood', buyCounts: 7 });
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name required!'],
    [{ available: 2 }, 'available', 'Available must be 0 or 1'],
    [{ available: true }, 'available', 'Available must be 0 or 1'],
    [{ price: 0 }, 'price', 'Price must be greater than 0'],
    [{ price: 0.99 }, 'price', 'Price must be greater than 0'],
    [{ discount: -0.01 }, 'discount', 'Discount cannot be less than 0%'],
    [{ discount: 100.01 }, 'discount', 'Discount cannot be more than 100%'],
    [{ description: 'oats' }, 'description', 'Use 5 to 500 characters'],
  ])('refuses %j', async (wrong, path, message) => {
    const { productId } = await gym.make.product();

    const answer = await gym
      .as(admin)
      .callLoosely('product/update', { body: { productId, ...changes, ...wrong } });

    expect(answer.status).toBe(400);
    expect(answer.body.issues).toEqual([{ path, message }]);
  });

  it('keeps fields that are not in the form', async () => {
    const { productId, name } = await gym.make.product({ price: 100, discount: 10 });

    const saved = await gym.as(admin).call('product/update', { body: { productId, price: 120 } });

    expect(saved.status).toBe(200);
    expect(await find(productId)).toMatchObject({ name, price: 120, discount: 10, available: 1 });
  });

  it('refuses a form opened before another admin changed the product, and returns the current one', async () => {
    const { productId } = await gym.make.product({ price: 100 });
    const opened = await find(productId);
    const ravi = gym.as(await gym.make.admin());
    await ravi.call('product/update', { body: { productId, version: opened.version, price: 150 } });
    const now = await find(productId);
    const save = (version: number) =>
      gym.as(admin).callLoosely('product/update', { body: { productId, version, discount: 25 } });

    expect(await save(opened.version)).toMatchObject({
      status: 409,
      body: {
        message: 'Someone else has changed this product. Compare both versions.',
        product: now,
      },
    });
    expect(await find(productId)).toEqual(now);
    expect((await save(now.version)).status).toBe(200);
    expect(await find(productId)).toMatchObject({ price: 150, discount: 25 });
  });

  it('counts a version for a change, and none for sales, ratings and forms without changes', async () => {
    const { productId, name } = await gym.make.product();
    const { version } = await find(productId);

    await gym.db
      .updateTable('products')
      .set({ buy_counts: 9, rating_sum: 5, rating_count: 1 })
      .where('id', '=', productId)
      .execute();
    await gym.as(admin).call('product/update', { body: { productId, name } });
    expect((await find(productId)).version).toBe(version);

    await gym.as(admin).call('product/update', { body: { productId, name: `${name} new` } });
    expect((await find(productId)).version).toBe(version + 1);
  });

  it('saves only one of several forms of the same version', async () => {
    const { productId } = await gym.make.product();
    const { version } = await find(productId);

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        gym.as(admin).call('product/update', { body: { productId, version, price: n + 1 } }),
      ),
    );

    const saved = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    expect((await find(productId)).price).toBe(saved + 1);
  });

  it('is refused for a product that is not in the shop', async () => {
    const { productId } = await gym.make.product();
    await gym.as(admin).call('product/delete', { query: { id: productId } });

    for (const id of [productId, 999_999]) {
      const answer = await gym.as(admin).call('product/update', { body: { productId: id, ...changes } });
      expect(answer.status).toBe(404);
    }
  });
});

describe('deleting a product', () => {
  it('removes it from the shop, once', async () => {
    const { productId, category } = await gym.make.product({ buyCounts: 2_000_000 });
    const remove = () => gym.as(admin).call('product/delete', { query: { id: productId } });

    const answers = [await remove(), await remove()];

    expect(answers.map((answer) => answer.status)).toEqual([200, 404]);
    expect(answers[0]?.body.status).toBe('Product deleted');
    expect((await gym.guest().call('product/get', { query: { id: productId } })).status).toBe(404);
    const lists = [
      (await gym.guest().call('product/topSeller')).body,
      (await gym.guest().call('product/similar', { query: { category } })).body,
      (await list({ limit: 50 })).content,
    ];
    for (const products of lists)
      expect(products.map((product) => product.productId)).not.toContain(productId);
  });

  it('keeps it on its orders, as unavailable', async () => {
    const { member, product } = await gym.make.order();

    await gym.as(admin).call('product/delete', { query: { id: product.productId } });

    const { body } = await gym.as(member).call('orders/getOrders');
    expect(body).toMatchObject([{ product: { name: product.name, available: 0 } }]);
  });
});
