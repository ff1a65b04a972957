import type { Product } from '@namma/contract/catalogue/schemas';
import { messages as sentences } from '@namma/contract/messages';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import {
  choose,
  errorUnder,
  idle,
  leave,
  press,
  renderScreenAt,
  textIn,
  type,
} from '../../../testing/render-screen-at';
import { noAttributes, sampleProduct } from '../../../testing/samples';
import { AddProductDialog } from './add-product-dialog';
import { EditProductDialog } from './edit-product-dialog';

const { version: _version, ...listed } = sampleProduct();
const saved = { reply: { status: 'Product updated', activityId: 8 } };

function Editor({ report }: { report: (what: string, product?: Product) => void }) {
  const [product, setProduct] = useState<Product | undefined>(listed);
  return (
    <EditProductDialog
      product={product}
      onClose={() => {
        setProduct(undefined);
        report('closed');
      }}
      onSaved={(changed, { status }) => report(status, changed)}
      onGone={(productId) => report(`${productId} is gone`)}
    />
  );
}

async function openEditor(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'product/get': { reply: sampleProduct() },
    'product/getCost': { reply: { costPaise: 150_050 } },
    ...answers,
  });
  const reports: unknown[] = [];
  const shown = await renderScreenAt(
    '/admin/products',
    <Editor report={(what, product) => reports.push(product ? { what, product } : what)} />,
  );
  const updates = () => api.requestsOf('product/update').map(({ body }) => body);
  return { api, reports, updates, ...shown };
}

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

describe('editing a product', () => {
  it('starts with the current product, not with the one in the list', async () => {
    await openEditor({ 'product/get': { reply: sampleProduct({ price: 2600, version: 4 }) } });

    expect(textIn('Price (₹)')).toBe('2600');
    expect(textIn('Cost (₹)')).toBe('1500.5');
  });

  it("sends only what was changed, with the product's version", async () => {
    const { updates, reports } = await openEditor({ 'product/update': saved });
    await type('Price (₹)', '2400');

    await press('Save');

    expect(updates()).toEqual([{ productId: 7, version: 1, price: 2400 }]);
    expect(reports).toMatchObject([{ what: 'Product updated', product: { productId: 7, price: 2400 } }]);
  });

  it.each([
    ['Price (₹)', '0', sentences.priceTooLow],
    ['Price (₹)', 'cheap', sentences.priceNotANumber],
    ['Discount (%)', '-1', sentences.discountTooLow],
    ['Discount (%)', '101', sentences.discountTooHigh],
  ])('refuses a %s of %s', async (label, text, said) => {
    const { updates } = await openEditor();
    await type(label, text);

    await press('Save');

    expect(errorUnder(label)).toBe(said);
    expect(updates()).toEqual([]);
  });

  it('shows when the product could not be read, and tries again', async () => {
    const { api } = await openEditor({ 'product/get': 'network is down' });
    expect(screen.getByRole('alert').textContent).toContain(sentences.networkError);

    api.answer({ 'product/get': { reply: sampleProduct() } });
    await press('Try again');

    expect(textIn('Name')).toBe('Kaveri Gold Whey 1 kg');
  });

  it('shows that another admin has deleted it', async () => {
    const { reports, messages } = await openEditor({
      'product/update': { status: 404, error: { message: 'This product is gone' } },
    });
    await type('Price (₹)', '2400');

    await press('Save');

    expect(reports).toEqual(['7 is gone']);
    expect(messages()).toEqual(['This product is gone']);
  });

  it('leads to sign in when the session has ended', async () => {
    const { address } = await openEditor({
      'product/update': { status: 401, error: { message: 'expired' } },
    });
    await type('Price (₹)', '2400');

    await press('Save');

    expect(address()).toBe('/adminLogin?from=%2Fadmin%2Fproducts');
  });
});

