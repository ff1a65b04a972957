import type { Page } from '@playwright/test';
import { expect, hydrated, signInAs, test } from '../fixtures/test';

test.use({ loadsAhead: false });

/** The link is the first thing that Tab reaches, and leads past what every page begins with. */
async function expectSkipping(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  // The data has loaded: the main part has something to lead to.
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

// One page of each frame.
test('the skip link leads into the content of the site, the store, the profile and the admin side', async ({
  memberPage: page,
  api,
}) => {
  for (const path of ['/signUp', '/store', '/profile'])
    await test.step(path, () => expectSkipping(page, path));
  await signInAs(page, { token: await api.adminToken() });
  await test.step('/admin/orders', () => expectSkipping(page, '/admin/orders'));
});
