import type { Page } from '@playwright/test';
import { keepBusy } from '../fixtures/busy-member';
import { expect, hydrated, test } from '../fixtures/test';

test.use({ loadsAhead: false });

const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
/** More than any page has controls. */
const MOST_TABS = 300;

/** Pages with bars or rows that could cover something, and others of the same frames. */
const publicPages = {
  phone: [
    '/',
    '/fitness/buy?tier=elite&months=12',
    '/store',
    '/store/category?category=wheyprotein',
    '/store/product?id=1',
  ],
  desktop: ['/store/category?category=wheyprotein', '/store/product?id=1', '/signUp'],
};
const memberPages = {
  phone: ['/store/cart', '/store/addAddress', '/profile/profileMembership'],
  desktop: ['/store/addAddress', '/profile/profileOrders'],
};

/** Focused element, and the element covering its middle, if any. Undefined at the end of the page. */
function lookAtFocus(): { name: string; coveredBy: string | null } | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const nameOf = (element: Element | null) =>
    `${element?.tagName} ${(element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().slice(0, 40)} ${element?.className}`;
  const name = nameOf(focused);
  // A frame of another site manages its own focus.
  if (focused.tagName === 'IFRAME') return { name, coveredBy: null };
  const { left, right, top, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  const found = document.elementFromPoint(x, y);
  const isOnTop =
    found !== null &&
    (focused.contains(found) ||
      found.contains(focused) ||
      found.closest('label')?.contains(focused) === true);
  return { name, coveredBy: isOnTop ? null : `${nameOf(found)} at ${Math.round(x)},${Math.round(y)}` };
}

/** True if what lies on it goes within a moment: a slow browser scrolls and moves messages later than in two frames. */
const becomesClear = (page: Page): Promise<boolean> =>
  expect
    .poll(async () => (await page.evaluate(lookAtFocus))?.coveredBy, { timeout: 2_000 })
    .toBeNull()
    .then(
      () => true,
      () => false,
    );

/** Tabs through the page to its end. Nothing covers the focused element. */
async function expectFocusOnTop(page: Page): Promise<void> {
  const covered: unknown[] = [];
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    // Once the browser has scrolled to it, and messages have moved away.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const focus = await page.evaluate(lookAtFocus);
    if (!focus) break;
    if (focus.coveredBy && !(await becomesClear(page))) covered.push(focus);
  }
  expect(covered).toEqual([]);
}

for (const name of ['phone', 'desktop'] as const) {
  const viewport = windows[name];

  test(`the focused element is not covered on public pages, on a ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const path of publicPages[name])
      await test.step(path, async () => {
        await page.goto(path);
        await hydrated(page);
        await expectFocusOnTop(page);
      });
  });

  test(`the focused element is not covered on pages of members, on a ${name}`, async ({
    memberPage: page,
    member,
    api,
  }) => {
    test.slow();
    const address = await keepBusy(api, member.token);
    await page.setViewportSize(viewport);
    for (const path of [...memberPages[name], `/store/payment?address=${address}`])
      await test.step(path, async () => {
        await page.goto(path);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        // The screen itself has come, not only the loader with its heading.
        await expect(page.locator('[data-covers-page]')).toHaveCount(0);
        await expectFocusOnTop(page);
      });
  });
}

test('the loader covers nothing that has the focus, on a phone', async ({ memberPage: page }) => {
  await page.setViewportSize(windows.phone);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/cart/cartDetails*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/store/cart');
  await hydrated(page);
  await expect(page.locator('[data-covers-page]')).toHaveCount(1);
  await expectFocusOnTop(page);
  answer();
  await expect(page.locator('[data-covers-page]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('a message covers neither the pressed element nor the next focus, on a phone', async ({
  memberPage: page,
}) => {
  await page.setViewportSize(windows.phone);
  await page.goto('/store/product?id=1');
  await hydrated(page);
  const add = page.getByRole('button', { name: 'Add to cart' });
  await add.focus();
  await page.keyboard.press('Enter');
  const message = page.locator('[data-toast]');
  await expect(message).toBeVisible();
  const isApart = async () => {
    const [pressed, said] = [await add.boundingBox(), await message.boundingBox({ timeout: 1_000 })];
    return pressed && said && (pressed.y >= said.y + said.height || said.y >= pressed.y + pressed.height);
  };
  await expect.poll(isApart).toBe(true);

  await expectFocusOnTop(page);
});

test('a message disappears with its screen, the focus returns after a dialog, and the search closes', async ({
  memberPage: page,
}) => {
  await page.setViewportSize(windows.phone);
  await page.goto('/store/product?id=1');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.locator('[data-toast]')).toBeVisible();
  await page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  // Another page is jumped to, not scrolled to.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');

  await page.goto('/store/addAddress');
  await hydrated(page);
  const opener = page.getByRole('button', { name: 'Add New Address' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.goto('/store');
  await hydrated(page);
  const search = page.getByRole('combobox', { name: /search/i });
  // On a phone the field is its button until it is pressed.
  await page.getByRole('button', { name: 'Search' }).click();
  await search.fill('oats');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=oats/);
  await expect(search).not.toBeFocused();

  await page.goto('/fitness');
  await hydrated(page);
  await page.getByRole('link', { name: /^Buy/ }).first().click();
  await expect(page.locator('#buy')).toBeInViewport();
});

test('a slide that gets the focus while the carousel turns comes into sight', async ({ page }) => {
  await page.setViewportSize(windows.desktop);
  await page.goto('/store');
  await hydrated(page);
  const slide = page.getByRole('region', { name: 'Categories' }).getByRole('link').first();
  await slide.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(slide).not.toBeFocused();
  await slide.evaluate(async (link) => {
    const row = link.parentElement?.parentElement as HTMLElement;
    row.scrollTo({ left: row.clientWidth, behavior: 'smooth' });
    while (row.scrollLeft < row.clientWidth * 0.75) await new Promise(requestAnimationFrame);
  });

  await page.keyboard.press('Tab');

  await expect(slide).toBeFocused();
  await expect(slide).toBeInViewport({ ratio: 0.9 });
});
