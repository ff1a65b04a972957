import type { Page } from '@playwright/test';
import { openAdminPage } from '../fixtures/admin-pages';
import { expect, hydrated, test } from '../fixtures/test';

test.use({ loadsAhead: false, viewport: { width: 390, height: 844 }, hasTouch: true });

/** Quick enough that the page scrolls on by some 2,500 px after the finger has left the screen. */
async function flick(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await send('touchStart', 750);
  for (let y = 700; y >= 100; y -= 60) await send('touchMove', y);
  await send('touchEnd');
  await touch.detach();
}

/** Resolves once the page has not been scrolled for half a second. */
const scrolled = (page: Page) =>
  page.evaluate(async () => {
    for (let before = -1; before !== window.scrollY; ) {
      before = window.scrollY;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  });

/** The further pages that the screen asks for, each counted once. */
function watchPages(page: Page): number[] {
  const asked: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const number = Number(searchParams.get('page'));
    if (pathname === '/api/product/getAll' && number > 1 && !asked.includes(number)) asked.push(number);
  });
  return asked;
}

/** The reader sees products that have just come, and nothing of the footer. */
async function expectNewProducts(page: Page, shownBefore: number): Promise<void> {
  const cards = page.locator('main ul.pack-grid > li');
  await expect.poll(() => cards.count()).toBeGreaterThan(shownBefore);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const isSeen = await cards.evaluateAll(
    (items, from) =>
      items.slice(from).some((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return top < window.innerHeight && bottom > 0;
      }),
    shownBefore,
  );
  expect(isSeen, 'a new product is in the window').toBe(true);
  await expect(page.locator('footer')).not.toBeInViewport();
}

for (const path of ['/store/category', '/admin/products']) {
  test.describe(`on a phone, ${path}`, () => {
    test.beforeEach(async ({ page, api }) => {
      if (path.startsWith('/admin')) await openAdminPage(page, api, path);
      else await page.goto(path);
      await hydrated(page);
      await expect(page.locator('main ul.pack-grid > li').nth(9)).toBeAttached();
    });

    test('shows one page more for each press of End', async ({ page }) => {
      const asked = watchPages(page);
      for (const number of [2, 3, 4, 5]) {
        const shown = await page.locator('main ul.pack-grid > li').count();
        await page.keyboard.press('End');
        await expectNewProducts(page, shown);
        await scrolled(page);
        expect(asked.at(-1)).toBe(number);
      }
      expect(asked).toEqual([2, 3, 4, 5]);
    });

    test('shows one page more after a flick to its end', async ({ page }) => {
      const asked = watchPages(page);
      let answer = () => {};
      for (const number of [2, 3, 4, 5]) {
        const shown = await page.locator('main ul.pack-grid > li').count();
        const held = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await page.route(`**/api/product/getAll?*page=${number}&**`, async (route) => {
          await held;
          await route.continue();
        });
        await expect(async () => {
          await flick(page);
          expect(await scrolled(page), 'the end is reached').toBe(true);
        }).toPass();
        answer();
        await expectNewProducts(page, shown);
        await scrolled(page);
        expect(asked.at(-1)).toBe(number);
        await page.unrouteAll({ behavior: 'wait' });
      }
      expect(asked).toEqual([2, 3, 4, 5]);
    });
  });
}
