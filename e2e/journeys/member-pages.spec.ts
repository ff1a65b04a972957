import type { Page } from '@playwright/test';
import { keepBusy } from '../fixtures/busy-member';
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
