import { expect, test } from '../fixtures/test';

/** A current phone, which loads the widest pictures. */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

const LARGEST_PICTURE_BYTES = 80 * 1024;

const pages = [
  '/',
  '/fitness',
  '/fitness/elitePro',
  '/fitness/elitePlus',
  '/consultancy',
  '/appointment',
  '/store',
  '/store/category',
  '/store/product?id=1',
  '/signUp',
  '/kn',
  '/hi/store',
];

for (const path of pages) {
  test(`the first load of ${path} on a phone is small and comes from this site only`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
    });

    await page.goto(path, { waitUntil: 'load' });
    const pictures = await page.evaluate(async () => {
      const largest = await new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => (entry as PerformanceEntry & { url: string }).url)),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const inSight = [...document.images].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      });
      const urls = new Set([...largest, ...inSight.map((image) => image.currentSrc)].filter(Boolean));
      return Promise.all(
        [...urls].map(async (url) => ({ url, bytes: (await (await fetch(url)).blob()).size })),
      );
    });

    expect(pictures.filter(({ bytes }) => bytes > LARGEST_PICTURE_BYTES)).toEqual([]);
    expect(foreign).toEqual([]);
    // The preloaded file must be the one in the style sheet, otherwise the font loads twice.
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      return names
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => name.replace(/-[\w-]{6,8}\.woff2$/, ''));
    });
    expect(fonts.length).toBeGreaterThan(0);
    expect(new Set(fonts).size).toBe(fonts.length);
  });
}

test('a page shows its pictures before it requests scripts, and then hydrates', async ({ page }) => {
  await page.goto('/store/category');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes');

  const { loaded, asked } = await page.evaluate(() => ({
    loaded: performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventStart),
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));

  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThan(loaded[0]);
});

test('a picture that hangs does not keep a page from hydrating', async ({ page }) => {
  await page.route(/consult-fitness/, () => {}); // never answered
  await page.goto('/consultancy', { waitUntil: 'domcontentloaded' });

  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes');
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
});

for (const path of ['/kn', '/hi']) {
  test(`${path} is written in the device’s own font, or in one that comes after the page`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes');

    const isShown = () =>
      page.evaluate(async () => {
        const { status } = await document.fonts.ready;
        return (
          status === 'loaded' &&
          [...document.fonts].some(
            ({ family, status }) => /Kannada|Devanagari/.test(family) && status === 'loaded',
          )
        );
      });
    await expect.poll(isShown).toBe(true);
    const { asked, loaded } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        asked: performance
          .getEntriesByType('resource')
          .filter(({ name }) => /(kannada|devanagari)[^/]*\.woff2$/.test(name))
          .map(({ startTime }) => startTime),
        loaded: navigation?.loadEventStart ?? Number.NaN,
      };
    });

    for (const moment of asked) expect(moment).toBeGreaterThan(loaded);
  });
}
