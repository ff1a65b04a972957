import { addMonths, gymDay } from '@namma/contract/days/dates';
import * as paths from '@namma/contract/paths';
import type { Page } from '@playwright/test';
import { findAdminAddresses } from '../fixtures/admin-pages';
import { expect, follow, hydrated, signInAs, test } from '../fixtures/test';

test.use({ loadsAhead: false });

/** Sets a property of `window` if any of it runs, and is readable text if none does. */
const hostile = '<img src=x onerror="window.wasHere=1"></script><script>window.wasHere=1</script>';

/** The text is shown as it was written, and no script in it has run. */
async function expectInert(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByText(text, { exact: false }).first()).toBeVisible();
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(false);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
}

test('markup in a name, a message, a product and an address is shown as text on every screen', async ({
  page,
  api,
}) => {
  test.slow();
  const product = await api.product({ name: `Oats ${hostile}`, description: `Rolled ${hostile}` });
  const word = product.name.split(' ').at(-1) ?? '';
  const email = `markup.${crypto.randomUUID()}@example.in`;
  const password = 'secret-1';
  const person = { name: `Asha ${hostile}`, email, phone: '9876543210' };
  await api.call('auth/userRegister', {
    body: { ...person, password, Cpassword: password, DOB: '1995-06-15', gender: 'Female', address: hostile },
  });
  const { token } = await api.call('auth/userLogin', { body: { email, password } });
  await api.call('cart/addAddress', {
    token,
    body: {
      ...person,
      address: hostile,
      town: hostile,
      pincode: '560038',
      district: hostile,
      addresstype: 'home',
    },
  });
  const [address] = await api.call('cart/addressDetails', { token });
  await api.call('cart/add', { token, body: { productId: product.productId } });
  await api.call('orders/order', {
    token,
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: address?.addressId ?? 0,
      cartProductDetails: [{ productId: product.productId, quantity: 1 }],
    },
  });
  await api.call('contact/register', { body: { ...person, msg: `Pool? ${hostile}` } });
  const today = gymDay(new Date());
  await api.call('membership/register', {
    token,
    body: { type: 'Elite', center: 'HSR Layout', start_Date: today, end_Date: addMonths(today, 3) },
  });

  await test.step('on public pages, rendered on the server with JSON-LD', async () => {
    for (const path of [`/store/product?id=${product.productId}`, `/store/category?category=${word}`]) {
      await page.goto(path);
      await hydrated(page);
      await expectInert(page, product.name);
    }
  });

  await test.step("on the member's pages", async () => {
    await signInAs(page, { token });
    await page.goto('/store/cart');
    await expectInert(page, product.name);
    await follow(page, '/store/addAddress');
    await expectInert(page, hostile);
    await follow(page, '/store/orders');
    await expectInert(page, product.name);
    await follow(page, '/profile');
    await expect(page.getByLabel('Name')).toHaveValue(person.name);
    await follow(page, '/profile/profileOrders');
    await expectInert(page, product.name);
    await follow(page, '/profile/profileMembership');
    await expectInert(page, person.name);
  });

  await test.step('on the admin side', async () => {
    await signInAs(page, { token: await api.adminToken() });
    await page.goto('/admin');
    for (const [path, text] of [
      [`/admin/products?category=${word}`, product.name],
      [`/admin/orders?q=${word}`, product.name],
      [`/admin/memberships?q=${email}`, person.name],
      [`/admin/queries?q=${email}`, `Pool? ${hostile}`],
      [`/admin/activity?q=${word}`, product.name],
    ] as const) {
      await follow(page, path);
      await expectInert(page, text);
    }
  });
});

test("the API's documentation page keeps its policy", async ({ page }) => {
  // The code of the package takes half a minute for all calls on a busy machine. The policy is the same for a few.
  await page.route('**/api/docs/json', async (route) => {
    const response = await route.fetch();
    const { paths, ...rest }: { paths: Record<string, unknown> } = await response.json();
    const few = Object.fromEntries(Object.entries(paths).filter(([path]) => path.includes('/auth/')));
    await route.fulfill({ response, json: { ...rest, paths: few } });
  });
  await page.goto('/api/docs/');

  await page.getByText('Make a member account').click();
  await expect(page.getByText('Request body')).toBeVisible();
});

/** The addresses of the contract, with parameters, and those that differ from them. */
const addresses = [
  ...Object.values(paths)
    .filter((path) => typeof path === 'string')
    .map((path) => path.replace(':page', 'privacy')),
  '/store/product?id=1',
  '/store/product?id=2000000000',
  '/invoice?number=NSG/2627/000001',
  '/admin/members/person?id=1',
  '/no/such/page',
];

/** The headers of every answer and of documents, as in http/security-headers.ts. */
const headersOfAll = {
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const headersOfPages = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringContaining('microphone=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
};

test('every screen has a policy that allows only what it uses', async ({ request, page, api }) => {
  test.slow();
  for (const path of new Set([...addresses, ...(await findAdminAddresses(page, api))])) {
    // Twice: rendered, and from the cache.
    for (let time = 1; time <= 2; time++) {
      const headers = (await request.get(path)).headers();
      const policy = Object.fromEntries(
        (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources.map((source) => source.replace(/^'sha256-.*'$/, 'a hash'))];
        }),
      );

      const screen = path.replace(/\?.*/, '');
      const camera = paths.mayUseCamera(screen) ? 'camera=(self)' : 'camera=()';
      expect(headers, path).toMatchObject({ ...headersOfAll, ...headersOfPages });
      expect(headers['permissions-policy']).toContain(camera);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      const wasm = paths.mayUseCamera(screen) ? ["'wasm-unsafe-eval'"] : [];
      expect(new Set(policy['script-src'])).toEqual(new Set(["'self'", ...wasm, 'a hash']));
      expect({ ...policy, 'script-src': [] }, path).toEqual({
        'default-src': ["'none'"],
        'script-src': [],
        'style-src': ["'self'"],
        'style-src-attr': ["'unsafe-inline'"],
        'font-src': ["'self'"],
        'img-src': ["'self'", 'https:'],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'frame-src': ['https://www.openstreetmap.org'],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      });
    }
  }
});

test('files, errors and calls have a policy that allows nothing', async ({ request, page }) => {
  await page.goto('/');
  const script = await page
    .locator('link[rel="deferred"], link[rel="modulepreload"]')
    .first()
    .getAttribute('href');
  for (const path of [
    script ?? '',
    '/images/favicon.svg',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
    '/healthz',
    '/api/product/getAll',
    '/api/user/profile',
    '/api/no/such/call',
    '/%E0%A4%A',
  ]) {
    const headers = (await request.get(path)).headers();

    expect(headers, path).toMatchObject(headersOfAll);
    expect(headers['content-security-policy'], path).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  }
});

test('files that crawlers and browsers request by themselves exist', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', /^image\//],
    ['/robots.txt', /^text\/plain/],
    ['/sitemap.xml', /^application\/xml/],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
});

test('only built files are served, and no folders', async ({ request }) => {
  for (const path of [
    '/assets/',
    '/images/',
    '/.git/config',
    '/.env',
    '/assets/../../server/index.js',
    '/%2e%2e/server/index.js',
    '/..%2fserver%2findex.js',
    '/package.json',
    '/assets/%00',
  ]) {
    expect([400, 404], path).toContain((await request.get(path)).status());
  }
});
