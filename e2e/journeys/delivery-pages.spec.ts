import type { Api } from '../fixtures/api';
import { Hands } from '../fixtures/hands';
import { expect, signInAs, test } from '../fixtures/test';

/** The number of orders of a delivery run. */
const BAG = 30;

/** Orders of one product each, moved until they are out for delivery. */
async function sendOut(api: Api, count: number): Promise<string[]> {
  const token = await api.adminToken();
  const member = await api.member();
  const { productId } = await api.product();
  const addressId = await api.address(member.token);
  const placed = [];
  for (let i = 0; i < count; i++)
    placed.push(
      await api.call('orders/order', {
        token: member.token,
        body: {
          paymentMode: 'COD',
          source: 'buy',
          addressId,
          cartProductDetails: [{ productId, quantity: 1 }],
        },
      }),
    );
  for (const status of ['Transit', 'Out-For-Delivery'] as const)
    await api.call('orders/updateMany', {
      token,
      body: { moves: placed.flatMap(({ orderIds }) => orderIds.map((id) => ({ id, status }))) },
    });
  return placed.map(({ checkoutId }) => checkoutId);
}

test('payments of 30 orders of a delivery run are recorded by keyboard, with a refused delivery and missing cash', async ({
  page,
  api,
  expectPresentable,
}) => {
  test.slow();
  const mine = await sendOut(api, BAG);
  await signInAs(page, { token: await api.adminToken() });
  await page.goto('/admin/deliveries');
  await expect(page.getByRole('heading', { level: 1, name: 'Deliveries' })).toBeVisible();
  const { stops } = await api.call('orders/getDeliveries', { token: await api.adminToken() });
  const bag = stops.filter(({ checkoutId }) => mine.includes(checkoutId));
  expect(bag).toHaveLength(BAG);
  const [first, ...others] = bag;
  if (!first) throw new Error('nothing is out');
  const expected = others.reduce((sum, { duePaise }) => sum + duePaise, 0) / 100;

  const hands = new Hands(page);
  await test.step('each order is chosen by its number, as a scanner types it', async () => {
    const number = page.getByLabel('Order number, then Enter');
    for (const { orderNumber } of bag) {
      // A scanner types the number of the paper, and Enter.
      await hands.scan(async () => {
        await number.fill(orderNumber);
        await number.press('Enter');
      });
    }
    await page.getByRole('checkbox', { name: new RegExp(`^Refused.*${first.orderNumber}$`) }).focus();
    await hands.press('Space');
    await expect(page.getByText(`${BAG} orders, 1 refused`)).toBeVisible();
    await expectPresentable(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const settle = page.getByRole('form', { name: 'Collect' });
  await test.step('what is missing is named', async () => {
    const missing = others[0]?.duePaise ?? 0;
    await settle.getByLabel('Cash drawer of').selectOption('indiranagar');
    // To the list of centers and to the next field.
    hands.presses += 3;
    await settle.getByLabel('Cash received').focus();
    await hands.type(String(expected - missing / 100));
    await expect(settle.getByText(/is missing/)).toBeVisible();
    await expect(settle.getByRole('button', { name: 'Collect' })).toBeDisabled();
  });

  await test.step('all of it is received in one step', async () => {
    await hands.press('Control+A');
    await hands.type(String(expected));
    await hands.press('Enter');
    await expect(page.getByRole('status').getByText(/received for 30 orders/)).toBeVisible();
    expect(hands.seconds).toBeLessThanOrEqual(60);
    test.info().annotations.push({ type: 'bag', description: hands.described });
  });

  const after = await api.call('orders/getDeliveries', { token: await api.adminToken() });
  const left = after.stops.filter(({ checkoutId }) => mine.includes(checkoutId));
  expect(left.every(({ duePaise }) => duePaise === 0)).toBe(true);
  expect(left).toHaveLength(BAG - 1);
});
