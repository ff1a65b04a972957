import { expect, hydrated, test } from '../fixtures/test';

const productLinks = 'main a[href^="/store/product?id="]';

test('Back after hours restores pages and position, with current products', async ({ page, api }) => {
  // Two pages of products that only this test uses.
  const word = [...crypto.randomUUID().replaceAll('-', '')]
    .map((digit) => 'ghjkqvwxyzbcdfmp'[Number.parseInt(digit, 16)])
    .join('');
  const products = [];
  for (let i = 0; i < 12; i++) products.push(await api.product({ name: `Kept ${word} ${i}` }));
  const last = products.at(-1);
  if (!last) throw new Error('no product was made');
  await page.clock.setFixedTime('2031-03-04T06:00:00Z');
  await page.goto(`/store/category?category=${word}`);
  await hydrated(page);
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(page.locator(productLinks)).toHaveCount(12, { timeout: 500 });
  }).toPass();
  const card = page.locator(`main a[href="/store/product?id=${last.productId}"]`);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await card.click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();

  await page.clock.setFixedTime('2031-03-04T09:00:00Z');
  const { productId, name, description } = last;
  await api.call('product/update', {
    token: await api.adminToken(),
    body: { productId, name, description, available: 1, price: 700, discount: 0 },
  });
  await page.goBack();

  await expect(page.locator(productLinks)).toHaveCount(12);
  await expect(card).toBeInViewport();
  await expect(card).toContainText('₹700');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(50);
});

test('a product that is out of stock says so and cannot be bought', async ({ page, api }) => {
  const product = await api.product();
  await api.call('product/update', {
    token: await api.adminToken(),
    body: {
      productId: product.productId,
      name: product.name,
      available: 0,
      description: product.description,
      price: 900,
      discount: 0,
    },
  });

  await page.goto(`/store/product?id=${product.productId}`);

  await expect(page.getByRole('main').getByText('Product Out-Off Stock').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
});
