import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym();
const asha = gym.as(await gym.make.admin());
const guest = gym.guest();

const kannada = {
  nameKn: 'ನಮ್ಮ ಗೋಲ್ಡ್ ವೇ ಪ್ರೋಟೀನ್, ಕೇಸರಿ ಪಿಸ್ತಾ',
  descriptionKn: 'ನಿಜವಾದ ಕೇಸರಿ ಮತ್ತು ಪಿಸ್ತಾ ಇರುವ ವೇ.',
};
const hindi = { nameHi: 'नम्मा गोल्ड व्हे प्रोटीन, केसर पिस्ता', descriptionHi: 'असली केसर और पिस्ते वाला व्हे।' };

/** @returns a product with an English name that no other test uses */
let made = 0;
async function add(words: object): Promise<{ productId: number; name: string }> {
  const name = `Plain Tub ${String.fromCodePoint(97 + made++).repeat(6)}`;
  const answer = await asha.call('product/add', {
    body: {
      name,
      category: 'wheyprotein',
      description: 'As the label says',
      price: 2499,
      discount: 10,
      image: '/images/whey.webp',
      words,
    },
  });
  expect(answer.status).toBe(201);
  return { productId: answer.body.product.productId, name };
}
const get = async (id: number, query: object = {}) =>
  (await guest.callLoosely('product/get', { query: { id, ...query } })).body;
const search = async (q: string, lang?: 'kn' | 'hi') =>
  (await guest.call('product/getAll', { query: { q, ...(lang ? { lang } : {}) } })).body.content;

describe('a product with translations', () => {
  it('is shown in the language of the page, in English without a translation', async () => {
    const { productId, name } = await add(kannada);

    expect(await get(productId, { lang: 'kn' })).toMatchObject({
      name: kannada.nameKn,
      description: kannada.descriptionKn,
    });
    expect(await get(productId, { lang: 'hi' })).toMatchObject({ name, description: 'As the label says' });
    const english = await get(productId);
    expect(english).toMatchObject({ name, description: 'As the label says' });
    expect(english).not.toHaveProperty('words');
  });

  it('is translated in every list, in the cart, orders, ledger and export', async () => {
    const product = await gym.make.product({ name: 'Plain Tub', category: 'wheyprotein' });
    const { productId } = product;
    await asha.call('product/update', { body: { productId, words: { ...kannada, ...hindi } } });
    const { member } = await gym.make.order({ product });
    await gym.as(member).call('cart/add', { body: { productId } });

    const { content } = (await guest.call('product/getAll', { query: { lang: 'hi', limit: 50 } })).body;
    const similar = (await guest.call('product/similar', { query: { category: 'wheyprotein', lang: 'hi' } }))
      .body;
    const best = (await guest.call('product/topSeller', { query: { lang: 'hi' } })).body;
    const cart = (await gym.as(member).call('cart/cartDetails', { query: { lang: 'kn' } })).body;
    const orders = (await gym.as(member).call('orders/getOrders', { query: { lang: 'kn' } })).body;
    const ledger = (await gym.as(member).call('user/getTimeline', { query: { kind: 'order', lang: 'kn' } }))
      .body;
    const own = (await gym.as(member).call('privacy/getMine', { query: { lang: 'kn' } })).body;

    for (const list of [content, similar, best])
      expect(list.find((each) => each.productId === productId)?.name).toBe(hindi.nameHi);
    expect(cart.map(({ product }) => product.name)).toEqual([kannada.nameKn]);
    expect(orders.map(({ product }) => product.name)).toEqual([kannada.nameKn]);
    expect(ledger.content).toMatchObject([{ lines: [{ product: kannada.nameKn }] }]);
    expect(own.cart.map((line) => line.product)).toEqual([kannada.nameKn]);
    expect(own.checkouts).toMatchObject([{ orders: [{ product: kannada.nameKn }] }]);
    const english = (await gym.as(member).call('privacy/getMine')).body;
    expect(english.cart[0]?.product).toMatch(/^Plain Tub/);
    expect((await gym.as(member).call('orders/getOrders')).body[0]?.product.name).toMatch(/^Plain Tub/);
  });

  it('is refused an unknown language', async () => {
    expect((await guest.callLoosely('product/getAll', { query: { lang: 'ta' } })).status).toBe(400);
  });
});

