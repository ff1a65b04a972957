import type { AttributeChanges, ProductAttributes } from '@namma/contract/catalogue/attribute-schemas';
import { PRODUCT_PICTURES_MAX } from '@namma/contract/catalogue/product-attributes';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym();
const asha = gym.as(await gym.make.admin());

const get = async (id: number) => (await gym.guest().call('product/get', { query: { id } })).body;
const update = (body: object) => asha.callLoosely('product/update', { body });
const latestEntry = async () => {
  const [entry] = (await asha.callLoosely('admin/getActivity', {})).body.content;
  if (!entry) throw new Error('nothing is recorded');
  return entry;
};

const attributes: ProductAttributes = {
  netQuantity: 1000,
  netUnit: 'g',
  maker: 'Namma Foods, Peenya, Bengaluru 560058',
  importer: null,
  origin: 'IN',
  fssaiLicence: '11226302000187',
  mark: 'green',
  ingredients: 'Whey protein concentrate, cocoa solids',
  allergens: 'Milk and soy',
  bestBeforeMonths: 18,
  servingSize: 33,
  energyKcal: 125.5,
  proteinGrams: 24.25,
  carbohydrateGrams: 3,
  sugarGrams: 1.5,
  addedSugarGrams: 0,
  fatGrams: 2,
  saturatedFatGrams: 1,
  transFatGrams: 0,
  sodiumMilligrams: 90,
  family: 'Namma Whey',
  flavour: 'Chocolate',
  size: '1 kg',
  barcode: null,
};
const newProduct = {
  name: 'Whey',
  category: 'wheyprotein' as const,
  description: 'Whey protein.',
  price: 2000,
  discount: 0,
  image: '/images/front.webp',
};
const pictures = [
  { image: '/images/back.webp', alt: 'The back with the nutrition table' },
  { image: '/images/scoop.webp', alt: '' },
];
const add = async (more: { attributes?: AttributeChanges; pictures?: typeof pictures } = {}) =>
  (await asha.call('product/add', { body: { ...newProduct, ...more } })).body.product.productId;

