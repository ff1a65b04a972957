import type { Page } from '@playwright/test';
import { CutNetwork } from '../fixtures/cut-network';
import { expect, hydrated, test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });

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
    expect((await keptIn(page, 'pages')).toSorted()).toEqual(
      ['/fitness', '/store', productAddress].toSorted(),
    );
    const files = await keptIn(page, 'files');
    expect(files.filter((path) => !/^\/(assets|images)\//.test(path))).toEqual([]);
    expect(files.length).toBeLessThan(300);
  });
});

test('what is changed without a network waits, goes out once, and a sign-out asks before it drops it', async ({
  memberPage: page,
  context,
  api,
  member,
  expectAccessible,
}) => {
  const { token } = member;
  const product = await api.product();
  await api.call('cart/add', { token, body: { productId: product.productId } });
  const other = await context.newPage();
  const waitsAs = (quantity: number) => `The quantity ${quantity} is saved as soon as there is a network.`;
  const addressWaits = 'This address is saved as soon as there is a network.';
  const messageWaits = 'Your message waits on this device and is sent once there is a network.';
  const increaseWithoutNetwork = async (quantity: number) => {
    await page.goto('/store/cart');
    await hydrated(page);
    const increase = page.getByRole('button', { name: /^Increase quantity/ }).first();
    await expect(increase).toBeVisible();
    await context.setOffline(true);
    await increase.click();
    await expect(page.getByText(waitsAs(quantity))).toBeVisible();
  };

  await test.step('with a network', async () => {
    await page.goto('/');
    await hydrated(page);
    await kept(page, '/');
    await page.goto('/store/addAddress');
    await hydrated(page);
    await kept(page, '/store/addAddress');
    await page.goto('/store/cart');
    await hydrated(page);
    await kept(page, '/store/cart');
    await other.goto('/profile');
    await hydrated(other);
    await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  await context.setOffline(true);

  await test.step('a quantity, which a reload keeps', async () => {
    await page
      .getByRole('button', { name: /^Increase quantity/ })
      .first()
      .click();
    await expect(page.getByText(waitsAs(2))).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(copyBar(page)).toBeVisible();
    await expect(page.getByText(waitsAs(2))).toBeVisible();
    await page
      .getByRole('button', { name: /^Increase quantity/ })
      .first()
      .click();
    await expect(page.getByText(waitsAs(3))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an address', async () => {
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/store\/addAddress/);
    await page.getByRole('button', { name: 'Add New Address' }).click();
    const form = page.getByRole('dialog');
    const texts = {
      Name: 'Asha Rao',
      Email: 'asha@example.in',
      Phone: '9876543210',
      Pincode: '560038',
      Address: '12, 5th Cross',
      Town: 'Bengaluru',
      District: 'Bengaluru Urban',
    };
    for (const [label, text] of Object.entries(texts))
      await form.getByLabel(label, { exact: true }).fill(text);
    await form.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText(addressWaits)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a message to the gym', async () => {
    await page.goto('/');
    await hydrated(page);
    await page.getByLabel('Name', { exact: true }).fill(member.name);
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Phone').fill('9876543210');
    await page.getByLabel('Message').fill('Is the sauna open on Sundays?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(messageWaits)).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('');
  });

  await test.step('with a network again, each goes out once, from two tabs', async () => {
    await context.setOffline(false);
    await expect(page.getByText(messageWaits)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('waitingWrites'))).toBeNull();
    expect(await api.call('cart/cartDetails', { token })).toMatchObject([{ quantity: 3 }]);
    expect(await api.call('cart/addressDetails', { token })).toHaveLength(1);
    const { content } = await api.call('contact/getAll', {
      token: await api.adminToken(),
      query: { q: member.email },
    });
    expect(content).toHaveLength(1);
  });

  await test.step('a sign-out while something waits', async () => {
    await increaseWithoutNetwork(4);
    await other.getByRole('button', { name: 'Logout' }).click();
    const question = other.getByRole('dialog');
    await expect(question).toContainText('One change still waits for the network. Logging out drops it.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText(waitsAs(4))).toBeVisible();
    await other.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Logout' }).click();
    await expect(other.getByText(/^Logged out on this device only: the server could not/)).toBeVisible();
    expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect.poll(() => other.evaluate(leftovers)).toEqual(['signOuts']);
    await context.setOffline(false);
    await expect.poll(() => other.evaluate(leftovers)).toEqual([]);
    const session = () =>
      api.call('user/profile', { token }).then(
        () => 'open',
        () => 'over',
      );
    await expect.poll(session).toBe('over');
    const again = await api.call('auth/userLogin', {
      body: { email: member.email, password: member.password },
    });
    expect(await api.call('cart/cartDetails', { token: again.token })).toMatchObject([{ quantity: 3 }]);
  });

  await test.step('what a guest wrote goes out as a guest, though somebody has signed in since', async () => {
    const guest = `guest.${crypto.randomUUID().slice(0, 8)}@example.in`;
    const ravi = await api.member({ name: 'Ravi', mailbox: 'ravi' });
    await page.goto('/');
    await hydrated(page);
    await context.setOffline(true);
    await page.getByLabel('Name', { exact: true }).fill('A guest');
    await page.getByLabel('Email').fill(guest);
    await page.getByLabel('Phone').fill('9876543210');
    await page.getByLabel('Message').fill('Is the sauna open on Sundays?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(messageWaits)).toBeVisible();
    await other.evaluate(({ token: signedIn, email }) => {
      localStorage.setItem('signedInAs', email);
      localStorage.setItem('token', signedIn);
    }, ravi);
    await expect(page.getByText(messageWaits)).toHaveCount(0);
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('waitingWrites'))).toBeNull();
    const { content } = await api.call('contact/getAll', {
      token: await api.adminToken(),
      query: { q: guest },
    });
    expect(content).toHaveLength(1);
    expect((await api.call('privacy/getMine', { token: ravi.token })).queries).toEqual([]);
  });

  await test.step('what waits when the session has ended is told, and goes out when its member signs in again', async () => {
    const asha = await api.member();
    await api.call('cart/add', { token: asha.token, body: { productId: product.productId } });
    await page.evaluate(({ token: signedIn, email }) => {
      localStorage.setItem('signedInAs', email);
      localStorage.setItem('token', signedIn);
    }, asha);
    await increaseWithoutNetwork(2);
    await api.call('auth/logout', { token: asha.token });
    await context.setOffline(false);
    const notSent = page.getByText('You were signed out before this was sent: a quantity in the cart.');
    await expect(notSent).toBeVisible();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await page.getByLabel('Email').fill(asha.email);
    await page.getByLabel('Password', { exact: true }).fill(asha.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/store/cart');
    await expect(notSent).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('waitingWrites'))).toBeNull();
    const again = await api.call('auth/userLogin', { body: { email: asha.email, password: asha.password } });
    expect(await api.call('cart/cartDetails', { token: again.token })).toMatchObject([{ quantity: 2 }]);
  });
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

/** What is left of a member on the device: databases, entries of the storage, and kept answers of the API. */
async function leftovers(): Promise<string[]> {
  const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
  const entries = Object.keys(localStorage).filter((key) =>
    ['token', 'signedInAs', 'waitingWrites', 'endedSession', 'sessionExpired', 'signOuts'].includes(key),
  );
  const answers = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      if (url.includes('/api/')) answers.push(url);
  return [...databases, ...entries, ...answers];
}