describe('the label of a product in another language', () => {
  const english = { ingredients: 'Whey, cocoa', allergens: 'Milk', flavour: 'Chocolate', size: '1 kg' };
  const label = {
    ingredientsKn: 'ವೇ, ಕೋಕೋ',
    allergensKn: 'ಹಾಲು',
    flavourKn: 'ಚಾಕೊಲೇಟ್',
    sizeKn: '1 ಕೆಜಿ',
  };
  const addLabelled = async (attributes: object, words: object) => {
    const { productId } = await add(words);
    await asha.callLoosely('product/update', { body: { productId, attributes } });
    return productId;
  };

  it('has its ingredients, allergens, flavour and size, each in English without a translation', async () => {
    const productId = await addLabelled(english, { ...label, ingredientsHi: 'व्हे, कोको' });

    expect((await get(productId, { lang: 'kn' })).attributes).toMatchObject({
      ingredients: 'ವೇ, ಕೋಕೋ',
      allergens: 'ಹಾಲು',
      flavour: 'ಚಾಕೊಲೇಟ್',
      size: '1 ಕೆಜಿ',
    });
    expect((await get(productId, { lang: 'hi' })).attributes).toMatchObject({
      ...english,
      size: '1 किलो',
      ingredients: 'व्हे, कोको',
    });
    expect((await get(productId)).attributes).toMatchObject(english);
    expect((await get(productId, { words: 'all' })).words).toMatchObject({ ...label, allergensHi: null });
  });

  it('offers a flavour once, also where it was translated for one size only', async () => {
    const family = 'Plain Tubs of Two Sizes';
    const small = await addLabelled({ family, flavour: 'Chocolate', size: '1 kg' }, { flavourKn: 'ಚಾಕೊಲೇಟ್' });
    const large = await addLabelled({ family, flavour: 'Chocolate', size: '2 kg' }, {});
    await addLabelled({ family, flavour: 'Mango', size: '2 kg' }, { sizeKn: '2 ಕೆಜಿ' });

    const { siblings } = await get(large, { lang: 'kn' });

    expect(siblings).toMatchObject([
      { productId: small, flavour: 'ಚಾಕೊಲೇಟ್', size: '1 ಕೆಜಿ' },
      { productId: large, flavour: 'ಚಾಕೊಲೇಟ್', size: '2 ಕೆಜಿ' },
      { flavour: 'Mango', size: '2 ಕೆಜಿ' },
    ]);
  });

  it('is not found by its allergens', async () => {
    await addLabelled({}, { allergensHi: 'सरसों' });

    expect(await search('सरसों')).toEqual([]);
  });

  it('keeps its other texts when one is removed, and has none when all are', async () => {
    const productId = await addLabelled(english, label);

    await asha.call('product/update', { body: { productId, words: { flavourKn: null } } });
    expect((await get(productId, { lang: 'kn' })).attributes).toMatchObject({
      flavour: 'Chocolate',
      allergens: 'ಹಾಲು',
    });

    const rest = { ingredientsKn: null, allergensKn: null, sizeKn: null };
    await asha.call('product/update', { body: { productId, words: rest } });
    expect((await get(productId, { lang: 'kn' })).attributes).toMatchObject({
      ...english,
      // The size shared by all languages, with its unit in this script.
      size: '1 ಕೆಜಿ',
    });
    expect(
      await gym.db.selectFrom('product_words').select('locale').where('product_id', '=', productId).execute(),
    ).toEqual([]);
  });
});

