import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures/test';

test.use({ loadsAhead: false });

const productLinks = 'main a[href^="/store/product?id="]';

/** How far the page is scrolled, once the wheel has come to rest and no further products are on their way. */
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

test('a filter chip sets its filter in the address, an active one removes it, Clear All removes all', async ({
  page,
}) => {
  await page.goto('/store/category');
  await hydrated(page);

  await page.getByRole('link', { name: 'Fit Foods' }).click();
  await expect(page).toHaveURL('/store/category?category=fitfoods');
  await expect(page.getByRole('link', { name: 'Fit Foods' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: '₹200 – ₹400' }).click();
  await expect(page).toHaveURL('/store/category?category=fitfoods&price=200-400');
  await expect(page.getByRole('link', { name: '₹200 – ₹400' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: '4 and above' }).click();
  await expect(page).toHaveURL('/store/category?category=fitfoods&price=200-400&rating=4');
  await expect(page.getByRole('link', { name: '4 and above' })).toHaveAttribute('aria-current', 'true');

  await page.getByRole('link', { name: 'Fit Foods' }).click();
  await expect(page).toHaveURL('/store/category?price=200-400&rating=4');

  await page.getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/store/category');
  await expect(page.getByRole('link', { name: 'Clear All' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('a chip that is pressed before the last one has loaded is added to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1500 });
  await page.goto('/store/category');
  await hydrated(page);
  // The filter column has nothing to scroll, so the wheel scrolls the page.
  await page.getByRole('heading', { name: 'Price', exact: true }).hover();
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => window.scrollY > 0);

  // So quickly that nothing is rendered between them.
  await page.getByRole('group', { name: 'Filters' }).evaluate((panel) => {
    for (const name of ['Whey Protien', '₹1,500 and above', '3 and above'])
      [...panel.querySelectorAll('a')].find((chip) => chip.textContent?.startsWith(name))?.click();
  });
  await expect(page).toHaveURL('/store/category?category=wheyprotein&price=1500-above&rating=3');
  await page.getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/store/category');

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/product/getAll**', async (route) => {
    await held;
    await route.continue();
  });

  await page.getByRole('link', { name: 'Fit Foods' }).click();
  await expect(page.getByRole('link', { name: 'Fit Foods' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: '4 and above' }).click();
  answer();

  await expect(page).toHaveURL('/store/category?category=fitfoods&rating=4');
});

test('the list is sorted by keyboard, and Back restores the order', async ({ page }) => {
  await page.goto('/store/category?category=fitfoods');
  await hydrated(page);
  const count = page.getByText(/^\d+ products$/);
  await expect(async () => {
    const name = `Fit Foods , ${await count.textContent()}`;
    await expect(page.getByRole('link', { name })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const prices = async () => {
    const texts = await page.locator(productLinks).allTextContents();
    return texts.map((text) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
  };
  const isAscending = (numbers: number[]) =>
    numbers.every((each, i) => i === 0 || each >= Number(numbers[i - 1]));

  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/store/category?category=fitfoods&sort=priceUp');
  await expect.poll(async () => isAscending(await prices())).toBe(true);
  await expect(order).toBeFocused();

  await page.goBack();
  await expect(order).toHaveValue('popular');
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL('/store/category?category=fitfoods');
  await page.goForward();
  await expect(order).toHaveValue('priceUp');
});

test('what was looked at is shown again, until the logout', async ({ page }) => {
  await page.goto('/store/product?id=1');
  await hydrated(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto('/store');
  const seen = page.getByRole('region', { name: 'Recently seen' });
  await seen.getByRole('link', { name }).click();
  await expect(page).toHaveURL('/store/product?id=1');
  await expect(seen).toHaveCount(0);
});

test('the list grows on scrolling, up to No more Data, without duplicates', async ({ page, api }) => {
  const { totalPages } = await api.call('product/getAll', { query: { category: 'wheyprotein' } });
  await page.goto('/store/category?category=wheyprotein');
  await hydrated(page);
  await expect(page.locator(productLinks)).toHaveCount(10);

  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(page.getByText('No more Data')).toBeVisible({ timeout: 300 });
  }).toPass();

  const hrefs = await page
    .locator(productLinks)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(Math.ceil(hrefs.length / 10)).toBe(totalPages);
});

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

test('a page that fails to load keeps the list and can be retried', async ({ page }) => {
  await page.goto('/store/category');
  await hydrated(page);
  await page.route('**/api/product/getAll**', (route) => route.abort());
  await page.getByRole('link', { name: 'Next page' }).scrollIntoViewIfNeeded();
  const sentence = 'Network Error. Please check your internet connection or server.';
  await expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible();
  await expect(page.locator(productLinks).first()).toBeAttached();
  const before = await page.locator(productLinks).count();

  await page.unroute('**/api/product/getAll**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.locator(productLinks).count()).toBeGreaterThan(before);
});

test('suggestions wait for half a second, ask once, and say No result', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/product/suggestions')) asked.push(request.url());
  });
  await page.clock.install();
  await page.goto('/store');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: /search/i });

  // On a slow machine half a second may pass between two keys: the page's clock stands still meanwhile.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await box.pressSequentially('creatin');
  await page.clock.runFor(490);
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  await page.clock.resume();
  await expect(page.getByRole('option').first()).toContainText(/creatine/i);
  expect(asked).toHaveLength(1);

  await box.fill('');
  await box.fill('zzzzqqqq');
  await expect(page.getByText('No result')).toBeVisible();
  expect(asked).toHaveLength(2);

  await box.fill('oat');
  await expect(page.getByRole('option').first()).toContainText(/oats/i);
  const found = await page.getByRole('option').allTextContents();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/product/suggestions**', async (route) => {
    await held;
    await route.continue();
  });
  const next = page.waitForRequest('**/api/product/suggestions**');
  await box.fill('oats');
  await next;
  // The old suggestions stay while the next ones load.
  await expect(page.getByRole('option')).toHaveText(found);
  const arrived = page.waitForResponse('**/api/product/suggestions**');
  answer();
  await arrived;

  // Exactly the chosen product, not a better-selling one with the same words.
  const chosen = found.at(-1) ?? '';
  await page.getByRole('option', { name: chosen, exact: true }).click();
  const category = chosen.toLowerCase().replaceAll(' ', '-');
  await expect(page).toHaveURL((url) => url.searchParams.get('category') === category);
  await expect(page.locator(productLinks).first()).toContainText(chosen);
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

test('guests are told to sign in, with a message for each button', async ({ page }) => {
  const said = async (button: RegExp | string, words: string) => {
    await page.goto('/store/product?id=1');
    await hydrated(page);
    await page
      .getByRole('button', { name: button })
      .or(page.getByRole('link', { name: button }))
      .first()
      .click();
    await expect(page.getByRole('alert').getByText(words, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/signIn\?from=/);
  };
  await said('Buy', 'Please Login To Buy');
  // The sign-in screen leads back to the checkout.
  await expect(page).toHaveURL((url) => url.searchParams.get('from') === '/store/addAddress?buy=1');
  await said('Add to cart', 'Please Login!');
  await said('Cart', 'Please Login');
  await said('Orders', 'Please Login');
});

test('a similar product replaces the product on the page, and is never the same one', async ({ page }) => {
  await page.goto('/store/product?id=1');
  await hydrated(page);
  const shown = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const similar = page.locator('main a[href^="/store/product?id="]');
  await expect(similar.first()).toBeVisible();
  await expect(similar.filter({ hasText: shown })).toHaveCount(0);

  const href = (await similar.first().getAttribute('href')) ?? '';
  await similar.first().click();

  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(shown);
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

test('Back after hours restores pages and position, with current products', async ({ page, api }) => {
  // Two pages of products that only this test uses.
  const word = [...crypto.randomUUID().replaceAll('-', '')]
    .map((digit) => 'ghjkqvwxyzbcdfmp'[Number.parseInt(digit, 16)])
    .join('');
  const products = [];
  for (let i = 0; i < 12; i++) products.push(await api.product({ name: `Kept ${word} ${i}` }));
  const last = products.at(-1);
  if (!last) throw new Error('no product was made');
  await page.clock.setFixedTime('2031-03-04T06:00:00Z');
  await page.goto(`/store/category?category=${word}`);
  await hydrated(page);
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(page.locator(productLinks)).toHaveCount(12, { timeout: 500 });
  }).toPass();
  const card = page.locator(`main a[href="/store/product?id=${last.productId}"]`);
  await card.scrollIntoViewIfNeeded();
  const place = await placeOnceStill(page);
  await card.click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();

  await page.clock.setFixedTime('2031-03-04T09:00:00Z');
  const { productId, name, description } = last;
  await api.call('product/update', {
    token: await api.adminToken(),
    body: { productId, name, description, available: 1, price: 700, discount: 0 },
  });
  await page.goBack();

  await expect(page.locator(productLinks)).toHaveCount(12);
  await expect(card).toBeInViewport();
  await expect(card).toContainText('₹700');
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(50);
});

test('a product that is out of stock says so and cannot be bought', async ({ page, api }) => {
  const product = await api.product();
  await api.call('product/update', {
    token: await api.adminToken(),
    body: {
      productId: product.productId,
      name: product.name,
      available: 0,
      description: product.description,
      price: 900,
      discount: 0,
    },
  });

  await page.goto(`/store/product?id=${product.productId}`);

  await expect(page.getByRole('main').getByText('Product Out-Off Stock').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
});
