import type { Page } from '@playwright/test';
import { CutNetwork } from '../fixtures/cut-network';
import { expect, hydrated, test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow', losesCode: true });

/** What the service worker keeps, by the name of the cache. */
const keptIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (cache) => {
    const requests = await (await caches.open(cache)).keys();
    return requests.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    });
  }, name);

const kept = (page: Page, address: string) =>
  expect.poll(() => keptIn(page, 'pages'), { message: `${address} is kept` }).toContain(address);

const copyBar = (page: Page) => page.getByText(/^You are offline\. This page is from \d\d:\d\d\.$/);

test('pages that were opened open again without a network, and say from when they are', async ({
  page,
  context,
  api,
  expectAccessible,
  expectPresentable,
}) => {
  const product = await api.product();
  const productAddress = `/store/product?id=${product.productId}`;

  await test.step('opened with a network, by address and by a link', async () => {
    await page.goto('/store');
    await hydrated(page);
    await kept(page, '/store');
    await expect(copyBar(page)).toHaveCount(0);
    await page.goto(productAddress);
    await hydrated(page);
    await kept(page, productAddress);
    await page.getByRole('link', { name: 'Fitness', exact: true }).first().click();
    await expect(page).toHaveURL('/fitness');
    await kept(page, '/fitness');
  });

  await context.setOffline(true);

  await test.step('by address', async () => {
    await page.goto(productAddress);
    await hydrated(page);
    await expect(copyBar(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name);
    await expectAccessible(page);
  });

  await test.step('by a link: the code or the data of the screen is away', async () => {
    await page.getByRole('link', { name: 'Store', exact: true }).first().click();
    await expect(page).toHaveURL('/store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store');
    await expect(copyBar(page)).toBeVisible();
  });

  await test.step('a page that was not opened yet: what can be opened instead', async () => {
    await page.goto('/store/category?category=fitfood');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expectPresentable(page);
    await page.getByRole('link', { name: product.name }).click();
    await expect(page).toHaveURL(productAddress);
    await expect(copyBar(page)).toBeVisible();
  });

  await test.step('back online, the page itself is there', async () => {
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Load again' }).click();
    await hydrated(page);
    await expect(copyBar(page)).toHaveCount(0);
  });

  await test.step('nothing but public pages and their files is kept', async () => {
    await expect
      .poll(async () => (await keptIn(page, 'pages')).toSorted())
      .toEqual(['/fitness', '/store', productAddress].toSorted());
    const files = await keptIn(page, 'files');
    expect(files.filter((path) => !/^\/(assets|images)\//.test(path))).toEqual([]);
    expect(files.length).toBeLessThan(300);
  });
});

test('without a network a write says so, what was typed stays, and the next press sends it once', async ({
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
    await kept(page, '/store/cart');
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
    await kept(page, '/store/addAddress');
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
    await expect(page.getByText(/^Your message was not sent: Network Error\./)).toBeVisible();
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
  await kept(page, '/store/cart');

  network.cut = 'away';
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(quantity).toHaveValue('2');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(/This page is from \d\d:\d\d\.$/)).toBeVisible();
  await expect(quantity).toHaveValue('1');

  network.cut = 'none';
  await page.getByRole('link', { name: 'Load again' }).click();
  await expect(page.getByText(/This page is from/)).toHaveCount(0);
  await hydrated(page);
  await expect(quantity).toHaveValue('1');
  expect((await api.call('cart/cartDetails', { token })).map((line) => line.quantity)).toEqual([1]);
  network.close();
});

test('pages that do not load without a network have their picture, and load once there is one; paying says that nothing was ordered', async ({
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
    await kept(page, '/store');
    await page.goto(`/store/payment?address=${addressId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^Opening this page has ordered nothing\./)).toBeVisible();
    await expect.poll(isDrawn).toBe(true);
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    expect(await api.call('orders/getOrders', { token })).toEqual([]);
  });

  await test.step('a screen whose data is away', async () => {
    await page.goto('/profile');
    await hydrated(page);
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'Profile' })
      .getByRole('link', { name: 'Consultancy' })
      .click();
    await expect(page.getByRole('heading', { name: /This did not load|You are offline/ })).toBeVisible();
    await expect.poll(isDrawn).toBe(true);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'No upcoming Consultancy found' })).toBeVisible();
  });
});

test('a sign-out without a network wipes what was kept, says so, and reaches the server later', async ({
  memberPage: page,
  context,
  api,
  member,
}) => {
  const { token } = member;
  const product = await api.product();
  await api.call('cart/add', { token, body: { productId: product.productId } });
  await page.goto('/store/cart');
  await hydrated(page);
  await kept(page, '/store/cart');
  await page.goto('/profile/card');
  await hydrated(page);
  await page.goto('/profile');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText(/^Logged out on this device only: the server could not/)).toBeVisible();
  await expect.poll(() => page.evaluate(leftovers)).toEqual(['signOuts']);

  await context.setOffline(false);
  await expect.poll(() => page.evaluate(leftovers)).toEqual([]);
  const session = () =>
    api.call('user/profile', { token }).then(
      () => 'open',
      () => 'over',
    );
  await expect.poll(session).toBe('over');
});

test('changes that an earlier version kept in a database are removed, and the person is told once', async ({
  page,
}) => {
  await page.goto('/healthz');
  await page.evaluate(keepAsEarlierVersion);
  const told = page.getByText('Changes that you made here without a network were not saved', {
    exact: false,
  });

  await page.goto('/');
  await expect(told).toBeVisible();
  await expect.poll(() => page.evaluate(leftovers)).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(told).toHaveCount(0);

  await page.goto('/store');
  await hydrated(page);
  await kept(page, '/store');
  await expect(told).toHaveCount(0);
});

test('while the server is replaced a page is shown as it was seen; a worker that is switched off removes itself and what it has kept', async ({
  page,
  baseURL,
}) => {
  const network = new CutNetwork(baseURL ?? '');
  await page.goto(`${await network.open()}/store/wishlist`);
  await hydrated(page);
  await kept(page, '/store/wishlist');

  network.cut = 'deploying';
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Wishlist' })).toBeVisible();
  await expect(page.getByText(/^The site cannot be reached\. This page is from \d\d:\d\d\.$/)).toBeVisible();
  network.cut = 'none';

  // What the server does with SERVICE_WORKER=off.
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

/** As the version before this one did with a quantity that found no network. */
async function keepAsEarlierVersion(): Promise<void> {
  localStorage.setItem('waitingWrites', '1 1764152000000 0.5');
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('offline', 1);
    opening.onupgradeneeded = () => {
      opening.result
        .createObjectStore('waiting', { keyPath: 'target' })
        .put({ target: 'cart 1', kind: 'quantity' });
      opening.result.createObjectStore('kept', { keyPath: 'name' });
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
    opening.onerror = () => reject(opening.error);
  });
}

/** What is left of a member on the device: databases, entries of the storage, and kept answers of the API. */
async function leftovers(): Promise<string[]> {
  const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
  const entries = Object.keys(localStorage).filter(
    (key) =>
      /^(token|signedInAs|role|waitingWrites|endedSession|sessionExpired|signOuts)$/.test(key) ||
      key.startsWith('kept'),
  );
  const answers = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      if (url.includes('/api/')) answers.push(url);
  return [...databases, ...entries, ...answers];
}
