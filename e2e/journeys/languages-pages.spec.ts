import { englishAnswers } from '@namma/contract/answers';
import { inLanguage, type Locale, languageNames, languageTag, locales } from '@namma/contract/locales';
import { answers as hindi } from '@namma/contract/words/hi/answers';
import { answers as kannada } from '@namma/contract/words/kn/answers';
import type { Page } from '@playwright/test';
import type { Api, Member } from '../fixtures/api';
import { keepBusy } from '../fixtures/busy-member';
import {
  expect,
  expectNoSidewaysScroll,
  expectReadableAtTwiceTheSize,
  hydrated,
  test,
  withoutMapServer,
} from '../fixtures/test';

test.use({ loadsAhead: false });

/** The public pages, in groups that are looked at side by side. English is looked at in public-pages.spec.ts. */
const publicPages = {
  'the gym': [
    '/',
    '/fitness/elitePlus',
    '/fitness/buy',
    '/fitness/buy?tier=elitePlus&months=6',
    '/consultancy',
    '/appointment?type=Nutrition',
  ],
  'the store': [
    '/store',
    '/store/category?category=wheyprotein&price=1500-above',
    '/store/category?category=nothing-like-it',
    '/store/wishlist',
    '/store/product?id=1',
  ],
  'the account': [
    '/signUp',
    '/signIn',
    '/adminLogin',
    '/forgotPassword',
    '/resetPassword',
    '/claim',
    '/link',
    '/invitation',
  ],
  'the law': [
    '/legal/privacy',
    '/legal/terms',
    '/legal/refunds',
    '/legal/grievance',
    '/legal/accessibility',
    '/no/such/page',
  ],
};
const ownPages = [
  '/store/cart',
  '/store/addAddress',
  '/store/orders',
  '/profile',
  '/profile/profileOrders',
  '/profile/profileConsultancy',
  '/profile/profileMembership',
  '/profile/ledger',
  '/profile/documents',
  '/profile/passwordRest',
  '/profile/security',
  '/profile/card',
];
const translations = locales.filter((locale) => locale !== 'en');

/** Kannada has the longest words: where they fit, those of Hindi do. */
const widest = 'kn';

/**
 * Text with Latin letters in every language: names, addresses, units and Indian abbreviations. User-written text and product
 * names stay in the language in which they were written.
 */
const latinEverywhere = [
  /Namma Strength|Elite( Plus| Pro)?|WhatsApp/g,
  /27, 80 Feet Road, Koramangala 4th Block|Bengaluru|Karnataka|KARNATAKA|HSR/g,
  /[\w.+-]+@[\w.-]+\w|https?:\S+/g,
  // The last is the name of the browser of the journeys, in the list of signed-in devices.
  /OpenStreetMap|JavaScript|Playwright|Data Protection Board of India|consumerhelpline\.gov\.in/g,
  /\b(GSTIN|GST|FSSAI|HSN|SAC|UPI|UTR|MRP|COD|DPDP|IP|IS|IST|WCAG|AA|PDF|QR|JSON|SMS|OTP|ID|BCAA|EAA)\b/g,
  /\d(AM|PM)|\b(kcal|kg|mg|ml|cm|NS-[\w-]+)\b/g,
];

for (const locale of translations) {
  for (const [group, paths] of Object.entries(publicPages)) {
    test(`${group} speaks ${languageTag(locale)} throughout and fits a phone`, async ({
      page,
      api,
      expectAccessible,
    }) => {
      await withoutMapServer(page);
      await page.setViewportSize({ width: 320, height: 700 });
      for (const path of paths)
        await test.step(path, async () => {
          await expectInLanguage(page, locale, path, () => textsOfTheGym(api));
          await expectNoSidewaysScroll(page);
          expect(await page.evaluate(findBrokenWords)).toEqual([]);
          if (locale !== widest) return;
          await expectAccessible(page);
          await expectReadableAtTwiceTheSize(page, [[320, 700]]);
        });
    });
  }

  test(`a member's own pages speak ${languageTag(locale)} throughout`, async ({
    memberPage,
    api,
    member,
  }) => {
    const own = await textsOfMember(api, member);
    await memberPage.setViewportSize({ width: 320, height: 700 });
    for (const path of ownPages)
      await test.step(path, async () => {
        await expectInLanguage(memberPage, locale, path, async () => own);
        if (locale === widest) await expectReadableAtTwiceTheSize(memberPage, [[320, 700]]);
      });
  });
}

