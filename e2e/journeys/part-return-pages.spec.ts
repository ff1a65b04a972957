import type { Api, Member } from '../fixtures/api';
import { expect, hydrated, signInAs, test } from '../fixtures/test';

/** Three pieces of a new product, which have arrived. */
async function order(api: Api, { token }: Member) {
  const product = await api.product();
  const placed = await api.call('orders/order', {
    token,
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: await api.address(token),
      cartProductDetails: [{ productId: product.productId, quantity: 3 }],
    },
  });
  const admin = await api.adminToken();
  for (const status of ['Transit', 'Out-For-Delivery', 'Delivered'] as const)
    for (const id of placed.orderIds) await api.call('orders/update', { token: admin, body: { id, status } });
  return { product, ...placed };
}

test('one of three pieces is returned: asked for by keyboard, received by the desk, the others stay', async ({
  memberPage: page,
  api,
  member,
  browser,
  expectPresentable,
}) => {
  test.slow();
  const { product } = await order(api, member);
  await page.goto('/store/orders');
  await hydrated(page);

  await test.step('the member asks for one', async () => {
    await page.getByRole('button', { name: `Return ${product.name}` }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Quantity').selectOption({ label: '1 of them' });
    await dialog.getByLabel('Reason').fill('One pouch is too sweet');
    await expectPresentable(page, 'phone');
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole('button', { name: 'Request return' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Return requested', { exact: true })).toBeVisible();
  });

  await test.step('the desk takes it back', async () => {
    const desk = await (await browser.newContext()).newPage();
    await signInAs(desk, { token: await api.adminToken() });
    await desk.goto(`/admin/returns?q=${encodeURIComponent(member.email)}`);
    await expect(desk.getByText('1 of 3')).toBeVisible();
    await desk
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click();
    await desk
      .getByRole('button', { name: /^Received/ })
      .first()
      .click();
    await desk.getByRole('button', { name: 'Yes, received' }).click();
    await expect(desk.getByRole('button', { name: /^Refund/ }).first()).toBeVisible();
    await desk.context().close();
  });

  await test.step('the member sees two that stay and one that is back', async () => {
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(`₹900 · Quantity 2`)).toBeVisible();
    await expect(page.getByText(`₹900 · Quantity 1`)).toBeVisible();
  });
});
