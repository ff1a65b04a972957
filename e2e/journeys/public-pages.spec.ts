import { expect, hydrated, test } from '../fixtures/test';

const publicPages = [
  '/signUp',
  '/signIn',
  '/adminLogin',
  '/store',
  '/store/category',
  '/store/category?category=wheyprotein&price=1500-above',
  '/store/category?category=nothing-like-it',
  '/store/wishlist',
  '/store/product?id=1',
  '/no/such/page',
];

const widths = [390, 768, 1440];

for (const path of publicPages) {
  test(`axe finds nothing on ${path} at any width`, async ({ page, expectAccessible }) => {
    await page.goto(path);
    await hydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });

  test(`${path} does not scroll sideways on a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop shows products, filters and pages as plain links', async ({ page }) => {
    await page.goto('/store/category?category=wheyprotein');
    await expect(page.getByRole('link', { name: /Namma Gold Whey Protein/ }).first()).toBeVisible();

    await page.goto('/store/category');
    const firstPage = await page.getByRole('main').getByRole('listitem').allInnerTexts();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    expect(await page.getByRole('main').getByRole('listitem').allInnerTexts()).not.toEqual(firstPage);
  });

  test('a product can be read from its link', async ({ page }) => {
    await page.goto('/store/product?id=1');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Namma Gold');
    await expect(page.getByText(/₹/).first()).toBeVisible();
  });

  test('the search box sends a plain form', async ({ page }) => {
    await page.goto('/store');
    await page.getByRole('combobox', { name: /search/i }).fill('protien bar');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/store\/category\?category=/);
    await expect(page.getByRole('link', { name: /Bar/ }).first()).toBeVisible();
  });
});

test('every public page says what it is to search engines', async ({ page }) => {
  const titles = new Set<string>();
  for (const path of ['/', '/store', '/store/category?category=fitfoods', '/store/product?id=1', '/signUp']) {
    await page.goto(path);
    titles.add(await page.title());
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^\/|^https?:/);
  }
  expect(titles.size).toBe(5);

  await page.goto('/store/product?id=1');
  const jsonLd = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  );
  expect(jsonLd).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'INR' } });
});

test('a product that does not exist is a designed page with status 404', async ({ page }) => {
  const response = await page.goto('/store/product?id=999999');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeAttached();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('pages behind a token are never indexed', async ({ page }) => {
  for (const path of ['/store/cart', '/store/orders', '/store/addAddress', '/store/payment']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('noindex');
  }
});
