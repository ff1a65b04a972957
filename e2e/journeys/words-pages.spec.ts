import type { Page, Route } from '@playwright/test';
import type { Api, Member } from '../fixtures/api';
import { keepBusy } from '../fixtures/busy-member';
import { adminNames, expectNames } from '../fixtures/names';
import { expect, signInAs, test, withoutMapServer } from '../fixtures/test';

/** Pages by who sees them. The tests of two groups run side by side. */
const gymPages = [
  '/',
  '/signUp',
  '/forgotPassword',
  '/resetPassword',
  '/consultancy',
  '/appointment?type=Physiotherapy',
  '/nowhere',
];
const planPages = [
  '/fitness',
  '/fitness/elitePro',
  '/fitness/elitePlus',
  '/fitness/buy?tier=Elite%20Plus&months=12',
];
const storePages = ['/store', '/store/category?category=fitfood', '/store/wishlist'];
const checkoutPages = ['/store/cart', '/store/addAddress', '/store/orders'];
const profilePages = [
  '/profile',
  '/profile/profileOrders',
  '/profile/profileConsultancy',
  '/profile/profileMembership',
  '/profile/ledger',
  '/profile/documents',
  '/profile/myData',
  '/profile/card',
  '/profile/passwordRest',
];
/** Those whose names are listed, and others. */
const adminPages = [
  ...Object.keys(adminNames),
  '/admin/documents',
  '/admin/taxFacts',
  '/admin/members/person?id=1',
];

/** A member with something on every page, and the two payment screens of that member. */
async function busyMember(api: Api, member: Member) {
  const address = await keepBusy(api, member.token);
  const [order] = await api.call('orders/getOrders', { token: member.token });
  return [`/store/payment?address=${address}`, `/store/payment?placed=${order?.checkoutId}`];
}

for (const part of [0, 1]) {
  test(`headings of the admin side fit at any width, and a screen reader reads all names (${part + 1} of 2)`, async ({
    page,
    api,
  }) => {
    await signInAs(page, { token: await api.adminToken() });
    await expectHeadingsToFit(
      page,
      adminPages.filter((_, index) => index % 2 === part),
    );
  });
}

test('headings of the gym fit at any width', async ({ page }) => {
  await withoutMapServer(page);
  await expectHeadingsToFit(page, gymPages);
});

test('headings of the plans fit at any width', async ({ page }) => {
  await expectHeadingsToFit(page, planPages);
});

test('headings of the store and the checkout fit at any width', async ({ page, api, member }) => {
  const paymentPages = await busyMember(api, member);
  await expectHeadingsToFit(page, storePages);
  await signInAs(page, member);
  await expectHeadingsToFit(page, [...checkoutPages, ...paymentPages]);
});

test('headings of the profile fit at any width', async ({ page, api, member }) => {
  await busyMember(api, member);
  await signInAs(page, member);
  await expectHeadingsToFit(page, profilePages);
});

/**
 * From the narrowest phone to a laptop, no display heading is wider than its place or broken inside a word. The pages
 * are in a frame, because its width changes at once; a window takes 30 ms for each. The names of admin pages are checked in
 * the same visit.
 */
async function expectHeadingsToFit(page: Page, paths: readonly string[]): Promise<void> {
  await page.route(({ pathname, search }) => paths.includes(pathname + search), allowFrame);
  const emptyPage = { contentType: 'text/html', body: '<!doctype html><title>Frame</title>' };
  await page.route('**/frame', (route) => route.fulfill(emptyPage));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/frame');
  const found: string[] = [];
  for (const path of paths) {
    await page.evaluate((src) => {
      const frame = Object.assign(document.createElement('iframe'), { src, width: '1440', height: '900' });
      document.body.replaceChildren(frame);
    }, path);
    const html = page.frameLocator('iframe').locator('html[data-hydrated=yes]');
    await expect(html.getByRole('main').getByRole('heading').first()).toBeVisible();
    const names = adminNames[path];
    if (names) await test.step(`names of ${path}`, () => expectNames(html.locator('body'), names));
    found.push(...(await html.evaluate(findBrokenHeadings)).map((text) => `${path} ${text}`));
  }
  expect(found).toEqual([]);
}

/** The product forbids frames. */
async function allowFrame(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = response.headers();
  delete headers['content-security-policy'];
  delete headers['x-frame-options'];
  await route.fulfill({ response, headers });
}

/** Display headings wider than their container or the window, and words in them that wrap, at each width of the frame. */
async function findBrokenHeadings(html: Element): Promise<string[]> {
  const found: string[] = [];
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const lookAt = (heading: HTMLElement, say: (flaw: string) => void) => {
    if (!heading.checkVisibility({ visibilityProperty: true })) return;
    const box = heading.getBoundingClientRect();
    if (box.width <= 1) return;
    const isTooWide =
      heading.scrollWidth > heading.clientWidth + 1 && getComputedStyle(heading).display !== 'inline';
    // Items of a carousel may be outside the window.
    const leaves = box.right > html.clientWidth + 1 && !scrolls(heading);
    if (isTooWide || leaves) say(`wide: ${heading.textContent}`);
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const word of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4) say(`broken: ${word[0]}`);
      }
    }
  };

  await document.fonts.ready;
  const frame = window.frameElement as HTMLElement;
  for (let width = 320; width <= 1440; width += 16) {
    frame.style.width = `${width}px`;
    if (html.clientWidth !== width) throw new Error(`The page is ${html.clientWidth} px wide, not ${width}.`);
    for (const heading of document.querySelectorAll<HTMLElement>('.display'))
      lookAt(heading, (flaw) => found.push(`at ${width} px: ${flaw}`));
  }
  return found;
}