describe('a search', () => {
  it('finds a Kannada name on an English page, and an English one on a Kannada page', async () => {
    const { productId, name } = await add({ nameKn: 'ರಾಗಿ ಹುರಿಹಿಟ್ಟು' });

    expect(await search('ಹುರಿಹಿಟ್ಟು')).toMatchObject([{ productId, name }]);
    expect(await search(name, 'kn')).toMatchObject([{ productId, name: 'ರಾಗಿ ಹುರಿಹಿಟ್ಟು' }]);
  });

  it.each([
    ['one letter wrong', 'ಚಿಕ್ಕಮಗಲೂರು'],
    ['one letter left out', 'ಚಿಕ್ಕಮಗಳೂರ'],
    ['its beginning', 'ಚಿಕ್ಕಮಗ'],
    ['two letters swapped', 'ಚಿಕ್ಕಗಮಳೂರು'],
    ['a wrong vowel sign at its beginning', 'ಚಕ್ಕಮಗಳೂರು'],
    ['joiners, as some keyboards write them', 'ಚಿಕ್\u200Cಕಮಗಳೂರು'],
  ])('finds a Kannada name by %s', async (_what, text) => {
    const found = await search('ಚಿಕ್ಕಮಗಳೂರು');
    const productId = found[0]?.productId ?? (await add({ nameKn: 'ಚಿಕ್ಕಮಗಳೂರು ಕಾಫಿ' })).productId;

    expect((await search(text, 'kn')).map((each) => each.productId)).toEqual([productId]);
  });

  it('finds a Hindi name by one letter wrong, however its dotted letters are encoded', async () => {
    const { productId } = await add({ nameHi: 'मूँगफली और गुड़ की चिक्की' });

    for (const text of ['मूंगफली', 'मूँगफली चिक्कि', '\u0917\u0941\u095C', '\u0917\u0941\u0921\u093C'])
      expect((await search(text)).map((each) => each.productId)).toEqual([productId]);
  });

  it('suggests names in the language of the page, the exact match first', async () => {
    await add({ nameKn: 'ತೆಂಗಿನ ನೀರು ಪುಡಿ ದೊಡ್ಡದು' });
    await add({ nameKn: 'ತೆಂಗಿನ ನೀರು ಪುಡಿ' });
    const suggest = async (filter: string) =>
      (await guest.call('product/suggestions', { query: { filter, lang: 'kn' } })).body;

    expect(await suggest('ತೆಂಗಿ')).toEqual(['ತೆಂಗಿನ ನೀರು ಪುಡಿ ದೊಡ್ಡದು', 'ತೆಂಗಿನ ನೀರು ಪುಡಿ']);
    expect((await suggest('ತೆಂಗಿನ ನೀರು ಪುಡಿ'))[0]).toBe('ತೆಂಗಿನ ನೀರು ಪುಡಿ');
    const nearest = await guest.call('product/nearest', { query: { filter: 'ತೆಂಗಿನ ಗೋಡಂಬಿ', lang: 'kn' } });
    expect(nearest.body.map(({ name }) => name)).toContain('ತೆಂಗಿನ ನೀರು ಪುಡಿ');
  });

  it('no longer finds removed texts, nor those of a deleted product', async () => {
    const { productId } = await add({ nameKn: 'ಬಾದಾಮಿ ಹಾಲು', nameHi: 'बादाम दूध' });
    expect(await search('ಬಾದಾಮಿ')).toHaveLength(1);

    await asha.call('product/update', { body: { productId, words: { nameKn: null } } });
    expect(await search('ಬಾದಾಮಿ')).toEqual([]);
    expect(await search('बादाम')).toHaveLength(1);

    await asha.call('product/delete', { query: { id: productId } });
    expect(await search('बादाम')).toEqual([]);
  });
});

describe('an admin', () => {
  it('changes single texts; the others are unchanged, and null removes', async () => {
    const { productId } = await add({ ...kannada, ...hindi });

    await asha.call('product/update', {
      body: { productId, words: { nameKn: 'ವೇ ಪ್ರೋಟೀನ್', nameHi: null, descriptionHi: null } },
    });

    expect((await get(productId, { words: 'all' })).words).toEqual({
      ...kannada,
      ingredientsKn: null,
      allergensKn: null,
      flavourKn: null,
      sizeKn: null,
      ingredientsHi: null,
      allergensHi: null,
      flavourHi: null,
      sizeHi: null,
      nameKn: 'ವೇ ಪ್ರೋಟೀನ್',
      nameHi: null,
      descriptionHi: null,
    });
    expect((await get(productId)).version).toBe(2);
  });

  it('undoes a change of texts, which is logged', async () => {
    const { productId } = await add(kannada);
    const { body } = await asha.call('product/update', {
      body: { productId, words: { nameKn: null, nameHi: 'व्हे' } },
    });
    const [recorded] = (await asha.call('admin/getActivity', { query: {} })).body.content;
    expect(recorded).toMatchObject({
      before: { nameKn: kannada.nameKn, nameHi: null },
      after: { nameKn: null, nameHi: 'व्हे' },
    });

    await asha.callLoosely('admin/undo', { body: { activityId: body.activityId } });

    expect((await get(productId, { words: 'all' })).words).toMatchObject({ ...kannada, nameHi: null });
  });

  it('cannot overwrite the texts of another admin, and gets them', async () => {
    const { productId } = await add({});
    await asha.call('product/update', { body: { productId, version: 1, words: { nameKn: 'ಅವರದು' } } });

    const refused = await asha.call('product/update', {
      body: { productId, version: 1, words: { nameKn: 'ನನ್ನದು' } },
    });

    expect(refused).toMatchObject({ status: 409, body: { product: { words: { nameKn: 'ಅವರದು' } } } });
  });

  it.each([
    ['a blank name', { nameKn: ' ' }, 'words.nameKn'],
    ['a name of 151 characters', { nameHi: 'व'.repeat(151) }, 'words.nameHi'],
    ['a description of four characters', { descriptionKn: 'ರಾಗಿ' }, 'words.descriptionKn'],
    ['allergens of 301 characters', { allergensHi: 'व'.repeat(301) }, 'words.allergensHi'],
    ['a blank flavour', { flavourKn: '' }, 'words.flavourKn'],
  ])('is refused %s', async (_what, words, path) => {
    const { productId } = await add({});

    expect(await asha.call('product/update', { body: { productId, words } })).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
  });
});
