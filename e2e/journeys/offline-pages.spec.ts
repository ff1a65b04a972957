import type { Page } from '@playwright/test';
import { CutNetwork } from '../fixtures/cut-network';
import { expect, hydrated, test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow', losesCode: true });

/** Contents of the service worker's caches. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

/** Waits until the service worker controls the page and has cached the offline page. */
async function workerStarted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => kept(page)).toContain('/images/error-state.svg');
}

const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are offline' });

test('without a network any page shows a message, also one that was opened before, and loads once there is a network', async ({
  page,
  context,
  expectPresentable,
}) => {
  await page.goto('/store');
  await hydrated(page);
  await workerStarted(page);
  await page.goto('/fitness');
  await hydrated(page);
  await context.setOffline(true);

  await page.goto('/store');
  await expect(offline(page)).toBeVisible();
  await expectPresentable(page);
  await page.goto('/hi/store');
  await expect(page.getByRole('heading', { level: 1, name: 'इंटरनेट नहीं है' })).toBeVisible();

  await context.setOffline(false);
  await expect(page).toHaveURL('/hi/store');
  await hydrated(page);
  expect(await kept(page)).toEqual(['/images/error-state.svg']);
});

test('without a network a write shows a message, typed values stay, and the next press sends them once', async ({
  memberPage: page,
  context,
  api,
  member,
  expectAccessible,
}) => {
  const { token } = member;
  const product = await api.product();
  await api.call('cart/add', { token, body: { productId: product.productId } });
  const networkError = page
    .getByRole('alert')
    .getByText('Network Error. Please check your internet connection or server.');
  const quantity = page.getByRole('textbox', { name: `Quantity of ${product.name}` });
  const increase = page.getByRole('button', { name: /^Increase quantity/ }).first();
  const inCart = async () => (await api.call('cart/cartDetails', { token })).map((line) => line.quantity);
  const address = {
    Name: 'Asha Rao',
    Email: 'asha@example.in',
    Phone: '9876543210',
    Pincode: '560038',
    Address: '12, 5th Cross',
    Town: 'Bengaluru',
    District: 'Bengaluru Urban',
  };
  const messages = async () => {
    const adminToken = await api.adminToken();
    return (await api.call('contact/getAll', { token: adminToken, query: { q: member.email } })).content;
  };

  await test.step('a quantity catches up while the page is open', async () => {
    await page.goto('/store/cart');
    await hydrated(page);
    await workerStarted(page);
    await context.setOffline(true);
    await increase.click();
    await expect(networkError).toBeVisible();
    await increase.click();
    await expect(quantity).toHaveValue('3');
    await expectAccessible(page);
    await context.setOffline(false);
    await expect.poll(inCart).toEqual([3]);
    await expect(quantity).toHaveValue('3');
  });

  await test.step('an address stays in its form', async () => {
    await page.goto('/store/addAddress');
    await hydrated(page);
    await page.getByRole('button', { name: 'Add New Address' }).click();
    const form = page.getByRole('dialog');
    for (const [label, text] of Object.entries(address))
      await form.getByLabel(label, { exact: true }).fill(text);
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Save address' }).click();
    await expect(networkError).toBeVisible();
    for (const [label, text] of Object.entries(address))
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
    await context.setOffline(false);
    await form.getByRole('button', { name: 'Save address' }).click();
    await expect(form).toHaveCount(0);
    expect(await api.call('cart/addressDetails', { token })).toHaveLength(1);
  });

  await test.step('a message to the gym stays below its form', async () => {
    await page.goto('/');
    await hydrated(page);
    await page.getByLabel('Name', { exact: true }).fill(member.name);
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Phone').fill('9876543210');
    await page.getByLabel('Message').fill('Is the sauna open on Sundays?');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/^Your message was not sent. Network Error\./)).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('Is the sauna open on Sundays?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/^Your message was not sent/)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Your message was not sent/)).toHaveCount(0);
    await expect.poll(messages).toHaveLength(1);
  });
});

test('a quantity that had no network is not kept for later', async ({ page, api, member, baseURL }) => {
  const { token } = member;
  const product = await api.product();
  await api.call('cart/add', { token, body: { productId: product.productId } });
  const quantity = page.getByRole('textbox', { name: `Quantity of ${product.name}` });
  // A browser that only pretends to be offline lets a page that is being left reach the server.
  const network = new CutNetwork(baseURL ?? '');
  const origin = await network.open();
  await page.goto(`${origin}/healthz`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(`${origin}/store/cart`);
  await hydrated(page);
  await workerStarted(page);

  network.cut = 'away';
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(quantity).toHaveValue('2');
  await page.reload();
  await expect(offline(page)).toBeVisible();

  network.cut = 'none';
  await page.getByRole('link', { name: 'Reload' }).click();
  await hydrated(page);
  await expect(quantity).toHaveValue('1');
  expect((await api.call('cart/cartDetails', { token })).map((line) => line.quantity)).toEqual([1]);
  network.close();
});

test('pages that do not load without a network have their picture, and load once there is one; paying shows that nothing was ordered', async ({
  memberPage: page,
  context,
  api,
  member: { token },
  expectAccessible,
}) => {
  const { productId } = await api.product();
  await api.call('cart/add', { token, body: { productId } });
  const addressId = await api.address(token);
  const isDrawn = () =>
    page
      .locator('img[src="/images/error-state.svg"]')
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

  await test.step('the payment step, reloaded', async () => {
    await page.goto('/store');
    await hydrated(page);
    await workerStarted(page);
    await page.goto(`/store/payment?address=${addressId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^Your cart is safe\./)).toBeVisible();
    await expect.poll(isDrawn).toBe(true);
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    expect(await api.call('orders/getOrders', { token })).toEqual([]);
  });

  await test.step('a screen whose data is away', async () => {
    // The profile itself reads the appointments ahead, which would then be shown without a network.
    await page.goto('/profile/profileOrders');
    await hydrated(page);
    // The code of both screens of this name, which is loaded ahead.
    const loaded = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/consultancy-'))
            .length,
      );
    await expect.poll(loaded).toBeGreaterThanOrEqual(2);
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'Profile' })
      .getByRole('link', { name: 'Consultancy' })
      .click();
    await expect(page.getByRole('heading', { name: "This didn't load" })).toBeVisible();
    await expect.poll(isDrawn).toBe(true);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'No upcoming Consultancy found' })).toBeVisible();
  });
});

test('a sign-out without a network ends here at once, shows a message, and leaves nothing', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/profile/card');
  await hydrated(page);
  await page.goto('/profile');
  await hydrated(page);
  await workerStarted(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();

  await expect(page.getByText(/^Logged out on this device only, because the server/)).toBeVisible();
  await expect.poll(() => page.evaluate(leftovers)).toEqual([]);
});

test('a worker that is switched off removes itself and its caches', async ({ page, baseURL }) => {
  const network = new CutNetwork(baseURL ?? '');
  await page.goto(`${await network.open()}/store/wishlist`);
  await hydrated(page);
  await workerStarted(page);

  // Same behaviour as SERVICE_WORKER=off on the server.
  network.replaced.set('/sw.js', '/sw-off.js');
  await page.reload();

  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Wishlist' })).toBeVisible();
  network.close();
});

/** Member data left on the device: databases, storage and cached responses. */
async function leftovers(): Promise<string[]> {
  const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
  const entries = Object.keys(localStorage).filter((key) =>
    /^(token|signedInAs|signedInAt|role|holdsCard|sessionExpired|recentlySeen)$/.test(key),
  );
  const answers = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      if (url.includes('/api/')) answers.push(url);
  return [...databases, ...entries, ...answers];
}
