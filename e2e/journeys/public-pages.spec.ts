import { expectHeadingsToFit } from '../fixtures/headings';
import { expectNames, publicNames } from '../fixtures/names';
import {
  expect,
  expectNoReducedMotion,
  expectReadableAtTwiceTheSize,
  hydrated,
  test,
  withoutMapServer,
} from '../fixtures/test';

test.use({ loadsAhead: false });

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
    '/store/product?id=1',
  ],
  'the account and the law': [
    '/signUp',
    '/signIn',
    '/forgotPassword',
    '/invitation',
    '/legal/privacy',
    '/no/such/page',
  ],
};
/** The others have nothing that moves. */
const movingPages = ['/', '/fitness/elitePlus', '/store', '/store/product?id=1'];

/** The pages that search engines list. */
const describedPages = [
  '/',
  '/fitness',
  '/fitness/elitePro',
  '/fitness/elitePlus',
  '/fitness/buy',
  '/consultancy',
  '/appointment',
  '/store',
  '/store/category',
  '/store/product?id=1',
  '/signUp',
];

/** Loading a page takes longer than most of the checks, so that one visit makes them all. */
for (const [group, paths] of Object.entries(publicPages)) {
  test(`${group} passes axe, has its names, fits any window, also with large text, and can be without motion`, async ({
    page,
    expectPresentable,
  }) => {
    test.slow();
    await withoutMapServer(page);
    for (const path of paths)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        await hydrated(page);
        const names = publicNames[path];
        if (names) await expectNames(page.locator('body'), names);
        await expectHeadingsToFit(page);
        await expectPresentable(page);
        await expectReadableAtTwiceTheSize(page);
        if (movingPages.includes(path)) await expectNoReducedMotion(page);
      });
  });
}

test('every page whose names are listed is checked', () => {
  expect(Object.values(publicPages).flat()).toEqual(expect.arrayContaining(Object.keys(publicNames)));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop shows products, filters and pages as plain links', async ({ page }) => {
    await page.goto('/store/category?category=wheyprotein');
    await expect(page.getByRole('link', { name: /Namma Gold Whey Protein/ }).first()).toBeVisible();

    await page.goto('/store/category');
    const firstPage = await page.getByRole('main').getByRole('listitem').allInnerTexts();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    expect(await page.getByRole('main').getByRole('listitem').allInnerTexts()).not.toEqual(firstPage);
  });

  test('a product can be read from its link', async ({ page }) => {
    await page.goto('/store/product?id=1');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Deccan Iron');
    await expect(page.getByText(/₹/).first()).toBeVisible();
  });

  test('the landing page can be read to its end and links to the tiers', async ({ page }) => {
    await withoutMapServer(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Namma Strength' })).toBeVisible();
    const ourLinks = page.getByRole('navigation', { name: 'Our Links' });
    for (const [link, title] of [
      ['About Us', 'About Us'],
      ['Contact Us', 'Contact Us'],
      ['Memberships', 'Memberships'],
    ] as const) {
      await ourLinks.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
    }
    // Text locators ignore the content of <noscript>.
    const note = page.getByRole('form', { name: 'Contact Us' }).locator('noscript');
    await expect(note).toBeVisible();
    expect(await note.textContent()).toContain('This form needs JavaScript.');
    await expect(page.getByRole('link', { name: /Get directions/ })).toBeVisible();

    await page.locator('#memberships').getByRole('link', { name: 'Elite Pro' }).click();
    await expect(page).toHaveURL('/fitness/elitePro');
    const halfYear = page.getByRole('article', { name: 'Elite Pro, 6 months' });
    await expect(halfYear).toContainText('₹9,999');
    await expect(halfYear).toContainText('₹12,999');
    await halfYear.getByRole('link', { name: /^Buy/ }).click();
    await expect(page.getByRole('region', { name: 'Elite Pro' })).toContainText('Total₹10,899');
  });

  test('the consultancies link to their appointments', async ({ page }) => {
    await page.goto('/consultancy');
    await page.getByRole('link', { name: /^Physiotherapy/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Physiotherapy' })).toBeVisible();
  });

  test('screens for members and admins show that they need JavaScript', async ({ page }) => {
    for (const [path, need] of [
      ['/store/cart', 'Your cart needs JavaScript.'],
      ['/store/addAddress', 'Choosing an address needs JavaScript.'],
      ['/store/payment', 'Paying needs JavaScript.'],
      ['/store/orders', 'Your orders need JavaScript.'],
      ['/profile', 'Your profile needs JavaScript.'],
      ['/admin', 'Admin needs JavaScript.'],
      ['/appointment?type=Nutrition', 'Booking needs JavaScript.'],
      ['/fitness/buy?tier=elitePlus&months=6', 'Buying a membership needs JavaScript.'],
    ] as const) {
      await page.goto(path);
      // Text locators ignore the content of <noscript>.
      const note = page.locator('noscript:visible');
      await expect(note, path).toHaveCount(1);
      expect(await note.textContent(), path).toContain(need);
      await expect(page.getByRole('status').filter({ hasText: 'Loading' }), path).toHaveCount(0);
    }
  });

  test('the search box sends a plain form', async ({ page }) => {
    await page.goto('/store');
    await page.getByRole('combobox', { name: /search/i }).fill('protien bar');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/store\/category\?category=/);
    await expect(page.getByRole('link', { name: /Bar/ }).first()).toBeVisible();
  });
});

