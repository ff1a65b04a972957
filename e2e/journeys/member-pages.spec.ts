import { addMonths, gymDay } from '@namma/contract/dates';
import type { Page } from '@playwright/test';
import type { Api } from '../fixtures/api';
import { expect, test } from '../fixtures/test';

/** Each page behind a token, and the heading that says it has arrived. */
const pages = [
  { path: '/profile', empty: 'Profile', filled: 'Profile' },
  { path: '/profile/profileOrders', empty: 'No orders yet', filled: /^Ordered on/ },
  { path: '/profile/profileConsultancy', empty: 'No upcoming Consultancy found', filled: 'Physiotherapy' },
  { path: '/profile/profileMembership', empty: 'No memberships found', filled: 'Elite Pro' },
  { path: '/profile/passwordRest', empty: 'Rest Password', filled: 'Rest Password' },
  { path: '/store/cart', empty: 'Your cart is empty', filled: 'Cart' },
  { path: '/store/addAddress', empty: 'Your cart is empty', filled: 'Address' },
  { path: '/store/payment', empty: 'Your cart is empty', filled: 'Payment' },
  { path: '/store/orders', empty: 'No orders yet', filled: /^Ordered on/ },
] as const;

const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('main').getByRole('heading', { name, exact: true }).first()).toBeVisible();

for (const { path, empty, filled } of pages) {
  test(`axe finds nothing on ${path} of a new member`, async ({ memberPage: page, expectPresentable }) => {
    await page.goto(path);
    await expectHeading(page, empty);
    await expectPresentable(page);
  });

  test(`axe finds nothing on ${path} of a busy member`, async ({
    memberPage: page,
    member,
    api,
    expectPresentable,
  }) => {
    const address = await keepBusy(api, member.token);
    await page.goto(path === '/store/payment' ? `${path}?address=${address}` : path);
    await expectHeading(page, filled);
    await expectPresentable(page);
  });
}

test('the question before logging out is a dialog that fits', async ({
  memberPage: page,
  expectPresentable,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm Logout?' })).toBeVisible();
  await expectPresentable(page);
});

test('the form for an address is a dialog that fits', async ({
  memberPage: page,
  member,
  api,
  expectPresentable,
}) => {
  await keepBusy(api, member.token);
  await page.goto('/store/addAddress');
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await expect(page.getByRole('dialog').getByLabel('Pincode')).toBeVisible();
  await expectPresentable(page);
});

test('without signing in each of them leads to the sign-in, and from there back', async ({
  page,
  member,
}) => {
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page).toHaveURL(`/signIn?from=${encodeURIComponent(path)}`);
    await expect(page.getByRole('alert').getByText('Please Login', { exact: true })).toBeVisible();
  }
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/store/orders');
});

/** Something of everything: two lines in the cart, an address, an order, an appointment, a membership. */
async function keepBusy(api: Api, token: string): Promise<number> {
  const today = gymDay(new Date());
  const addressId = await api.address(token);
  const { content } = await api.call('product/getAll', { query: { limit: 50 } });
  const [first, second] = content.filter(({ available }) => available === 1);
  if (!first || !second) throw new Error('the shop is empty');
  await api.call('orders/order', {
    token,
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId,
      cartProductDetails: [{ productId: first.productId, quantity: 1 }],
    },
  });
  for (const { productId } of [first, second]) await api.call('cart/add', { token, body: { productId } });
  await api.call('consultancy/book', {
    token,
    body: { consult_type: 'Physiotherapy', age: 40, height: 170, weight: 70, date: addMonths(today, 1) },
  });
  await api.call('membership/register', {
    token,
    body: {
      type: 'Elite Pro',
      center: 'HSR Layout',
      start_Date: today,
      end_Date: addMonths(today, 12),
      price: 13899,
    },
  });
  return addressId;
}
