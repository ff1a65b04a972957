import type { Page } from '@playwright/test';
import { expect, hydrated, signInAs, test, withoutMapServer } from '../fixtures/test';

test.use({ loadsAhead: false });

const forGuests = [
  '/',
  '/fitness/elitePro',
  '/store',
  '/store/category',
  '/store/product?id=1',
  '/signUp',
  '/legal/privacy',
];
const forMembers = ['/store/cart', '/store/orders', '/profile', '/profile/myData'];
const forAdmins = ['/admin', '/admin/orders', '/admin/products', '/admin/reports', '/admin/settings'];

/** The link is the first thing that Tab reaches, and leads past what every page begins with. */
async function expectSkipping(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  // What is read has come: the main part has something to lead to.
  await expect(page.locator('main :is(a, button, input):visible').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus, footer :focus')).toHaveCount(1);
}

test('the skip link leads every guest into the content', async ({ page }) => {
  await withoutMapServer(page);
  for (const path of forGuests) await test.step(path, () => expectSkipping(page, path));
});

test('the skip link leads every member into the content', async ({ memberPage: page }) => {
  for (const path of forMembers) await test.step(path, () => expectSkipping(page, path));
});

test('the skip link leads the desk into the content', async ({ page, api }) => {
  await signInAs(page, { token: await api.adminToken() });
  for (const path of forAdmins)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSkipping(page, path);
    });
});