test('search engines find each page in its three languages', async ({ request }) => {
  for (const path of [
    '/',
    '/fitness/elitePro',
    '/consultancy',
    '/store',
    '/store/product?id=1',
    '/legal/terms',
  ])
    for (const locale of locales) {
      const html = await (await request.get(inLanguage(locale, path))).text();
      const links = [...html.matchAll(/<link [^>]*rel="(?:alternate|canonical)"[^>]*>/g)].map(([link]) => ({
        language: /hreflang="([^"]+)"/i.exec(link)?.[1] ?? 'canonical',
        to: /href="(?:https?:\/\/[^/"]+)?([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&'),
      }));

      expect.soft(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], path).toBe(languageTag(locale));
      expect
        .soft(links.toSorted(byLanguage), `${locale} ${path}`)
        .toEqual(
          [
            { language: 'canonical', to: inLanguage(locale, path) },
            { language: 'x-default', to: path },
            ...locales.map((each) => ({ language: languageTag(each), to: inLanguage(each, path) })),
          ].toSorted(byLanguage),
        );
    }
});

test('little moves when Noto replaces the boxes on a device without a font of the script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(addUpShifts);
  for (const locale of translations)
    await test.step(languageTag(locale), async () => {
      await page.goto(inLanguage(locale, '/legal/refunds'));
      await hydrated(page);
      expect(await page.evaluate(shiftsOnceDrawn)).toBeLessThan(0.1);
    });
});

test('who switches the language stays on the page, at the same place, with the same cart', async ({
  memberPage: page,
  api,
  member,
}) => {
  await api.call('cart/add', { token: member.token, body: { productId: 1 } });
  await page.goto('/fitness/buy?months=6&tier=elitePlus');
  await hydrated(page);

  await page.getByRole('contentinfo').getByRole('link', { name: languageNames.kn }).click();

  await expect(page).toHaveURL('/kn/fitness/buy?months=6&tier=elitePlus');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: languageNames.hi })).toBeInViewport();

  await page.goto('/kn/store/cart');
  await expect(page.getByRole('main').locator('a[href="/kn/store/product?id=1"]').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: languageNames.hi }).click();
  await expect(page).toHaveURL('/hi/store/cart');
  await expect(page.getByRole('main').locator('a[href="/hi/store/product?id=1"]').first()).toBeVisible();
});

test.describe('in a browser that asks for French', () => {
  test.use({ locale: 'fr-FR' });

  test('the server refuses and confirms in the language of the page', async ({ page, member }) => {
    const signIn = async (email: string, password: string) => {
      await page.locator('input[name=email]').fill(email);
      await page.locator('input[name=password]').fill(password);
      await page.locator('input[name=password]').press('Enter');
    };
    for (const [locale, says] of [
      ['kn', kannada],
      ['en', englishAnswers],
      ['hi', hindi],
    ] as const) {
      await page.goto(inLanguage(locale, '/signIn'));
      await hydrated(page);
      await signIn('nobody@example.in', 'not-the-password');
      await expect(page.getByText(says.refusalSentences.wrongLogin()).first()).toBeVisible();
    }

    await signIn(member.email, member.password);

    await expect(page.getByText(hindi.messages.loggedIn).first()).toBeVisible();
  });
});

interface ShiftingWindow extends Window {
  shifts: number;
}

