// onBothEngines: each engine has its own collation and its own trigrams.
import { searchTextToCategory } from '@namma/contract/catalogue/rules';
import { describe, expect, it } from 'vitest';
import { type DemoProduct, demoCatalogue } from '../../../platform/db/seed/demo-catalogue.ts';
import { seedDemoCatalogue } from '../../../platform/db/seed/seed.ts';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym();
await seedDemoCatalogue(gym.db);
/** The number sold of a product. */
const soldOf = (product: DemoProduct) => ((demoCatalogue.indexOf(product) * 37) % 61) * 19;
for (const product of demoCatalogue)
  await gym.db
    .updateTable('products')
    .set({ buy_counts: soldOf(product) })
    .where('name', '=', product.name)
    .execute();

/** Searches like the search box does on Enter. */
const search = async (text: string, limit = 50) => {
  const { body } = await gym
    .guest()
    .call('product/getAll', { query: { category: searchTextToCategory(text), limit } });
  return body;
};
const suggest = async (filter: string) =>
  (await gym.guest().call('product/suggestions', { query: { filter } })).body;

const withInName = (word: RegExp) =>
  demoCatalogue.filter((product) => word.test(product.name)).map((product) => product.name);

describe('seeding the demo catalogue', () => {
  it('fills an empty shop with all of it, once', async () => {
    const seededAgain = await seedDemoCatalogue(gym.db);
    const { body } = await gym.guest().call('product/getAll', { query: { limit: 1 } });

    expect(seededAgain).toBe(false);
    expect(body.totalPages).toBe(demoCatalogue.length);
  });
});

describe('searching the shop', () => {
  it.each([
    ['whey', /whey/i],
    ['whay', /whey/i],
    ['protein', /protein/i],
    ['protien', /protein/i],
    ['creatine', /creatine/i],
    ['creatin', /creatine/i],
    ['craetine', /creatine/i],
    ['oats', /oats/i],
    ['oat', /oats?/i],
    ['WHEY  Protein', /whey protein/i],
    ['peanut buter', /peanut butter/i],
    ['choclate whey', /whey.*chocolate/i],
    ['whey2kg', /whey.*2 kg/i],
    ['peanutbutter', /peanut butter/i],
    ['proteinbar 6', /protein bar/i],
  ])('finds the expected product for %j first', async (text, meant) => {
    const { content } = await search(text);

    expect(content[0]?.name).toMatch(meant);
  });

  it.each([
    ['creatin', /\bcreatine\b/i],
    ['whay', /\bwhey\b/i],
    ['oats', /\boats\b/i],
    ['peanut', /\bpeanut\b/i],
  ])('lists for %j everything with the word in its name first', async (text, word) => {
    const named = withInName(word);

    const { content } = await search(text);

    expect(new Set(content.slice(0, named.length).map((product) => product.name))).toEqual(new Set(named));
  });

  it.each(['pre workout', 'pre workaut', 'preworkout', 'pre-workout'])(
    'finds the category for %j',
    async (text) => {
      const { content } = await search(text);

      expect(content.length).toBeGreaterThan(0);
      expect(content.slice(0, 5).map((product) => product.category)).toEqual(Array(5).fill('prepostworkout'));
    },
  );

  it('shows the product with exactly the searched name first, and every other hit once', async () => {
    // The names share many words, and each product is outsold by one with a longer name.
    await gym.make.product({ name: 'Plain Oats 1 kg', buyCounts: 3 });
    const names = [...demoCatalogue.map(({ name }) => name), 'Plain Oats 1 kg', 'Oats'];
    await gym.make.product({ name: 'Oats' });

    for (const name of names) {
      const { content } = await search(name);
      expect(content[0]?.name).toBe(name);
      expect(new Set(content.map(({ productId }) => productId)).size).toBe(content.length);
    }

    const all = (await search('oats')).content.map(({ productId }) => productId);
    const paged: number[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 2); page++) {
      const { body } = await gym
        .guest()
        .call('product/getAll', { query: { category: 'oats', limit: 2, page } });
      expect(body.totalPages).toBe(Math.ceil(all.length / 2));
      paged.push(...body.content.map(({ productId }) => productId));
    }
    expect(paged).toEqual(all);
    expect(all.length).toBeGreaterThan(3);
    expect((await suggest('oats'))[0]).toBe('Oats');
  });

  it('requires every word', async () => {
    const { content } = await search('chocolate whey');

    expect(content.length).toBeGreaterThan(0);
    for (const { name, description } of content) {
      expect(`${name} ${description}`.toLowerCase()).toMatch(/choco/);
    }
  });

  it('finds nothing for a text without similar words', async () => {
    expect(await search('xylophone')).toEqual({ content: [], totalPages: 0 });
    expect(await search('whey xylophone')).toEqual({ content: [], totalPages: 0 });
  });

  it.each(["'", '%', '_', '\\', '!!', ':*', '&|', '-', "o'a:t&s", '()', '<->', '🥣'])(
    'handles %j',
    async (text) => {
      const answer = await gym.guest().call('product/getAll', { query: { category: text } });

      expect(answer.status).toBe(200);
    },
  );

  it('filters the results', async () => {
    const answer = await gym.guest().call('product/getAll', {
      query: { category: 'protien', price: '1500-above', rating: '4', limit: 50 },
    });

    expect(answer.body.content.length).toBeGreaterThan(0);
    for (const product of answer.body.content) {
      expect(product.rating).toBeGreaterThanOrEqual(4);
      expect((product.price * (100 - product.discount)) / 100).toBeGreaterThanOrEqual(1499.5);
    }
  });
});