describe('a product that another admin saved first', () => {
  const theirs = sampleProduct({ price: 2300, name: 'Kaveri Whey', version: 2 });
  const openConflict = async () => {
    const opened = await openEditor({
      'product/update': { status: 409, error: { message: 'Changed meanwhile', product: theirs } },
    });
    await type('Price (₹)', '2400');
    await type('Discount (%)', '15');
    await press('Save');
    opened.api.answer({ 'product/update': saved });
    return opened;
  };

  it('is not overwritten: the dialog asks about fields that both changed and lists the others', async () => {
    await openConflict();

    expect(screen.getByRole('group', { name: 'Price: which one to keep?' }).textContent).toContain(
      'Theirs₹2,300Yours₹2,400',
    );
    expect(screen.queryByRole('group', { name: /^Discount/ })).toBeNull();
    expect(screen.getByText('Kaveri Whey')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Someone else has changed this product');
  });

  it('cannot be saved before every field is decided', async () => {
    const { updates } = await openConflict();

    await press('Choose one for each field, then save');

    expect(updates()).toHaveLength(1);
  });

  it.each([
    ['Yours', { price: 2400, discount: 15 }],
    ['Theirs', { discount: 15 }],
  ])('is saved over the newer version with the chosen price: %s', async (side, changes) => {
    const { updates } = await openConflict();
    act(() => screen.getByRole('radio', { name: new RegExp(`^${side}`) }).click());

    await press('Save');

    expect(updates().at(-1)).toEqual({ productId: 7, version: 2, ...changes });
  });
});

describe('closing a dialog', () => {
  it('closes at once when nothing was changed', async () => {
    const { reports } = await openEditor();
    act(() => screen.getByLabelText('Name').focus());

    await press('Close');

    expect(reports).toEqual(['closed']);
  });

  it('asks before discarding changes, and keeps them after Cancel', async () => {
    const { reports } = await openEditor();
    act(() => screen.getByLabelText('Name').focus());
    await type('Name', 'Kaveri Whey');
    await press('Close');
    expect(screen.getByRole('dialog', { name: 'Discard changes?' })).toBeDefined();

    await press('Keep editing');
    expect(textIn('Name')).toBe('Kaveri Whey');
    expect(reports).toEqual([]);

    await press('Close');
    await press('Discard');
    expect(reports).toEqual(['closed']);
  });
});

describe('editing the label and the pictures of a product', () => {
  const pictures = [
    { image: '/images/back.webp', alt: 'The back' },
    { image: '/images/scoop.webp', alt: 'The scoop' },
  ];
  const attributes = {
    ...noAttributes,
    maker: 'Namma Foods',
    netQuantity: 500,
    netUnit: 'g' as const,
    size: '500 g',
  };
  const labelled = {
    'product/get': { reply: sampleProduct({ attributes, pictures }) },
    'product/update': saved,
  };

  it('sends only the attributes that were changed; an emptied field is nothing', async () => {
    const { updates } = await openEditor(labelled);
    await type('Maker', '');
    await type('Allergens', 'Milk');

    await press('Save');

    expect(updates()).toEqual([{ productId: 7, version: 1, attributes: { maker: null, allergens: 'Milk' } }]);
  });

  it('sends what the label says in other languages', async () => {
    const { updates } = await openEditor(labelled);
    await type('Allergens in Kannada', 'ಹಾಲು');
    await type('Size in Hindi', '500 ग्राम');

    await press('Save');

    expect(updates()).toEqual([
      { productId: 7, version: 1, words: { allergensKn: 'ಹಾಲು', sizeHi: '500 ग्राम' } },
    ]);
  });

  it('puts pictures in order by buttons, also in front of the first, and removes them', async () => {
    const { updates } = await openEditor(labelled);

    await press('Picture 3: move up');
    await press('Picture 2: move up');
    await press('Picture 3: remove');
    await press('Save');

    const first = sampleProduct().image;
    expect(updates()).toEqual([
      { productId: 7, version: 1, image: '/images/scoop.webp', pictures: [{ image: first, alt: '' }] },
    ]);
  });

  it('asks which to keep where another admin changed the same attribute', async () => {
    const theirs = sampleProduct({
      attributes: { ...attributes, maker: 'Kaveri Foods', size: '1 kg' },
      version: 2,
    });
    const { api, updates } = await openEditor({
      ...labelled,
      'product/update': { status: 409, error: { message: 'changed', product: theirs } },
    });
    await type('Maker', 'Malnad Foods');
    await type('Flavour', 'Mango');
    await press('Save');

    act(() => screen.getByRole('radio', { name: /^Yours/ }).click());
    expect(screen.getByText('1 kg')).toBeDefined();
    api.answer({ 'product/update': saved });
    await press('Save');

    expect(updates().at(-1)).toEqual({
      productId: 7,
      version: 2,
      attributes: { maker: 'Malnad Foods', flavour: 'Mango' },
    });
  });
});

describe('adding a product', () => {
  const openAdd = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi(answers);
    const added: Product[] = [];
    const shown = await renderScreenAt(
      '/admin/products',
      <AddProductDialog isOpen onClose={() => {}} onAdded={(product) => added.push(product)} />,
    );
    return { api, added, ...shown };
  };
  const fill = async () => {
    await type('Name', 'Oats');
    choose('Category', 'fitfood');
    await type('Description', 'Rolled oats.');
    await type('Price (₹)', '300');
    await type('Image link', 'https://example.in/oats.webp');
  };

  it('sends the fields, and passes the new product to the list', async () => {
    const product = { ...listed, productId: 9, name: 'Oats' };
    const { api, added } = await openAdd({ 'product/add': { reply: { status: 'Product added', product } } });
    await fill();

    await press('Add product');

    expect(api.requests.map(({ body }) => body)).toEqual([
      {
        name: 'Oats',
        category: 'fitfood',
        description: 'Rolled oats.',
        price: 300,
        discount: 0,
        image: 'https://example.in/oats.webp',
      },
    ]);
    expect(added.map(({ name }) => name)).toEqual(['Oats']);
  });

  it('sends of the label what is filled in, with further pictures in their order', async () => {
    const product = { ...listed, productId: 9, name: 'Oats' };
    const { api } = await openAdd({
      'product/add': { reply: { status: 'Product added', product } },
      'product/getFamilies': { reply: ['Malnad Oats'] },
    });
    await fill();
    await type('Net quantity', '1000');
    choose('Unit', 'g');
    await type('Protein (g)', '24.5');
    choose('Country of origin', 'IN');
    act(() => screen.getByLabelText('Family').focus());
    await type('Family', 'Malnad Oats');

    await press('Add product');

    expect(api.requestsOf('product/add').map(({ body }) => body)).toMatchObject([
      {
        attributes: {
          netQuantity: 1000,
          netUnit: 'g',
          proteinGrams: 24.5,
          origin: 'IN',
          family: 'Malnad Oats',
        },
      },
    ]);
    expect(document.querySelector('datalist option')?.getAttribute('value')).toBe('Malnad Oats');
  });

  it('opens the part of the label in which a field is wrong', async () => {
    const { api } = await openAdd();
    await fill();
    await type('FSSAI licence', '123');

    await press('Add product');

    const field = screen.getByLabelText('FSSAI licence');
    expect(errorUnder('FSSAI licence')).toContain('Enter the 14 digits of the FSSAI licence');
    expect(field.closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(field);
    expect(api.requests).toEqual([]);
  });

  it('does not read an empty price as 0 rupees', async () => {
    const { api } = await openAdd();
    await fill();
    await type('Price (₹)', '');

    await press('Add product');

    expect(errorUnder('Price (₹)')).not.toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('Price (₹)'));
    expect(api.requests).toEqual([]);
  });

  it('is restored after signing in again', async () => {
    const { address, unmount } = await openAdd({
      'product/add': { status: 401, error: { message: 'expired' } },
    });
    await fill();
    await press('Add product');
    expect(address()).toBe('/adminLogin?from=%2Fadmin%2Fproducts');
    unmount();

    startSession('another-token', 'admin@example.in', 'ADMIN');
    await openAdd();
    await idle();

    expect([textIn('Name'), textIn('Category'), textIn('Price (₹)')]).toEqual(['Oats', 'fitfood', '300']);
  });
});
