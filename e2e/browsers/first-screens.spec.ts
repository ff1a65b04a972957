import { expect, hydrated, test } from '../fixtures/test';

/** Chrome of before popovers reports the unknown attribute, and every browser each request that failed. */
const isExpected = (text: string) => /^Found a 'popover' attribute|^Failed to load resource/.test(text);

test('the first screens work, and below the oldest supported version they can be read', async ({
  context,
}) => {
  // One window: these builds run in one process, which ends with its first window.
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
  });
  const tooOld = page.getByText('Your browser is too old for parts of this site');

  for (const [path, heading] of [
    ['/', /namma/i],
    ['/fitness/elitePlus', /Elite Plus/],
    ['/classes', /Classes/i],
    ['/store', /Store/],
    ['/signIn', /Sign in/],
    ['/adminLogin', /Sign in|Admin/i],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(tooOld).toHaveCount(0);
    });

  await test.step('the list begins on the first screen, and its filters open', async () => {
    await page.goto('/store/category');
    await hydrated(page);
    const first = page.getByRole('main').locator('a[href*="product?id"]').first();
    expect((await first.boundingBox())?.y).toBeLessThan(844);
    const filters = page.getByRole('group', { name: 'Filters' });
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(filters).toBeVisible();
    await filters.getByRole('link', { name: /^₹1,500 and above/ }).click();
    await expect(page).toHaveURL(/price=1500-above/);
  });
  expect(errors).toEqual([]);

  await test.step('below the oldest version, pages stay as the server sent them, under one sentence', async () => {
    await page.addInitScript('delete window.MathMLElement');
    for (const path of ['/', '/fitness/elitePlus', '/store/category']) {
      await page.goto(path);
      await expect(tooOld).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/₹[\d,]+/).first()).toBeAttached();
    }
    await page.goto('/');
    for (const text of ['+91 80 4123 4567', /5:00\s?AM/, 'Send message'])
      await expect(page.getByText(text).first()).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await page.goto('/adminLogin');
    await expect(tooOld).toBeVisible();
  });
});
