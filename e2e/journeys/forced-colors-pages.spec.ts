import type { Locator, Page } from '@playwright/test';
import { keepBusy } from '../fixtures/busy-member';
import { expect, hydrated, test } from '../fixtures/test';

/** The high contrast mode of Windows: the browser replaces all colours, and all backgrounds by one. */
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const backgroundOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor);

/** The selected option of a group differs from the others. */
async function expectMarked(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible();
  await expect.poll(() => backgroundOf(chosen)).not.toBe(await backgroundOf(other));
}

const expectEdge = async (button: Locator) =>
  expect(
    Number.parseFloat(await button.evaluate((each) => getComputedStyle(each).borderTopWidth)),
  ).toBeGreaterThan(0);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('in high contrast, chosen plans, tabs, entries and filters are marked, and filled buttons have an edge', async ({
  page,
}) => {
  await open(page, '/fitness/elitePro');
  const tiers = page.getByRole('navigation', { name: 'Membership tiers' });
  await expectMarked(
    tiers.getByRole('link', { name: 'Elite Pro' }),
    tiers.getByRole('link', { name: 'Elite Plus' }),
  );
  const entries = page.getByRole('navigation', { name: 'Main' });
  await expectMarked(
    entries.getByRole('link', { name: 'Fitness' }).first(),
    entries.getByRole('link', { name: 'Store' }).first(),
  );
  await expectEdge(page.getByRole('link', { name: /^Buy/ }).first());

  await open(page, '/fitness/buy?tier=elitePlus&months=6');
  await expectMarked(
    page.locator('main [aria-current="true"][href*="months="]'),
    page.getByRole('link', { name: /^12/ }).first(),
  );
  await expectEdge(page.getByRole('button', { name: 'Get Membership' }));

  await open(page, '/store/category?category=wheyprotein');
  await expectMarked(
    page.locator('[aria-current="true"]').filter({ hasText: 'Whey' }).first(),
    page.getByRole('link', { name: /^Fit Foods/ }).first(),
  );
});

test('in high contrast, the bars of a membership and of an order are visible', async ({
  memberPage: page,
  member,
  api,
}) => {
  await keepBusy(api, member.token);

  await open(page, '/profile/profileMembership');
  const bar = page.locator('.bar').first();
  await expectMarked(bar, page.locator('body'));
  await open(page, '/profile/profileOrders');
  const steps = page.getByRole('list', { name: 'Order status' }).first();
  await expectMarked(steps.locator('.bar').first(), steps.locator('.bar-track').first());
});
