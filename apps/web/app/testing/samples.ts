import type { Reply } from '@namma/contract/calls';
import type { ProductAttributes } from '@namma/contract/catalogue/attribute-schemas';

/** A product in an API reply. */
export const sampleProduct = (changes: Partial<Reply<'product/get'>> = {}): Reply<'product/get'> => ({
  productId: 7,
  name: 'Kaveri Gold Whey 1 kg',
  category: 'wheyprotein',
  description: 'Whey protein concentrate, 24 g of protein a scoop.',
  price: 2500,
  discount: 10,
  image: '/images/products/kaveri-gold-whey.webp',
  rating: 4.5,
  ratingCount: 12,
  available: 1,
  buyCounts: 12,
  version: 1,
  attributes: noAttributes,
  originName: null,
  pictures: [],
  siblings: [],
  isOffered: true,
  left: null,
  ...changes,
});

/** Nothing of the label is filled in. */
export const noAttributes: ProductAttributes = {
  netQuantity: null,
  netUnit: null,
  maker: null,
  importer: null,
  origin: null,
  fssaiLicence: null,
  mark: null,
  ingredients: null,
  allergens: null,
  bestBeforeMonths: null,
  servingSize: null,
  energyKcal: null,
  proteinGrams: null,
  carbohydrateGrams: null,
  sugarGrams: null,
  addedSugarGrams: null,
  fatGrams: null,
  saturatedFatGrams: null,
  transFatGrams: null,
  sodiumMilligrams: null,
  family: null,
  flavour: null,
  size: null,
  barcode: null,
};

/** The signed-in member. */
export const sampleProfile = (changes: Partial<Reply<'user/profile'>> = {}): Reply<'user/profile'> => ({
  user_id: 4,
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  DOB: '1992-02-29',
  gender: 'Female',
  address: '12, 5th Cross, Indiranagar',
  locale: 'en',
  role: 'user',
  ...changes,
});

type Address = Reply<'cart/addressDetails'>[number];

/** A saved address. */
export const sampleAddress = (changes: Partial<Address> = {}): Address => ({
  addressId: 3,
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  address: '12, 5th Cross',
  town: 'Bengaluru',
  pincode: '560038',
  district: 'Bengaluru Urban',
  state: 'KARNATAKA',
  addressType: 'home',
  ...changes,
});

type Order = Reply<'orders/getOrders'>[number];

/** An order of a member. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  const { version: _version, ...product } = sampleProduct();
  const { addressId: _id, ...address } = sampleAddress();
  return {
    orderId: 11,
    checkoutId: '00000000-0000-4000-8000-000000000001',
    orderNumber: 'NS-1-5',
    product,
    quantity: 1,
    splitFrom: null,
    price: 2250,
    orderDate: '2030-03-04T06:30:00.000Z',
    channel: 'online',
    paymentMode: 'COD',
    orderStatus: 'Pending',
    cancelledAt: null,
    returnedAt: null,
    paidPaise: 0,
    duePaise: 2_279_00,
    rating: 0,
    isReviewed: false,
    address,
    documentNumber: null,
    returnBy: null,
    returnDays: 7,
    arrival: { from: '2030-03-06', to: '2030-03-08' },
    return: null,
    ...changes,
  };
}
