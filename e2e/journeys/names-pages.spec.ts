import type { Page } from '@playwright/test';
import { expectNames, publicNames } from '../fixtures/names';
import { expect, hydrated, signInAs, test, withoutMapServer } from '../fixtures/test';

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

  const stillPages = [
    ...Object.keys(publicNames),
    '/fitness/buy',
    '/adminLogin',
    '/store/wishlist',
    '/admin',
  ];

  test('no page is animated', async ({ page, api }) => {
    await withoutMapServer(page);
    await signInAs(page, { token: await api.adminToken() });
    for (const path of stillPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await test.step(path, async () => expect(await findMotion(page)).toEqual([]));
    }
  });

  test('no menu, dialog or carousel is animated', async ({ page, api }) => {
    await signInAs(page, { token: await api.adminToken() });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/store');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await page.getByRole('button', { name: 'Next slide' }).click();
    expect(await findMotion(page)).toEqual([]);

    await page.goto('/store/category');
    await hydrated(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('link', { name: 'Fit Foods' })).toBeVisible();
    expect(await findMotion(page)).toEqual([]);

    await page.goto('/admin/products');
    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findMotion(page)).toEqual([]);
  });
});

/** Running animations, and elements whose next change would be animated or scroll smoothly. */
const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const takesTime = (durations: string) => durations.split(',').some((each) => Number.parseFloat(each) > 0);
    const running = document.getAnimations().filter(({ effect }) => {
      const { activeDuration } = effect?.getComputedTiming() ?? {};
      return Number(activeDuration) > 0;
    });
    const moving = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part || null);
        const { transitionDuration, animationDuration, animationName, scrollBehavior } = style;
        const isMoving =
          takesTime(transitionDuration) ||
          (animationName !== 'none' && takesTime(animationDuration)) ||
          scrollBehavior === 'smooth';
        return isMoving ? [`${element.tagName}${part} ${element.className}`] : [];
      }),
    );
    return [...running.map((animation) => `runs: ${animation.constructor.name}`), ...moving];
  });
