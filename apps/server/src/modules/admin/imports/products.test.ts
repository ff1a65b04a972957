// onBothEngines: an undo deletes products with everything that triggers have derived from them
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const owner = gym.as(await gym.make.admin());

const check = async (body: string) =>
  (
    await owner.callLoosely('imports/check', {
      query: { kind: 'products', name: 'shop.csv' },
      body: Buffer.from(body),
      headers: { 'content-type': 'text/csv' },
    })
  ).body;
async function bring(body: string) {
  const checked = await check(body);
  const { counts, refused } = (await owner.call('imports/run', { body: { importId: checked.importId } }))
    .body;
  expect({ counts, refused }).toEqual({ counts: checked.counts, refused: checked.refused });
  return { importId: checked.importId as number, counts: Object.values(counts), refused };
}
const undo = (importId: number) => owner.callLoosely('imports/undo', { body: { importId } });
const findByName = async (q: string) =>
  (await gym.guest().call('product/getAll', { query: { q, limit: 50 } })).body.content;
const getDetails = async (id: number) => (await gym.guest().call('product/get', { query: { id } })).body;

const shop = [
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Value,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Alt Text,Status',
  'whey-100,"Zebra ""Gold"" Whey","<p>24 g protein &amp; 5.5 g BCAA<br>per scoop</p>",O\'Brien Nutrition,Whey protein,Double Chocolate,1000,12,2499.00,2999.00,8901234567890,https://example.com/w1.jpg,"Front, tub",active',
  'whey-100,,,,,Kesar Pista,1000,0,2599.5,2999.00,,https://example.com/w2.jpg,,',
  'whey-100,,,,,,,,,,,https://example.com/w3.jpg,Back,',
  'oats,ಮಸಾಲ ಓಟ್ಸ್,"Line one\nline two",Namma,Fit food,Default Title,400,,199,,,,,draft',
  'sachet,Zebra sachet,,Namma,Fit food,Default Title,30,-2,0.00,49.00,,,,archived',
  'pipe,Zebra pipe,,Namma,Plumbing,Default Title,,,10,,,,,active',
].join('\n');

describe('a file of products', () => {
  it('creates them with attributes, stock, family and pictures, from a shop export', async () => {
    const { counts, refused, importId } = await bring(shop);

    expect(counts, JSON.stringify(refused)).toEqual([3, 1, 2, 0]);
    expect(refused).toMatchObject([
      { line: 7, column: 'Variant Inventory Qty', value: '-2' },
      { line: 8, column: 'Type', value: 'Plumbing' },
    ]);
    const [chocolate] = await findByName('zebra chocolate');
    expect(chocolate).toMatchObject({
      name: 'Zebra "Gold" Whey Double Chocolate',
      category: 'wheyprotein',
      description: '24 g protein & 5.5 g BCAA\nper scoop',
      price: 2999,
      discount: 16.67,
      image: 'https://example.com/w1.jpg',
      available: 1,
    });
    expect(await getDetails(chocolate?.productId ?? 0)).toMatchObject({
      attributes: {
        maker: "O'Brien Nutrition",
        netQuantity: 1000,
        netUnit: 'g',
        family: 'Zebra "Gold" Whey',
        barcode: '8901234567890',
      },
      pictures: [{ image: 'https://example.com/w3.jpg', alt: 'Back' }],
      siblings: [{ flavour: 'Double Chocolate' }, { flavour: 'Kesar Pista', available: 0 }],
    });
    expect((await bring(shop)).counts).toEqual([0, 0, 2, 4]);
    expect((await undo(importId)).status).toBe(200);
    expect(await findByName('zebra chocolate')).toEqual([]);
  });

  it('applies changes, and an undo reverts them', async () => {
    const { productId } = await gym.make.product({ name: 'Giraffe bar' });
    const before = await getDetails(productId);

    const file = 'Name,Price,Description,Id\ngiraffe  BAR,77,A bar with another text,1\n';
    const { importId, counts } = await bring(file);
    expect(counts).toEqual([0, 1, 0, 0]);
    expect(await getDetails(productId)).toMatchObject({ price: 77, description: 'A bar with another text' });
    await undo(importId);

    const { version: _v, ...rest } = await getDetails(productId);
    const { version: _w, ...was } = before;
    expect(rest).toEqual(was);
  });

  it('lists overwritten values of a product, with the new price', async () => {
    const { productId } = await gym.make.product({ name: 'Okapi bar', price: 120, discount: 10 });
    await owner.call('product/update', {
      body: { productId, attributes: { barcode: '96385074', netQuantity: 60, netUnit: 'g' } },
    });
    const list = 'Title,Barcode,Price,MRP,Weight (g),Ingredients\nZebra bar,96385074,90,100,75,Oats\n';

    const { body } = await owner.callLoosely('imports/check', {
      query: { kind: 'products', name: 'list.csv' },
      body: Buffer.from(list),
      headers: { 'content-type': 'text/csv' },
    });

    expect(body.replaced).toEqual([
      {
        line: 2,
        name: 'Okapi bar',
        changes: [
          { column: 'Title', before: 'Okapi bar', after: 'Zebra bar' },
          { column: 'Price', before: '₹120 less 10%', after: '₹100 less 10%' },
          { column: 'Weight (g)', before: '60', after: '75' },
        ],
      },
    ]);
  });

  it('cannot be undone once one of them is in a cart, counted again, or changed', async () => {
    const file = (n: number) => `Name,Price,Category,Stock\nUsed thing ${n},50,Fit food,5\n`;
    const find = async (n: number) => (await findByName(`used thing ${n}`))[0]?.productId ?? 0;
    const [one, two, three] = [await bring(file(1)), await bring(file(2)), await bring(file(3))];
    const member = gym.as(await gym.make.member());
    await member.call('cart/add', { body: { productId: await find(1), quantity: 1 } });
    await owner.call('stock/receive', { body: { productId: await find(2), quantity: 3 } });
    await owner.call('product/update', { body: { productId: await find(3), price: 60 } });

    const answers = [await undo(one.importId), await undo(two.importId), await undo(three.importId)];

    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(answers[1]?.body.message).toContain('1 movement of stock');
    expect(answers[2]?.body.message).toContain('1 product changed since');
  });
});
