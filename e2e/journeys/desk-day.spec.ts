import { expect, signInAs, test } from '../fixtures/test';

// No other journey opens a drawer at this center.
const center = 'vijayanagra';

test('a day at the desk, from opening the drawer to closing it with a difference', async ({
  page,
  api,
  member,
  expectPresentable,
}) => {
  const token = await api.adminToken();
  const name = `Lemon whey ${crypto.randomUUID().slice(0, 8)}`;
  const { product } = await api.call('product/add', {
    token,
    body: {
      name,
      category: 'wheyprotein',
      description: 'Sold at the counter',
      discount: 0,
      price: 500,
      image: '/images/whey.webp',
    },
  });
  await api.call('stock/receive', { token, body: { productId: product.productId, quantity: 10 } });
  const { drawer } = await api.call('drawers/getOpen', { token, query: { center } });
  if (drawer) await api.call('drawers/close', { token, body: { center, countedRupees: 0 } });
  await signInAs(page, { token });
  await page.goto('/admin/counter');
  await page.getByLabel('This counter is at').selectOption(center);

  await test.step('the drawer is opened with its float', async () => {
    await page.goto('/admin/drawer');
    const opening = page.getByRole('form', { name: 'Open the drawer' });
    await opening.getByLabel('Float').fill('1000');
    await opening.getByRole('button', { name: 'Open drawer' }).click();
    await expect(page.getByRole('region', { name: 'Open drawer' })).toContainText('₹1,000');
  });

  const goods = page.getByLabel('Barcode or name of a product');
  await test.step('a walk-in buys two in cash', async () => {
    await page.goto('/admin/counter');
    await page.getByRole('button', { name: /^Sell goods/ }).click();
    await goods.fill(name);
    await goods.press('Enter');
    await expect(page.getByRole('region', { name: 'Pay' })).toContainText('₹500');
    await goods.fill('2');
    await goods.press('Enter');
    await expect(page.getByRole('region', { name: 'Pay' })).toContainText('₹1,000');
    await page.getByRole('button', { name: /^Sell for ₹1,000 In cash/ }).click();
    await expect(page.getByRole('region', { name: /^Receipt NSG/ })).toContainText('₹1,000');
  });

  await test.step('one of them is refunded in cash, as damaged', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Sell goods/ }).click();
    const sold = page.getByRole('listitem').filter({ hasText: name });
    await sold.getByRole('button', { name: /^Refund or exchange/ }).click();
    await page.getByLabel('Reason').fill('The seal is broken');
    await page.getByLabel('Condition').selectOption('Damaged, not sold again');
    await expectPresentable(page);
    await page.getByRole('button', { name: 'Refund ₹500' }).click();
    await expect(page.getByRole('heading', { name: 'Refunded' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Receipt NSG/ })).toContainText('Returned: order');
    const { stock } = await api.call('stock/getDetails', { token, query: { productId: product.productId } });
    expect(stock?.onHand).toBe(8);
  });

  await test.step('a caller orders one, paid on delivery', async () => {
    await page.goto('/admin/orders');
    await page.getByRole('link', { name: 'Take order' }).click();
    await expect(page.getByText('Find the caller, or add a new member.')).toBeVisible();
    const field = page.getByLabel('Slip, phone number, name or order number');
    await field.fill(member.email);
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: /^Order for / })).toBeVisible();
    await goods.fill(name);
    await goods.press('Enter');
    await page.getByLabel('Address', { exact: true }).fill('7, 12th Main');
    await page.getByLabel('Town').fill('Bengaluru');
    await page.getByLabel('Pincode').fill('560038');
    await page.getByLabel('District').fill('Bengaluru Urban');
    await expectPresentable(page);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText(/^Order NS-\d+-\d placed/)).toBeVisible();
    const [order] = await api.call('orders/getOrders', { token: member.token });
    expect(order).toMatchObject({ orderStatus: 'Pending', paymentMode: 'COD', quantity: 1 });
  });

  await test.step('milk is paid out, and the drawer is counted blind', async () => {
    await page.goto('/admin/drawer');
    const payOut = page.getByRole('form', { name: 'Pay out' });
    await payOut.getByLabel('Amount').fill('30');
    await payOut.getByLabel('Reason').fill('Milk');
    await payOut.getByRole('button', { name: 'Pay out' }).click();
    await expect(page.getByRole('list', { name: 'Paid out' })).toContainText('Milk');
    const closing = page.getByRole('form', { name: 'Close the drawer' });
    // 1,000 + 1,000 − 500 − 30 are expected.
    await closing.getByLabel('Counted cash').fill('1450');
    await closing.getByLabel('Note').fill('Counted twice');
    await closing.getByRole('button', { name: 'Close drawer' }).click();
    await closing.getByRole('button', { name: 'Yes, close it' }).click();
    const closed = page.getByRole('status', { name: 'Drawer closed' });
    await expect(closed).toContainText('₹1,470');
    await expect(closed).toContainText('₹20');
  });

  await test.step('the cash-up shows the difference', async () => {
    await page.goto('/admin/cashUp');
    const drawers = page.getByRole('table', { name: 'Drawers' });
    await expect(drawers.getByRole('row').filter({ hasText: 'Counted twice' })).toContainText('₹20');
  });
});
