import { beforeEach, describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

// Files as other shop systems write them: titles and values follow the export documentation of Shopify and WooCommerce.

const gym = await startTestGym({ today: '2030-03-04' });
const owner = gym.as(await gym.make.admin());

const quote = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
type Row = Record<string, string>;
/** A file with all columns of the shop; a row lists only its filled cells. */
const toFile = (titles: readonly string[], rows: readonly Row[]): string =>
  `\uFEFF${[titles, ...rows.map((row) => titles.map((title) => row[title] ?? ''))]
    .map((cells) => cells.map(quote).join(','))
    .join('\r\n')}\r\n`;

async function check(file: string, mapping?: object) {
  const answer = await owner.callLoosely('imports/check', {
    query: { kind: 'products', ...(mapping && { mapping: JSON.stringify(mapping) }) },
    body: Buffer.from(file),
    headers: { 'content-type': 'text/csv' },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}
async function bring(file: string, mapping?: object) {
  const checked = await check(file, mapping);
  const { body } = await owner.callLoosely('imports/run', { body: { importId: checked.importId } });
  return { checked, ran: body, importId: checked.importId };
}
const find = async (name: string) => {
  const row = await gym.db
    .selectFrom('products')
    .selectAll()
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  expect(row, name).toBeDefined();
  return row;
};
const details = async (name: string) =>
  (await gym.guest().call('product/get', { query: { id: (await find(name))?.id ?? 0 } })).body;
const stockOf = async (name: string) => {
  const id = (await find(name))?.id ?? 0;
  const row = await gym.db
    .selectFrom('product_stock')
    .select('on_hand')
    .where('product_id', '=', id)
    .executeTakeFirst();
  return row ? Number(row.on_hand) : null;
};
const valuesOf = (checked: Awaited<ReturnType<typeof check>>, list: string) =>
  checked.questions.values.find((each: { list: string }) => each.list === list)?.values;

beforeEach(async () => {
  await gym.db.updateTable('imports').set({ state: 'checked' }).where('state', '=', 'done').execute();
});

const ofOldShopify =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Option2 Linked To,Option3 Name,Option3 Value,Option3 Linked To,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status'.split(
    ',',
  );
const shopifyRow = (handle: string, more: Row = {}): Row => ({
  Handle: handle,
  Title: handle,
  Type: 'Fit food',
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Grams': '0',
  'Variant Inventory Policy': 'deny',
  'Variant Fulfillment Service': 'manual',
  'Variant Price': '499.00',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
  'Gift Card': 'false',
  'Variant Weight Unit': 'kg',
  Status: 'active',
  ...more,
});

describe('an export of Shopify', () => {
  it.each([
    ['true', 'active', true],
    ['true', 'archived', false],
    ['TRUE', 'draft', false],
    ['true', 'unlisted', false],
    ['false', 'active', false],
    ['FALSE', '', false],
  ])('published %s and %s: on sale %s', async (published, status, isOnSale) => {
    const name = `Otter bar ${published} ${status}!`;
    await bring(toFile(ofOldShopify, [shopifyRow(name, { Published: published, Status: status })]));
    expect((await find(name))?.is_available).toBe(isOnSale);
  });

  it('keeps variants with their product: options by name, and not offered with it', async () => {
    const rows: Row[] = [
      shopifyRow('otter-whey', {
        Title: 'Otter whey',
        'Option1 Name': 'Size',
        'Option1 Value': '1 kg',
        'Option2 Name': 'Flavor',
        'Option2 Value': 'Kesar',
        Status: 'draft',
        'Image Src': 'https://example.com/1.jpg',
      }),
      {
        Handle: 'otter-whey',
        'Option1 Value': '2 kg',
        'Option2 Value': 'Mango',
        'Variant Price': '899.00',
        'Variant Image': 'https://example.com/mango.jpg',
      },
    ];

    const { ran } = await bring(toFile(ofOldShopify, rows));

    expect(ran.counts).toMatchObject({ new: 2, refused: 0 });
    expect([
      (await find('Otter whey 1 kg Kesar'))?.is_available,
      (await find('Otter whey 2 kg Mango'))?.is_available,
    ]).toEqual([false, false]);
    expect(await details('Otter whey 2 kg Mango')).toMatchObject({
      image: 'https://example.com/mango.jpg',
      attributes: { flavour: 'Mango', size: '2 kg', family: 'Otter whey' },
    });
  });

  it('asks about an option that is neither a flavour nor a size', async () => {
    const file = toFile(ofOldShopify, [
      shopifyRow('otter-shaker', { 'Option1 Name': 'Colour', 'Option1 Value': 'Blue' }),
    ]);

    const checked = await check(file);
    const { ran } = await bring(file, { values: { optionName: { Colour: 'name' } } });

    expect(valuesOf(checked, 'optionName')).toMatchObject([{ value: 'Colour', means: null }]);
    expect(checked.counts).toMatchObject({ new: 0, refused: 1 });
    expect(ran.counts).toMatchObject({ new: 1 });
    await find('otter-shaker Blue');
  });

  it.each([
    ['tracked', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '7' }, 7],
    ['not tracked', { 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '0' }, null],
    [
      'sold without stock',
      {
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': '-2',
        'Variant Inventory Policy': 'continue',
      },
      null,
    ],
  ])('stock that is %s', async (what, cells, onHand) => {
    const name = `Otter stock ${what}`;
    await bring(toFile(ofOldShopify, [shopifyRow(name, cells)]));
    expect(await stockOf(name)).toBe(onHand);
  });

  it.each([
    ['1999.00', 1999, 50],
    ['999.00', 999, 0],
    ['0.00', 999, 0],
    ['', 999, 0],
  ])(
    'is not on sale for a compare-at price of "%s" that is no higher',
    async (compareAt, price, discount) => {
      const name = `Otter price ${compareAt}!`;
      const cells = {
        'Variant Price': compareAt === '1999.00' ? '999.50' : '999.00',
        'Variant Compare At Price': compareAt,
      };
      await bring(toFile(ofOldShopify, [shopifyRow(name, cells)]));
      expect(await details(name)).toMatchObject({ price, discount });
    },
  );

  it('asks for the category where the type is blank, and never imports a gift card', async () => {
    const rows = [
      shopifyRow('Otter path', {
        Type: '',
        'Product Category': 'Food, Beverages & Tobacco > Food Items > Snacks',
      }),
      shopifyRow('Otter gift', { 'Gift Card': 'true' }),
      shopifyRow('Otter typed', { 'Product Category': 'Health & Beauty > Whey' }),
    ];

    const checked = await check(toFile(ofOldShopify, rows));

    expect(valuesOf(checked, 'category')).toMatchObject([
      { value: 'Food, Beverages & Tobacco > Food Items > Snacks', rows: 1, means: null },
      { value: 'Fit food', rows: 2, means: 'fitfood' },
    ]);
    expect(checked.refused.map(({ column }: { column: string }) => column)).toEqual([
      'Product Category',
      'Gift Card',
    ]);
  });

  it('has new titles since 2024', async () => {
    const titles =
      'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Unit price total measure,Unit price total measure unit,Unit price base measure,Unit price base measure unit,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description'.split(
        ',',
      );
    const shared = { 'URL handle': 'puffin-oats', 'Charge tax': 'TRUE', 'Inventory tracker': 'shopify' };
    const rows: Row[] = [
      {
        ...shared,
        Title: 'Puffin oats',
        Description: '<p>Rolled &amp; toasted</p>',
        Vendor: 'Puffin',
        Type: 'Fit food',
        'Published on online store': 'TRUE',
        Status: 'Active',
        'Option1 name': 'Flavour',
        'Option1 value': 'Masala',
        Price: '199',
        'Compare-at price': '249',
        'Inventory quantity': '5',
        'Continue selling when out of stock': 'FALSE',
        'Product image URL': 'https://example.com/oats.jpg',
        'Gift card': 'FALSE',
      },
      {
        ...shared,
        'Option1 value': 'Plain',
        Price: '189',
        'Inventory quantity': '0',
        'Continue selling when out of stock': 'DENY',
      },
    ];

    const { ran } = await bring(toFile(titles, rows));

    expect(ran.counts, JSON.stringify(ran.refused)).toMatchObject({ new: 2, refused: 0 });
    expect(await details('Puffin oats Masala')).toMatchObject({
      description: 'Rolled & toasted',
      price: 249,
      available: 1,
      attributes: { flavour: 'Masala', maker: 'Puffin' },
    });
    expect([await stockOf('Puffin oats Masala'), await stockOf('Puffin oats Plain')]).toEqual([5, 0]);
  });
});

const ofWooCommerce =
  'ID,Type,SKU,GTIN; UPC; EAN; or ISBN,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (kg),Length (cm),Width (cm),Height (cm),Allow customer reviews?,Purchase note,Sale price,Regular price,Categories,Tags,Shipping class,Images,Download limit,Download expiry days,Parent,Grouped products,Upsells,Cross-sells,External URL,Button text,Position,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 2 global'
    .split(',')
    .map((title) => title.replaceAll(';', ','));
let id = 100;
const wooRow = (name: string, more: Row = {}): Row => ({
  ID: String(++id),
  Type: 'simple',
  SKU: `sku-${id}`,
  Name: name,
  Published: '1',
  'Is featured?': '0',
  'Visibility in catalog': 'visible',
  'Tax status': 'taxable',
  'In stock?': '1',
  'Backorders allowed?': '0',
  'Sold individually?': '0',
  'Allow customer reviews?': '1',
  'Regular price': '499',
  Categories: 'Fit food',
  Position: '0',
  ...more,
});

describe('an export of WooCommerce', () => {
  it('consists of simple products and variations, which find their parent by number or SKU', async () => {
    const rows = [
      wooRow('Lynx oats', { 'Short description': 'Rolled oats.', Description: 'Line one\\nLine two' }),
      wooRow('Lynx whey', {
        ID: '7',
        SKU: 'LW',
        Type: 'variable',
        'Regular price': '',
        Categories: 'Supplements > Whey protein',
        Images: 'https://example.com/a.jpg, https://example.com/b.jpg',
        Brands: 'Lynx',
        'Attribute 1 name': 'Flavour',
        'Attribute 1 value(s)': 'Kesar, Mango',
        'Attribute 2 name': 'Pack size',
        'Attribute 2 value(s)': '1 kg',
      }),
      wooRow('Lynx whey - Kesar', {
        Type: 'variation',
        Parent: 'id:7',
        Categories: '',
        'Sale price': '399',
        'Attribute 1 name': 'Flavour',
        'Attribute 1 value(s)': 'Kesar',
        'Attribute 2 name': 'Pack size',
        'Attribute 2 value(s)': '1 kg',
      }),
      wooRow('Lynx whey', {
        Type: 'variation, virtual',
        Parent: 'LW',
        Categories: '',
        'Attribute 1 name': 'Flavour',
        'Attribute 1 value(s)': 'Mango',
      }),
    ];

    const { ran, checked } = await bring(toFile(ofWooCommerce, rows));

    expect(ran.counts, JSON.stringify(ran.refused)).toMatchObject({ new: 3, unchanged: 1, refused: 0 });
    expect(checked.questions.columns).toEqual([]);
    expect(await details('Lynx oats')).toMatchObject({ description: 'Rolled oats.\nLine one\nLine two' });
    expect(await details('Lynx whey - Kesar')).toMatchObject({
      category: 'wheyprotein',
      price: 499,
      discount: 20.04,
      image: 'https://example.com/a.jpg',
      attributes: { family: 'Lynx whey', flavour: 'Kesar', size: '1 kg', maker: 'Lynx' },
    });
    expect((await details('Lynx whey Mango')).attributes).toMatchObject({
      family: 'Lynx whey',
      flavour: 'Mango',
    });
  });

  it('refuses rows that are no product here, and a parent or a variation alone', async () => {
    const rows = [
      wooRow('Lynx set', { Type: 'grouped' }),
      wooRow('Lynx link', { Type: 'external' }),
      wooRow('Lynx lonely', { Type: 'variable' }),
      wooRow('Lynx lost', { Type: 'variation', Parent: 'nobody' }),
    ];

    const { counts, refusedGroups } = await check(toFile(ofWooCommerce, rows));

    expect(counts).toMatchObject({ new: 0, refused: 4 });
    expect(
      refusedGroups.map(({ column, values }: { column: string; values: string[] }) => [column, values]),
    ).toEqual([
      ['Type', ['grouped']],
      ['Type', ['external']],
      ['Type', ['variable']],
      ['Parent', ['nobody']],
    ]);
  });

  it.each([
    ['1', 'visible', true],
    ['0', 'visible', false],
    ['-1', 'visible', false],
    ['1', 'hidden', false],
    ['1', 'search', true],
  ])('published %s and %s in the catalog: on sale %s', async (published, visibility, isOnSale) => {
    const name = `Lynx bar ${published} ${visibility}`;
    await bring(
      toFile(ofWooCommerce, [wooRow(name, { Published: published, 'Visibility in catalog': visibility })]),
    );
    expect((await find(name))?.is_available).toBe(isOnSale);
  });

  it('keeps the variations of a draft off sale', async () => {
    await bring(
      toFile(ofWooCommerce, [
        wooRow('Lynx draft', { ID: '900', Type: 'variable', Published: '-1', 'Regular price': '' }),
        wooRow('Lynx draft - One', { Type: 'variation', Parent: 'id:900' }),
      ]),
    );
    expect((await find('Lynx draft - One'))?.is_available).toBe(false);
  });

  it.each([
    ['2030-03-01', '2030-03-04 23:59:59', 20.04],
    ['', '2030-03-03 23:59:59', 0],
    ['2030-03-05 00:00:00', '', 0],
    ['', '', 20.04],
  ])('has its sale price from "%s" to "%s"', async (from, to, discount) => {
    const name = `Lynx sale ${from}${to}!`;
    const sale = { 'Sale price': '399', 'Date sale price starts': from, 'Date sale price ends': to };
    await bring(toFile(ofWooCommerce, [wooRow(name, sale)]));
    expect(await details(name)).toMatchObject({ price: 499, discount });
  });

  it('asks once whether a sale price with a future last day is kept', async () => {
    const file = (name: string) =>
      toFile(ofWooCommerce, [
        wooRow(name, { 'Sale price': '399', 'Date sale price ends': '2030-03-20 23:59:59' }),
      ]);

    const { checked } = await bring(file('Lynx March'), { keepsSales: false });
    const again = await bring(file('Lynx again'));

    expect((await check(file('Lynx new'))).questions.sales).toEqual({
      products: 1,
      firstEnd: '2030-03-20',
      answer: false,
    });
    expect(checked.questions.sales?.products).toBe(1);
    expect(again.checked.questions.sales?.answer).toBe(false);
    expect(await details('Lynx again')).toMatchObject({ price: 499, discount: 0 });
  });

  it.each([
    [{ 'In stock?': '1', Stock: '' }, null],
    [{ 'In stock?': '0', Stock: '' }, 0],
    [{ 'In stock?': '1', Stock: '12' }, 12],
    [{ 'In stock?': 'backorder', Stock: '0', 'Backorders allowed?': 'notify' }, null],
  ])('has the stock of %j', async (cells, onHand) => {
    const name = `Lynx stock ${JSON.stringify(cells)}`;
    await bring(toFile(ofWooCommerce, [wooRow(name, cells)]));
    expect(await stockOf(name)).toBe(onHand);
  });

  it.each([
    ['Fit food', 'fitfood'],
    ['Shop > Fit Food', 'fitfood'],
    ['Shop > Whey protein, Whey protein', 'wheyprotein'],
    ['Whey protein, Fit food', null],
    ['Food &gt; Oats', null],
    ['Protein &amp; co', null],
  ])('category %s: %s', async (text, category) => {
    const checked = await check(toFile(ofWooCommerce, [wooRow('Lynx category', { Categories: text })]));
    expect(valuesOf(checked, 'category')).toMatchObject([{ value: text, means: category }]);
  });

  it('writes names with encoded characters', async () => {
    const { ran } = await bring(
      toFile(ofWooCommerce, [wooRow('Lynx &#8211; Oats &amp; Seeds&#8217; &#x20B9;5 off &lt;new&gt;')]),
    );
    expect(ran.counts).toMatchObject({ new: 1 });
    await find('Lynx – Oats & Seeds’ ₹5 off <new>');
  });
});

describe('a list of a spreadsheet', () => {
  it('has HSN code, GST and best before, which an undo reverts', async () => {
    const { importId, checked } = await bring(
      'Name,Category,Price,Stock,HSN,GST %,Expiry\nBadger bar,Fit food,50,12,19041090,18%,31-Dec-2030\nBadger oats,Fit food,50,,1904,5,\n',
    );

    const id = (await find('Badger bar'))?.id ?? 0;
    const tax = await gym.db.selectFrom('product_tax').selectAll().where('product_id', '=', id).execute();
    const batches = await gym.db
      .selectFrom('stock_batches')
      .select(['best_before', 'on_hand'])
      .where('product_id', '=', id)
      .execute();
    expect(tax).toMatchObject([
      { hsn: '19041090', rate_bp: 1800, needs_review: false, from_day: '2030-03-04' },
    ]);
    expect(batches.map(({ best_before, on_hand }) => [best_before, Number(on_hand)])).toEqual([
      ['2030-12-31', 12],
    ]);
    expect(checked.preview[0]?.details).toContainEqual({ label: 'Tax', value: 'HSN 19041090, 18%' });
    expect((await owner.callLoosely('imports/undo', { body: { importId } })).status).toBe(200);
    const left = await gym.db.selectFrom('product_tax').select('hsn').where('product_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  it.each(['0.18', '18 to 28', '17'])('asks about a GST of %s', async (rate) => {
    const checked = await check(`Name,Category,Price,HSN,GST %\nBadger,Fit food,50,1904,${rate}\n`);
    expect(valuesOf(checked, 'taxRate')).toMatchObject([{ value: rate, means: null }]);
    expect(checked.counts).toMatchObject({ new: 0, refused: 1 });
  });

  it('cannot be undone after the tax of one of its products was set', async () => {
    const { importId } = await bring('Name,Category,Price,HSN,GST %\nBadger tax,Fit food,50,1904,5\n');
    const productId = (await find('Badger tax'))?.id ?? 0;
    await owner.call('admin/setProductTax', {
      body: { productId, hsn: '1905', rateBasisPoints: 1200, fromDay: '2030-03-04', needsReview: false },
    });

    const { status, body } = await owner.callLoosely('imports/undo', { body: { importId } });

    expect([status, body.message]).toEqual([409, expect.stringContaining('1 tax rate')]);
  });

  it.each(['Snack bars', 'Whey', 'Pre workout drinks', 'Peanut butter'])(
    'asks about the category %s: parts of words do not match',
    async (category) => {
      const checked = await check(`Name,Category,Price\nBadger,${category},50\n`);
      expect(valuesOf(checked, 'category')).toMatchObject([{ value: category, means: null }]);
    },
  );

  it('has cells that are marked as text', async () => {
    const { ran } = await bring(
      'Name,Category,Price,Barcode\n"=""Badger quoted""",\'Fit food,"=""1,250.00""","=""96385074"""\n"\tBadger tab ",Fit food,₹ 50/-,\n',
    );
    expect(ran.counts, JSON.stringify(ran.refused)).toMatchObject({ new: 2 });
    expect(await details('Badger quoted')).toMatchObject({
      price: 1250,
      attributes: { barcode: '96385074' },
    });
    await find('Badger tab');
  });

  it('previews ten products', async () => {
    const rows = Array.from({ length: 12 }, (_, i) => `Badger ${i},Fit food,90,100,7`);
    const { preview } = await check(`Name,Category,Price,MRP,Stock\n${rows.join('\n')}\n`);

    expect(preview).toHaveLength(10);
    expect(preview[0]).toMatchObject({
      line: 2,
      name: 'Badger 0',
      details: expect.arrayContaining([
        { label: 'Price', value: '₹90 (₹100 less 10%)' },
        { label: 'Offered', value: 'Yes' },
        { label: 'Stock', value: '7' },
      ]),
    });
  });
});
