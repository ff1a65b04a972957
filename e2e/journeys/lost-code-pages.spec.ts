import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures/test';

test.use({ losesCode: true });

const networkError = 'Network Error. Please check your internet connection or server.';
/** Code of screens that the current one leads to is loaded ahead. */
const isLoaded = (page: Page, file: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (name) =>
          performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${name}-`)),
        file,
      ),
    )
    .toBe(true);
const said = (page: Page) => page.getByRole('alert').getByText(networkError);

const tryAgain = (page: Page) => page.getByRole('link', { name: 'Try again' });

test('Checkout without its code opens as a new page, which shows what is missing, and continues with the next press', async ({
  memberPage: page,
  api,
  member,
}) => {
  const product = await api.product();
  await api.call('cart/add', { token: member.token, body: { productId: product.productId } });
  await page.route('**/assets/address-*', (route) => route.abort());
  await page.goto('/store/cart');
  await hydrated(page);

  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/store\/addAddress$/);
  await expect(said(page)).toBeVisible();

  await page.unroute('**/assets/address-*');
  await tryAgain(page).click();
  await expect(page).toHaveURL(/\/store\/addAddress$/);
  await expect(page.getByRole('heading', { name: 'Address', exact: true })).toBeVisible();
});

test('without a network, loaded screens open, and others show a message', async ({ page, context }) => {
  await page.route('**/assets/consultancy-*', (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await isLoaded(page, 'tier-page');
  await context.setOffline(true);

  await menu.getByRole('link', { name: 'Fitness' }).click();
  await expect(page).toHaveURL(/\/fitness$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await menu.getByRole('link', { name: 'Consultancy' }).click();
  await expect(said(page)).toBeVisible();
  await expect(page).toHaveURL(/\/fitness$/);

  await page.unroute('**/assets/consultancy-*');
  await context.setOffline(false);
  await menu.getByRole('link', { name: 'Consultancy' }).click();
  await expect(page).toHaveURL(/\/consultancy$/);
});

test('Back before the scripts have started opens the page of the address', async ({ page }) => {
  await page.goto('/store/wishlist');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Consultancy' }).click();
  await expect(page).toHaveURL(/\/consultancy$/);
  const letGo = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await letGo.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Consultancy/);

  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { name: 'Wishlist' })).toBeVisible();
  letGo.resolve();
  await hydrated(page);
  await expect(page).toHaveURL(/\/store\/wishlist$/);
});

test('a script that an update has removed reloads the page once', async ({ page, api }) => {
  const { productId } = await api.product();
  let isGone = true;
  let loads = 0;
  page.on('load', () => loads++);
  // A newer version has files of other names.
  await page.route('**/assets/*.js', (route) =>
    route.request().method() === 'HEAD' && isGone ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.route('**/assets/product-view-*', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.goto(`/store/product?id=${productId}`);
  await expect.poll(() => loads).toBe(2);
  isGone = false;
  await hydrated(page);
  expect(loads).toBe(2);
});

test('a page whose script fails reloads once, and then shows a message', async ({ page }) => {
  let asked = 0;
  await page.route('**/assets/frame-*', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/store/category');
  await hydrated(page);
  expect(asked).toBeGreaterThan(1);

  await page.unroute('**/assets/frame-*');
  await page.route('**/assets/react-*', (route) => route.abort());
  await page.goto('/store/cart');
  await expect(said(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});
