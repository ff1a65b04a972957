import { expectHeadingsToFit } from '../fixtures/headings';
import { adminNames, expectNames } from '../fixtures/names';
import { expect, hydrated, signInAs, test } from '../fixtures/test';

test.use({ loadsAhead: false });

/**
 * Pages that are not looked at elsewhere: headings of the others are in public-pages.spec.ts, member-pages.spec.ts,
 * admin-pages.spec.ts and counter-pages.spec.ts.
 */
const publicPages = [
  '/forgotPassword',
  '/resetPassword',
  '/claim',
  '/link',
  '/invitation',
  '/appointment?type=Physiotherapy',
  '/fitness/buy?tier=Elite%20Plus&months=12',
  '/store/category?category=fitfood',
];
const adminPages = [
  '/admin/appointments?view=day',
  '/admin/coaches',
  '/admin/reviews',
  '/admin/returns',
  '/admin/mails',
  '/admin/staff',
  '/admin/system',
];
/** The admin pages that admin-pages.spec.ts, counter-pages.spec.ts and moving-in-pages.spec.ts open. */
const pagesWithChecks = [
  '/admin',
  '/admin/orders',
  '/admin/memberships',
  '/admin/queries',
  '/admin/appointments',
  '/admin/activity',
  '/admin/counter',
  '/admin/cashUp',
  '/admin/members',
  '/admin/reports',
  '/admin/products',
  '/admin/classes',
  '/admin/imports',
  '/admin/settings',
  '/admin/round',
];

test('headings of further pages fit at any width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of publicPages)
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectHeadingsToFit(page);
    });
});

test('headings of further admin pages fit at any width, and a screen reader reads all names', async ({
  page,
  api,
}) => {
  await signInAs(page, { token: await api.adminToken() });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of adminPages)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectNames(page.locator('body'), adminNames[path] ?? []);
      await expectHeadingsToFit(page);
    });
});

test('every admin page whose names are listed is looked at', () => {
  expect([...adminPages, ...pagesWithChecks]).toEqual(expect.arrayContaining(Object.keys(adminNames)));
});
