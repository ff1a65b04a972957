import type { Page } from '@playwright/test';
import { keepBusy } from '../fixtures/busy-member';
import { expect, hydrated, signInAs, test } from '../fixtures/test';

// Playwright disables the browser's back/forward cache.
test.use({
  loadsAhead: false,
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { project }) =>
      use({ ...project.use.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

interface Seen {
  /** True if the browser has restored the page from its cache. */
  isKept: boolean;
  /** Number of renders since then. */
  frames: number;
  /** In how many of these frames the text could be read. */
  shown: number;
}

/** Checks each page before each frame is drawn, from the time it is opened or restored. */
function watchFrames(text: string): void {
  addEventListener('pageshow', ({ persisted }) => {
    const seen: Seen = { isKept: persisted, frames: 0, shown: 0 };
    Object.assign(window, { seen });
    requestAnimationFrame(function look() {
      seen.frames += 1;
      // biome-ignore lint/performance/useDomNodeTextContent: it omits hidden text
      if (document.body.innerText.includes(text)) seen.shown += 1;
      requestAnimationFrame(look);
    });
  });
}
const seenOf = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** By an address, as from a bookmark. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => location.assign('/healthz'));
  await page.waitForURL('/healthz');
}

for (const { title, change, path } of [
  { title: 'signed out', change: 'sign out', path: '/' },
  { title: 'signed in as somebody else', change: 'sign in', path: '/profile/profileOrders' },
] as const)
  test(`Back to a member’s orders shows none of them in any frame, once another tab has ${title}`, async ({
    page,
    context,
    api,
    member,
  }) => {
    await keepBusy(api, member.token);
    const orderNumber = (await api.call('orders/getOrders', { token: member.token }))[0]?.orderNumber ?? '';
    await signInAs(page, member);
    await page.addInitScript(watchFrames, orderNumber);
    await page.goto('/profile/profileOrders');
    // A page that still loads something is not kept.
    await expect(async () => {
      await hydrated(page);
      await expect(page.getByText(orderNumber)).toBeVisible();
      await leave(page);
      await page.goBack({ waitUntil: 'commit' });
      expect((await seenOf(page)).isKept).toBe(true);
    }).toPass();
    await expect.poll(async () => (await seenOf(page)).shown).toBeGreaterThan(0);
    await leave(page);

    const other = await context.newPage();
    if (change === 'sign in') await signInAs(other, await api.member());
    else {
      await other.goto('/profile/profileOrders');
      await other.getByRole('button', { name: 'Logout' }).and(other.locator(':visible')).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
      await expect(other).toHaveURL('/');
    }
    await page.goBack({ waitUntil: 'commit' });

    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { isKept, frames, shown } = await seenOf(page);
    expect(isKept, 'the browser has kept the page').toBe(true);
    expect(frames).toBeGreaterThan(0);
    expect(shown, 'frames with an order of the first member').toBe(0);
  });
