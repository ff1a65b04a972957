import { expectNames } from '../fixtures/names';
import { expect, expectNoMotion, hydrated, signInAs, test } from '../fixtures/test';

test.use({ loadsAhead: false });

test('the buttons of an admin row name the row', async ({ page, api }) => {
  const { name, email } = await api.member();
  await api.call('contact/register', {
    body: { name, email, phone: '9876543210', msg: 'May I bring my own belt?' },
  });
  await signInAs(page, { token: await api.adminToken() });
  await page.goto(`/admin/queries?q=${encodeURIComponent(email)}`);

  await expectNames(page.locator('body'), [
    'checkbox "Select all 1 on this page"',
    'table "Queries"',
    'columnheader "Received"',
    /^checkbox "Select No\. \d+, Asha/,
    /^rowheader "Asha/,
    'cell "May I bring my own belt?"',
    /^button "Answer/,
    'navigation "Pages"',
  ]);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  // Pages before any press are checked in public-pages.spec.ts and admin-pages.spec.ts.
  test('no menu, dialog or carousel is animated', async ({ page, api }) => {
    await signInAs(page, { token: await api.adminToken() });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/store');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expectNoMotion(page);

    await page.goto('/store/category');
    await hydrated(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Fit Foods' })).toBeVisible();
    await expectNoMotion(page);

    await page.goto('/admin/products');
    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoMotion(page);
  });
});