describe('an admin', () => {
  it('adds a product with label data and further pictures, which only its page shows', async () => {
    const productId = await add({ attributes, pictures });

    const product = await get(productId);
    expect(product).toMatchObject({ attributes, pictures, originName: 'India', version: 1 });
    const { content } = (await gym.guest().call('product/getAll', { query: { q: 'whey' } })).body;
    const row = content.find((each) => each.productId === productId);
    expect(Object.keys(row ?? {}).sort()).toEqual(
      [...Object.keys(newProduct), 'available', 'buyCounts', 'productId', 'rating'].sort(),
    );
  });

  it('changes some attributes, clears one with null, and keeps the others and the pictures', async () => {
    const productId = await add({ attributes, pictures });

    await update({ productId, attributes: { maker: 'Kaveri Foods, Mysuru', origin: 'NZ', allergens: null } });

    const changed = { ...attributes, maker: 'Kaveri Foods, Mysuru', origin: 'NZ', allergens: null };
    expect(await get(productId)).toMatchObject({
      attributes: changed,
      pictures,
      originName: 'New Zealand',
      version: 2,
    });
  });

  it('changes name, origin, attributes and pictures at once, which counts as one change', async () => {
    const productId = await add({ attributes });

    await update({ productId, name: 'Gold Whey', pictures, attributes: { origin: 'US', size: '2 kg' } });

    expect(await get(productId)).toMatchObject({ version: 2, name: 'Gold Whey', pictures });
  });

  it('gets the attributes that another admin has saved meanwhile', async () => {
    const productId = await add({ attributes });
    const { version } = await get(productId);
    await update({ productId, attributes: { size: '2 kg' } });

    const answer = await update({ productId, version, attributes: { size: '3 kg' } });

    expect(answer).toMatchObject({ status: 409, body: { product: await get(productId) } });
    expect(answer.body.product?.attributes.size).toBe('2 kg');
  });

  it('reorders and removes further pictures', async () => {
    const productId = await add({ pictures });

    await update({ productId, pictures: pictures.toReversed() });
    expect((await get(productId)).pictures).toEqual(pictures.toReversed());

    await update({ productId, pictures: [] });
    expect((await get(productId)).pictures).toEqual([]);
  });

  it('finds the changes in the log, before and after, and nothing else', async () => {
    const productId = await add({ attributes: { netQuantity: 500, netUnit: 'g', maker: 'Namma Foods' } });
    expect((await latestEntry()).after).toEqual({
      ...newProduct,
      available: 1,
      net_quantity: 500,
      net_unit: 'g',
      maker: 'Namma Foods',
    });

    await update({ productId, attributes: { maker: null, origin: 'IN', family: 'Oats' }, pictures });

    const { before, after } = await latestEntry();
    expect(before).toMatchObject({ maker: 'Namma Foods', origin: null, picture_2: null });
    expect(before).not.toHaveProperty('net_unit');
    expect(after).toEqual({
      maker: null,
      origin: 'IN',
      family: 'Oats',
      picture_2: '/images/back.webp',
      picture_2_shows: 'The back with the nutrition table',
      picture_3: '/images/scoop.webp',
    });
  });

  it('undoes a change of attributes and pictures', async () => {
    const productId = await add({ attributes, pictures });
    const before = await get(productId);
    const { body } = await update({
      productId,
      name: 'Other',
      pictures: [],
      attributes: { netQuantity: 2000, family: 'Others', origin: null, maker: null },
    });

    expect((await asha.callLoosely('admin/undo', { body: { activityId: body.activityId } })).status).toBe(
      200,
    );

    expect(await get(productId)).toEqual({ ...before, version: before.version + 2 });
  });

  it.each<[string, object, string]>([
    ['a net quantity without a unit', { netQuantity: 500 }, 'attributes.netUnit'],
    ['a unit without a net quantity', { netUnit: 'g' }, 'attributes.netQuantity'],
    ['half a gram', { netQuantity: 0.5, netUnit: 'g' }, 'attributes.netQuantity'],
    ['kilograms', { netQuantity: 1, netUnit: 'kg' }, 'attributes.netUnit'],
    ['a licence of 13 digits', { fssaiLicence: '1122630200018' }, 'attributes.fssaiLicence'],
    ['a country that is none', { origin: 'XX' }, 'attributes.origin'],
    ['a red mark', { mark: 'red' }, 'attributes.mark'],
    ['three decimals', { proteinGrams: 1.005 }, 'attributes.proteinGrams'],
    ['a serving of nothing', { servingSize: 0 }, 'attributes.servingSize'],
    ['less than no sugar', { sugarGrams: -1 }, 'attributes.sugarGrams'],
    ['a blank maker', { maker: ' ' }, 'attributes.maker'],
  ])('is refused %s', async (_, wrong, path) => {
    const { productId } = await gym.make.product();

    const answer = await update({ productId, attributes: wrong });

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect((await get(productId)).version).toBe(1);
  });

  it('is refused a unit or a quantity alone, also when the other one is cleared', async () => {
    const productId = await add({ attributes });

    expect((await update({ productId, attributes: { netUnit: null } })).status).toBe(400);
    expect((await update({ productId, attributes: { netQuantity: null, netUnit: null } })).status).toBe(200);
  });

  it('is refused more pictures than allowed', async () => {
    const { productId } = await gym.make.product();
    const many = Array.from({ length: PRODUCT_PICTURES_MAX }, () => ({ image: '/images/a.webp' }));

    expect((await update({ productId, pictures: many })).status).toBe(400);
    expect((await update({ productId, pictures: many.slice(1) })).status).toBe(200);
    expect((await update({ productId, pictures: [{ image: 'javascript:alert(1)' }] })).status).toBe(400);
  });
});

describe('products of one family', () => {
  it('are shown as flavours and sizes of each other, without deleted ones', async () => {
    const family = { family: 'Kaveri Isolate' };
    const chocolate = await add({ attributes: { ...family, flavour: 'Chocolate', size: '1 kg' } });
    const mango = await add({ attributes: { family: 'KAVERI isolate', flavour: 'Mango', size: '500 g' } });
    const gone = await add({ attributes: family });
    await asha.call('product/delete', { query: { id: gone } });

    const offer = { price: 2000, discount: 0, available: 1 };
    const both = [
      { productId: chocolate, name: 'Whey', flavour: 'Chocolate', size: '1 kg', ...offer },
      { productId: mango, name: 'Whey', flavour: 'Mango', size: '500 g', ...offer },
    ];
    expect((await get(chocolate)).siblings).toEqual(both);
    expect((await get(mango)).siblings).toEqual(both);
    expect((await get(mango)).attributes.family).toBe('Kaveri Isolate');

    await update({ productId: mango, attributes: { family: null } });
    expect((await get(mango)).siblings).toEqual([]);
    expect((await get(chocolate)).siblings).toEqual(both.slice(0, 1));
  });

  it('have a title that the product form offers while it is used', async () => {
    const productId = await add({ attributes: { family: 'Nandi Bars' } });
    const titles = async () => (await asha.call('product/getFamilies', {})).body;
    expect(await titles()).toContain('Nandi Bars');

    await update({ productId, attributes: { family: null } });
    expect(await titles()).not.toContain('Nandi Bars');
  });
});

it('twenty admins change an attribute of one version at once: one is saved', async () => {
  const productId = await add({ attributes });

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => update({ productId, version: 1, attributes: { size: `${n} kg` } })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect((await get(productId)).version).toBe(2);
});