test('every public page has its own title, and a product its details for search engines', async ({
  request,
}) => {
  const paths = [...describedPages, '/store/category?category=fitfoods'];
  const titles = new Set<string | undefined>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    titles.add(/<title>(.+?)<\/title>/s.exec(html)?.[1]);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html, path).toMatch(/<link [^>]*rel="canonical" [^>]*href="(\/|https?:)/);
    expect(html, path).toMatch(/<meta property="og:image" content="./);
  }
  expect(titles).not.toContain(undefined);
  expect(titles.size).toBe(paths.length);

  const html = await (await request.get('/store/product?id=1')).text();
  const written = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(written)['@graph']).toMatchObject([
    { '@type': 'Product', brand: { '@type': 'Brand' }, offers: { priceCurrency: 'INR' } },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('a phone can install the site as an app', async ({ page, request }) => {
  await page.goto('/');
  const icon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');

  const app = await (await request.get(manifest ?? '')).json();

  expect(app).toMatchObject({ name: 'Namma Strength, Bengaluru', start_url: '/' });
  for (const path of [icon, ...app.icons.map(({ src }: { src: string }) => src)])
    expect((await request.get(path)).headers()['content-type']).toBe('image/png');
});

test("search engines and maps find the gym's address and hours", async ({ request }) => {
  const html = await (await request.get('/')).text();
  const written = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

  const { '@context': context, '@graph': things } = JSON.parse(written);
  expect(context).toBe('https://schema.org');
  expect(things[0].department).toHaveLength(4);
  expect(things[0]).toMatchObject({
    '@type': expect.arrayContaining(['LocalBusiness']),
    name: 'Namma Strength',
    telephone: '+91 80 4123 4567',
    address: { '@type': 'PostalAddress', addressLocality: 'Bengaluru', postalCode: '560034' },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '05:00',
        closes: '22:00',
      },
      { dayOfWeek: ['Saturday', 'Sunday'], opens: '07:00', closes: '10:30' },
    ],
  });
});

test('a product that does not exist shows the error page with status 404', async ({ page }) => {
  const response = await page.goto('/store/product?id=999999');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeAttached();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('pages that need a token are never indexed', async ({ page }) => {
  for (const path of [
    '/store/cart',
    '/store/orders',
    '/store/addAddress',
    '/store/payment',
    '/profile',
    '/profile/profileOrders',
    '/profile/profileConsultancy',
    '/profile/profileMembership',
    '/profile/passwordRest',
    '/profile/security',
  ]) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('noindex');
  }
});