/** Cumulative layout shift of the page. */
function addUpShifts(): void {
  const shifting = window as unknown as ShiftingWindow;
  shifting.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifting.shifts += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftsOnceDrawn(): Promise<number> {
  // The layout asks for the fonts.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  return (window as unknown as ShiftingWindow).shifts;
}

const byLanguage = (one: { language: string }, other: { language: string }) =>
  one.language < other.language ? -1 : 1;

/**
 * Opens the page in a language, and finds no words of English on it but those that are known.
 * @param readKnown read after the page: other journeys add products meanwhile, and the store shows the newest
 */
async function expectInLanguage(
  page: Page,
  locale: Locale,
  path: string,
  readKnown: () => Promise<string[]>,
): Promise<void> {
  await page.goto(inLanguage(locale, path));
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
  const texts = await page.evaluate(readTexts);
  const known = await readKnown();
  const left = texts.filter((text) => isEnglish(text, known));
  expect.soft(left, `${locale} ${path}`).toEqual([]);
}

function isEnglish(text: string, known: readonly string[]): boolean {
  // A description for search engines ends in the middle.
  if (!hasLatin(text) || known.some((each) => each.startsWith(text.replace(/…$/, '')))) return false;
  const without = (rest: string, each: string | RegExp) => rest.replaceAll(each, ' ');
  // Names may be part of known texts, and known texts part of names.
  return (
    hasLatin([...latinEverywhere, ...known].reduce(without, text)) &&
    hasLatin([...known, ...latinEverywhere].reduce(without, text))
  );
}

const hasLatin = (text: string): boolean => /[a-z]{2}/i.test(text);

/** Words of headings and buttons that continue on the next line. */
function findBrokenWords(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('.display, .heading, button, nav a')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('.sr-only')) continue;
      for (const word of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 10) found.push(word[0]);
      }
    }
  }
  return found;
}

/** Text of a page for people, screen readers and search engines, without language links. */
function readTexts(): string[] {
  const texts = [document.title];
  const elements = document.querySelectorAll('body *, meta[name=description]');
  for (const element of elements) {
    if (element.closest('script, style, noscript, body [lang]')) continue;
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    texts.push(own.map((node) => node.textContent).join(' '));
    for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'content'])
      texts.push(element.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Product texts of the API, without language-neutral label values. */
async function textsOfProducts(api: Api): Promise<string[]> {
  const listed = await api.call('product/getAll', { query: { limit: 50 } });
  const newest = await api.call('product/getAll', { query: { limit: 50, sort: 'newest' } });
  const { attributes, siblings: _, ...details } = await api.call('product/get', { query: { id: 1 } });
  const label = { ...attributes, ingredients: null, allergens: null, flavour: null, size: null };
  return textsIn([listed, newest, details, label, 'nothing like it']);
}

/** User-written texts on the pages of a busy member. */
/** Products, coaches, whose free times guests see, and why a center is closed on a day: other journeys close one. */
async function textsOfTheGym(api: Api): Promise<string[]> {
  const token = await api.adminToken();
  const coaches = await api.call('consultancy/getCoaches', { token });
  const closures = await api.call('centers/getClosures', { token });
  return [...textsIn([coaches, closures]), ...(await textsOfProducts(api))];
}

async function textsOfMember(api: Api, { token }: Member): Promise<string[]> {
  await keepBusy(api, token);
  const own = [await api.call('user/profile', { token }), await api.call('cart/addressDetails', { token })];
  return [...textsIn(own), ...(await textsOfProducts(api))];
}

/** The texts anywhere in an answer, the longest first. */
function textsIn(answer: unknown): string[] {
  const texts: string[] = [];
  JSON.stringify(answer, (_key, value: unknown) => {
    if (typeof value === 'string' && /[a-z]{2}/i.test(value))
      texts.push(value.replaceAll(/\s+/g, ' ').trim());
    return value;
  });
  return [...new Set(texts)].toSorted((one, other) => other.length - one.length);
}

test('signing in to the admin side in Kannada opens it in English', async ({ page, api }) => {
  const { email, password } = await api.staff('manager');
  await page.goto('/kn/adminLogin');
  await hydrated(page);

  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();

  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('navigation', { name: 'Admin' }).first()).toBeVisible();
});
