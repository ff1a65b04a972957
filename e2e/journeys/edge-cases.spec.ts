import { confirmButton, openPayment, orderPlaced, payCash } from '../fixtures/checkout';
import { expect, hydrated, test } from '../fixtures/test';

const networkError = 'Network Error. Please check your internet connection or server.';

test('a lost connection while confirming: a message, nothing lost, and the retry orders once', async ({
  memberPage: page,
  api,
  member,
}) => {
  const product = await api.product();
  await openPayment(page, api, member, [product.productId]);
  await payCash(page);
  // The order reaches the server, but its answer is lost.
  await page.route('**/api/orders/order', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await confirmButton(page).click();
  await expect(page.getByRole('alert').getByText(networkError)).toBeVisible();

  await page.unroute('**/api/orders/order');
  await confirmButton(page).click();

  await expect(orderPlaced(page)).toBeVisible();
  expect(await api.call('orders/getOrders', { token: member.token })).toHaveLength(1);
});

test('a reload during payment, and Back after success: one order', async ({
  memberPage: page,
  api,
  member,
}) => {
  const product = await api.product();
  await openPayment(page, api, member, [product.productId]);
  await page.reload();
  await hydrated(page);
  await payCash(page);
  await confirmButton(page).dblclick();
  await expect(orderPlaced(page)).toBeVisible();

  await page.goBack();
  await page.goForward();
  await expect(orderPlaced(page)).toBeVisible();
  await page.goBack();

  await expect(confirmButton(page)).toHaveCount(0);
  expect(await api.call('orders/getOrders', { token: member.token })).toHaveLength(1);
});

test('one cart in two tabs is ordered once', async ({ memberPage: page, context, api, member }) => {
  const product = await api.product();
  await openPayment(page, api, member, [product.productId]);
  const other = await context.newPage();
  await other.goto(page.url());
  await hydrated(other);
  await payCash(page);
  await payCash(other);

  await confirmButton(page).click();
  await expect(orderPlaced(page)).toBeVisible();

  // The other tab has read the cart again.
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(confirmButton(other)).toHaveCount(0);
  expect(await api.call('orders/getOrders', { token: member.token })).toHaveLength(1);
});
