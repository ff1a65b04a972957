import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures/test';

test.use({ loadsAhead: false });

const productLinks = 'main a[href^="/store/product?id="]';

/** Scroll position after scrolling and loading have stopped. */
async function placeOnceStill(page: Page): Promise<number> {
  let place = -1;
  await expect(async () => {
    const before = place;
    place = await page.evaluate(() => window.scrollY);
    expect(place).toBe(before);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 500 });
  }).toPass({ intervals: [200] });
  return place;
}

test('Back and a reload restore the loaded pages and the scroll position', async ({ page }) => {
  await page.goto('/store/category');
  await hydrated(page);
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    expect(await page.locator(productLinks).count()).toBeGreaterThan(25);
  }).toPass();
  const card = page.locator(productLinks).nth(22);
  await card.scrollIntoViewIfNeeded();
  const href = (await card.getAttribute('href')) ?? '';
  const place = await placeOnceStill(page);
  const count = await page.locator(productLinks).count();

  await card.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await page.goBack();

  await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport();
  expect(await page.locator(productLinks).count()).toBeGreaterThanOrEqual(count);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(50);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/product/getAll')) asked.push(request.url());
  });
  await page.reload();
  await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport();
  expect(await page.locator(productLinks).count()).toBeGreaterThanOrEqual(count);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(50);
  expect(asked).toHaveLength(1);
});

test('on a phone the filters slide in, close after a choice, and close by their button', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/store/category');
  await hydrated(page);
  const panel = page.getByRole('group', { name: 'Filters' });
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close filters' }).click();
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: 'Filters' }).click();
  await panel.getByRole('link', { name: 'Whey Protien' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/store/category?category=wheyprotein');
});

test('the category popup opens, closes with Escape and leads to its category', async ({ page }) => {
  await page.goto('/store');
  await hydrated(page);
  const popup = page.getByText('All Categories');
  // The shelves of the page lead there, too.
  const category = page
    .getByRole('group')
    .filter({ has: popup })
    .getByRole('link', { name: 'Pre/Post Workouts', exact: true });

  await popup.click();
  await expect(category).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(category).toBeHidden();
  await popup.click();
  await category.click();
  await expect(page).toHaveURL('/store/category?category=prepostworkout');
});

test('the top sellers are visible one, two or four at a time', async ({ page }) => {
  for (const [width, shown] of [
    [390, 1],
    [800, 2],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/store');
    const region = page.getByRole('region', { name: 'Top Seller' });
    await region.scrollIntoViewIfNeeded();
    const visible = () =>
      region.locator('a[href^="/store/product?id="]').evaluateAll((links) => {
        const isWhole = (box: DOMRect) => box.left >= -1 && box.right <= window.innerWidth + 1;
        return links.filter((link) => isWhole(link.getBoundingClientRect())).length;
      });
    await expect.poll(visible, { message: `at ${width} px` }).toBe(shown);
  }
});
