import { addMonths, gymDay } from '@namma/contract/dates';
import type { Page } from '@playwright/test';
import { keepBusy } from '../fixtures/busy-member';
import { expect, expectReadableAtTwiceTheSize, test } from '../fixtures/test';

/** The pages that need a token, each with its heading. */
const pages = [
  { path: '/profile', empty: 'Profile', filled: 'Profile' },
  { path: '/profile/profileOrders', empty: 'No orders yet', filled: /^Order NS-/ },
  { path: '/profile/profileConsultancy', empty: 'No upcoming Consultancy found', filled: 'Physiotherapy' },
  { path: '/profile/profileMembership', empty: 'No memberships found', filled: 'Elite Pro' },
  { path: '/profile/ledger', empty: 'Nothing here yet', filled: /^₹[\d,]+ due$/ },
  { path: '/profile/documents', empty: 'No documents yet', filled: 'Documents' },
  { path: '/profile/myData', empty: 'My data', filled: 'My data' },
  { path: '/profile/card', empty: 'Member card', filled: 'Member card' },
  { path: '/profile/passwordRest', empty: 'Rest Password', filled: 'Rest Password' },
  { path: '/store/cart', empty: 'Your cart is empty', filled: 'Cart' },
  { path: '/store/addAddress', empty: 'Your cart is empty', filled: 'Address' },
  { path: '/store/payment', empty: 'Your cart is empty', filled: 'Payment' },
  { path: '/store/orders', empty: 'No orders yet', filled: /^Order NS-/ },
] as const;

const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('main').getByRole('heading', { name, exact: true }).first()).toBeVisible();

for (const { path, empty, filled } of pages) {
  test(`${path} of a new member passes axe`, async ({ memberPage: page, expectPresentable }) => {
    await page.goto(path);
    await expectHeading(page, empty);
    await expectPresentable(page);
  });

  test(`${path} of a busy member passes axe`, async ({
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

test('what is left of a membership, and the dialogs that take from it, fit a phone', async ({
  memberPage: page,
  member,
  api,
  expectPresentable,
}) => {
  test.slow();
  const start_Date = gymDay(new Date());
  const body = {
    type: 'Elite',
    center: 'HSR Layout',
    start_Date,
    end_Date: addMonths(start_Date, 12),
  } as const;
  await api.call('membership/register', { token: member.token, body });
  const [membership] = await api.call('membership/getMemberships', { token: member.token });
  await api.call('membership/update', {
    token: await api.adminToken(),
    body: { id: membership?.id ?? 0, status: 'payed' },
  });
  await api.call('membership/extend', { token: member.token, body: { id: membership?.id ?? 0, days: 5 } });
  await page.goto('/profile/profileMembership');
  await page.getByText('History (1)').click();
  await expectPresentable(page);
  await expectReadableAtTwiceTheSize(page);

  const dialog = page.getByRole('dialog');
  for (const action of ['Pause', 'Hand over', 'Change center']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: `${action}: Elite` }).click();
    if (action !== 'Pause') {
      await dialog.getByRole('button', { name: action, exact: true }).click();
      await expect(dialog.locator('[aria-invalid]').first()).toBeVisible();
    }
    await expect(dialog.getByRole('status')).not.toBeEmpty();
    await expectPresentable(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('without signing in, each page leads to sign in, and from there back', async ({ page, member }) => {
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

test('a member with many orders sees the newest five hundred, and older ones on request, also after a failure', async ({
  memberPage: page,
  member,
  api,
}) => {
  await keepBusy(api, member.token);
  const [order] = await api.call('orders/getOrders', { token: member.token });
  const rows = (from: number, howMany: number) =>
    Array.from({ length: howMany }, (_, i) => ({
      ...order,
      orderId: from - i,
      checkoutId: `00000000-0000-4000-8000-${String(from - i).padStart(12, '0')}`,
    }));
  const asked: (string | null)[] = [];
  let isAway = true;
  await page.route('**/api/orders/getOrders*', async (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    asked.push(before);
    if (before === null) return route.fulfill({ json: rows(520, 500) });
    return isAway ? route.abort() : route.fulfill({ json: rows(20, 20) });
  });
  const checkouts = page.getByRole('main').getByRole('heading', { name: /^Order NS-/ });
  const showOlder = page.getByRole('main').getByRole('button', { name: 'Show older' });
  await page.goto('/profile/profileOrders');
  // The last order may belong to an incomplete checkout, which is not shown yet.
  await expect(checkouts).toHaveCount(499);

  await showOlder.click();
  await expect(page.getByRole('alert').getByText('Network Error.')).toBeVisible();
  await expect(checkouts).toHaveCount(499);
  isAway = false;
  await showOlder.press('Enter');

  await expect(checkouts).toHaveCount(520);
  await expect(showOlder).toHaveCount(0);
  const note = page
    .getByRole('main')
    .getByRole('status')
    .getByText('20 older shown. These are all your orders.');
  await expect(note).toBeVisible();
  expect(asked).toEqual([null, '21', '21']);
});
