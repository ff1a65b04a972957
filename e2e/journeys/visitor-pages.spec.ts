import { addDays, gymDay } from '@namma/contract/days/dates';
import { expect, hydrated, test } from '../fixtures/test';

const phone = { width: 390, height: 844 };
const CENTER = 'indiranagar';

test('classes and centers are linked from every page on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/', '/fitness']) {
    await page.goto(path);
    await expect(page.locator('main a[href^="/classes"]').filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator(`footer a[href="/centers/${CENTER}"]`)).toBeVisible();
  }
});

test('a center has a page that leads to its classes and its purchase', async ({
  page,
  expectPresentable,
}) => {
  await page.goto(`/centers/${CENTER}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CENTER);
  await expect(page.getByRole('link', { name: /^Open the map/ })).toHaveAttribute('href', /Indiranagar/);
  await expect(page.getByRole('heading', { name: 'How busy it is' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All classes' })).toHaveAttribute(
    'href',
    `/classes?center=${CENTER}`,
  );
  await expectPresentable(page);

  await page.getByRole('link', { name: 'Choose this center' }).click();
  await page
    .getByRole('link', { name: /3 months/ })
    .first()
    .click();
  await expect(page.getByLabel('Preferred center')).toHaveValue(CENTER);

  const unknown = await page.goto('/centers/nowhere');
  expect(unknown?.status()).toBe(404);
});

test('common misspellings, sizes and prices find products, or the nearest ones', async ({ page }) => {
  await page.goto('/store/category?category=protine');
  await expect(page.getByRole('link', { name: /protein/i }).first()).toBeVisible();
  await page.goto('/store/category?category=whey2kg');
  await expect(page.getByRole('link', { name: /whey.*2 kg/i }).first()).toBeVisible();
  await page.goto('/store/category?category=protein-under-500');
  await expect(page.getByRole('link', { name: 'Up to ₹500' })).toBeVisible();
  await page.goto('/store/category?category=whey-xylophone');
  const nearest = page.locator('section', { has: page.getByRole('heading', { name: 'Did you mean' }) });
  await expect(nearest.getByRole('link').first()).toContainText('₹');
});

test('the button of a long form stays at the bottom edge of a phone and names the choice', async ({
  memberPage: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/fitness/buy?tier=elite&months=3');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Get Membership' })).toBeInViewport();
  await expect(page.getByText('Elite, 3 months · ₹5,899')).toBeInViewport();

  await page.goto('/appointment?type=Fitness');
  await hydrated(page);
  await page.getByLabel('Date').fill(addDays(gymDay(new Date()), 3));
  await expect(page.getByRole('button', { name: 'Book appointment' })).toBeInViewport();
});

test('a product out of stock promises no delivery', async ({ page, api }) => {
  const product = await api.product();
  const token = await api.adminToken();
  await api.call('product/update', { token, body: { productId: product.productId, available: 0 } });
  await page.goto(`/store/product?id=${product.productId}`);
  await expect(page.getByText('Product Out-Off Stock').first()).toBeVisible();
  await expect(page.getByText(/Order today/)).toHaveCount(0);
});
