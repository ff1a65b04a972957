import type { Api, Member } from '../fixtures/api';
import { expect, hydrated, test } from '../fixtures/test';

/** Orders one piece of some new products. */
async function order(api: Api, { token }: Member, products: number) {
  const cartProductDetails = [];
  for (let i = 0; i < products; i++)
    cartProductDetails.push({ productId: (await api.product()).productId, quantity: 1 });
  const addressId = await api.address(token);
  return api.call('orders/order', {
    token,
    body: { paymentMode: 'COD', source: 'buy', addressId, cartProductDetails },
  });
}

async function deliver(api: Api, orderIds: readonly number[]) {
  const token = await api.adminToken();
  for (const id of orderIds)
    for (const status of ['Transit', 'Out-For-Delivery', 'Delivered'] as const)
      await api.call('orders/update', { token, body: { id, status } });
}

test('a star is changed, a review is added, a return is withdrawn, and the receipt says what is paid', async ({
  memberPage: page,
  api,
  member,
}) => {
  const { orderIds } = await order(api, member, 1);
  await deliver(api, orderIds);
  await page.goto('/store/orders');
  await hydrated(page);

  await page.getByRole('radio', { name: '1 star' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('radio', { name: '5 stars' }).click();
  await expect(page.getByText('You gave 5 of 5')).toBeVisible();
  await page.getByRole('button', { name: /^Write a review/ }).click();
  await page.getByLabel('Your review').fill('Mixes well, not too sweet.');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('button', { name: /^Write a review/ })).toHaveCount(0);

  await page.getByRole('button', { name: /^Return / }).click();
  await page.getByLabel('Reason').fill('The wrong flavour, unopened');
  await page.getByRole('button', { name: 'Ask to return it' }).click();
  await page.getByRole('button', { name: /^Withdraw the return of/ }).click();
  await page.getByRole('button', { name: 'Withdraw the return', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Return / })).toBeVisible();

  await page.getByRole('link', { name: /NSG/ }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByText('Delivery and platform fee')).toBeVisible();
  await expect(sheet.getByText(/^To be paid on delivery \(COD\): ₹/)).toBeVisible();
});

test('the store leads by category, goal, what is new and what costs little', async ({ page }) => {
  await page.goto('/store');
  for (const name of ['By category', 'By goal', 'New in the store', 'Under ₹400'])
    await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.getByRole('link', { name: /^Strength/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('creatine');
});

test('the start page and the tiers begin with a price that somebody pays', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('₹4,999 for 3 months')).toBeVisible();
  await expect(page.getByText('tax and fee, ₹900, come on top').first()).toBeVisible();

  await page.goto('/fitness/elitePro');

  const promises = page.getByRole('region', { name: 'How you use what is included' });
  for (const name of ['Group classes', 'Swimming sessions', '110 gyms'])
    await expect(promises.getByText(name, { exact: true })).toBeVisible();
});
