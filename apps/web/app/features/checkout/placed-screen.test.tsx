import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Order } from './api';
import { PlacedScreen } from './placed-screen';

const order: Order = {
  orderId: 1,
  checkoutId: '00000000-0000-4000-8000-000000000001',
  orderNumber: 'NS-1-5',
  product: {
    productId: 1,
    name: 'Oats',
    category: 'fitfood',
    description: 'Rolled oats.',
    price: 300,
    discount: 0,
    image: '/images/products/none.webp',
    rating: 0,
    available: 1,
    buyCounts: 1,
  },
  quantity: 1,
  price: 300,
  orderDate: '2030-03-04T06:30:00.000Z',
  paymentMode: 'COD',
  orderStatus: 'Pending',
  rating: 0,
  address: {
    name: 'Asha',
    email: 'asha@example.in',
    phone: '9876543210',
    address: '12, 5th Cross',
    town: 'Bengaluru',
    pincode: '560038',
    district: 'Bengaluru Urban',
    state: 'KARNATAKA',
    addressType: 'home',
  },
};

describe('an order that was just placed', () => {
  it('is not called on its way while it is Pending', () => {
    const page = renderToStaticMarkup(
      <MemoryRouter>
        <PlacedScreen orders={[order]} />
      </MemoryRouter>,
    );

    expect(page).toContain('Deliver to');
    expect(page).not.toContain('On its way');
  });
});
