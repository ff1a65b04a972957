import type { Reply } from '@namma/contract/calls';

/** A product as the API answers it. */
export const sampleProduct = (changes: Partial<Reply<'product/get'>> = {}): Reply<'product/get'> => ({
  productId: 7,
  name: 'Kaveri Gold Whey 1 kg',
  category: 'wheyprotein',
  description: 'Whey protein concentrate, 24 g of protein a scoop.',
  price: 2500,
  discount: 10,
  image: '/images/products/kaveri-gold-whey.webp',
  rating: 4.5,
  available: 1,
  buyCounts: 12,
  version: 1,
  ...changes,
});
