import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { idle, leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { noAttributes, sampleProduct } from '../../testing/samples';
import { ProductView } from './product-view';

const attributes = {
  ...noAttributes,
  netQuantity: 1000,
  netUnit: 'g' as const,
  servingSize: 33,
  proteinGrams: 24,
  mark: 'brown' as const,
  allergens: 'Milk and egg',
  maker: 'Namma Foods, Bengaluru',
  fssaiLicence: '11224302000187',
};
const details = sampleProduct({
  price: 2000,
  discount: 0,
  attributes,
  originName: 'India',
  pictures: [{ image: '/images/back.webp', alt: 'The back' }],
  siblings: [
    { productId: 7, name: 'Whey', flavour: 'Mango', size: null, price: 2000, discount: 0, available: 1 },
    { productId: 8, name: 'Whey', flavour: 'Coffee', size: null, price: 2100, discount: 0, available: 1 },
  ],
});
const label = () => within(screen.getByRole('region', { name: 'On the label' }));

afterEach(leave);

describe("a product's page", () => {
  it('shows unit prices, protein, mark, allergens, maker, licence and origin', async () => {
    await renderScreenAt('/store/product?id=7', <ProductView product={details} />);

    for (const text of [
      ...['1 kg', '30 servings', '₹200', '₹2,000 per kg', '24 g', 'of 33 g', '₹68.75'],
      ...['Non-vegetarian', 'Milk and egg', 'Namma Foods, Bengaluru', '11224302000187', 'India'],
    ])
      expect(label().getAllByText(text), text).not.toHaveLength(0);
    expect(screen.getByText(/₹200 per 100 g/)).toBeDefined();
    expect(screen.getByRole('row', { name: 'Protein 24 g 72.7 g' })).toBeDefined();
  });

  it('omits empty details', async () => {
    await renderScreenAt('/store/product?id=7', <ProductView product={sampleProduct()} />);

    expect(screen.queryByRole('region', { name: 'On the label' })).toBeNull();
    expect(screen.getByText('Sold by the gym.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('list', { name: /Pictures of/ })).toBeNull();
  });

  it.each<[0 | 1, boolean]>([
    [1, true],
    [0, false],
  ])('says when it would arrive only while it can be ordered: available %i', async (available, isSaid) => {
    await renderScreenAt('/store/product?id=7', <ProductView product={{ ...details, available }} />);

    const facts = within(screen.getByRole('list', { name: 'Delivery and returns' }));
    expect(facts.queryAllByText(/^Order today/)).toHaveLength(isSaid ? 1 : 0);
    expect(facts.getAllByRole('listitem')).toHaveLength(isSaid ? 3 : 2);
  });

  it('names its pictures, and leads to other flavours', async () => {
    await renderScreenAt('/store/product?id=7', <ProductView product={details} />);

    expect(screen.getByRole('img', { name: 'The back' })).toBeDefined();
    expect(screen.getByRole('img', { name: details.name })).toBeDefined();
    const flavours = within(screen.getByRole('navigation', { name: 'Flavour' }));
    expect(flavours.getByText('Mango').closest('[aria-current]')).not.toBeNull();
    expect(flavours.getByRole('link', { name: 'Coffee' }).getAttribute('href')).toBe('/store/product?id=8');
  });

  it('shows the product of a card at once, and keeps the chosen quantity when the rest arrives', async () => {
    const { attributes: _, originName: __, pictures: ___, siblings: ____, version: _____, ...card } = details;
    let arrive = (_details: typeof details) => {};
    const rest = new Promise<typeof details>((resolve) => {
      arrive = resolve;
    });
    await renderScreenAt('/store/product?id=7', <ProductView product={card} details={rest} />);
    expect(screen.queryByRole('region', { name: 'On the label' })).toBeNull();
    await press(/^Increase quantity/);

    arrive(details);
    await idle();

    expect(label().getByText('1 kg')).toBeDefined();
    expect(screen.getByDisplayValue('2')).toBeDefined();
  });
});