describe('suggesting products', () => {
  it.each([
    ['whay', /whey/i],
    ['cre', /cre/i],
    ['creatin', /creatine/i],
    ['oat', /oat/i],
    ['pre workaut', /./],
  ])('lists at most eight for %j, best first', async (filter, meant) => {
    const names = await suggest(filter);

    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(8);
    expect(names[0]).toMatch(meant);
  });

  it('suggests at most eight', async () => {
    expect(withInName(/whey/i).length).toBeGreaterThan(8);
    expect(await suggest('whey')).toHaveLength(8);
  });

  it.each(['', '   '])('suggests nothing for a blank text', async (filter) => {
    expect(await suggest(filter)).toEqual([]);
  });

  it('suggests nothing for a text without similar words', async () => {
    expect(await suggest('xylophone')).toEqual([]);
  });
});

describe('the nearest products for a search without results', () => {
  const nearest = async (filter: string) =>
    (await gym.guest().call('product/nearest', { query: { filter } })).body.map(({ name }) => name);

  it('have the known words', async () => {
    const names = await nearest('whey xylophone');

    expect(names).toHaveLength(4);
    for (const name of names) expect(name).toMatch(/whey/i);
  });

  it('have words similar to the text', async () => {
    expect(await suggest('protiinsss')).toEqual([]);

    const names = await nearest('protiinsss');

    expect(names).toHaveLength(4);
    for (const name of names) expect(withInName(/protein/i)).toContain(name);
  });

  it('are the cheapest ones for a price that nothing has', async () => {
    expect((await search('under ₹50')).content).toEqual([]);

    const { body } = await gym.guest().call('product/nearest', { query: { filter: 'under ₹50' } });

    const prices = body.map(({ price, discount }) => (price * (100 - discount)) / 100);
    expect(prices).toHaveLength(4);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it.each(['zzzzqqqq', '12345678', '!!', '🥣'])('are empty for %j', async (filter) => {
    expect(await nearest(filter)).toEqual([]);
  });
});

describe('the top sellers', () => {
  it('are the ten best-selling available products', async () => {
    const expected = demoCatalogue
      .filter((product) => product.isAvailable)
      .toSorted((a, b) => soldOf(b) - soldOf(a))
      .slice(0, 10)
      .map((product) => product.name);

    const { body } = await gym.guest().call('product/topSeller');

    expect(body.map((product) => product.name)).toEqual(expected);
  });
});

describe('similar products', () => {
  it.each([
    ['fitfood', 'fitfood'],
    ['fitfoods', 'fitfood'],
    ['wheyprotein', 'wheyprotein'],
  ])('of %s are the twelve best-selling of the category', async (asked, category) => {
    const expected = demoCatalogue
      .filter((product) => product.category === category)
      .toSorted((a, b) => soldOf(b) - soldOf(a))
      .slice(0, 12)
      .map((product) => product.name);

    const { body } = await gym.guest().call('product/similar', { query: { category: asked } });

    expect(body.map((product) => product.name)).toEqual(expected);
  });

  it('of an unknown category are empty', async () => {
    const { body } = await gym.guest().call('product/similar', { query: { category: 'shoes' } });

    expect(body).toEqual([]);
  });
});
