// node presses.mjs ORIGIN: measures how long a press takes to show its next screen, once that screen's code is loaded,
// at full and at a quarter of the processor's speed. The median of 20 presses of each of eight steps of the shop and
// the admin side.
// biome-ignore lint/correctness/noUndeclaredDependencies: the workspace's own, which the journeys drive their browser with
import { chromium } from 'playwright-core';

const ROUNDS = 20;
/** @type {{ slowdown: number, mostMs: number }[]} */
const machines = [
  { slowdown: 1, mostMs: 100 },
  { slowdown: 4, mostMs: 300 },
];

/** The product started by e2e/start-product.mjs. */
const admin = { email: 'admin@namma.fit', password: 'admin-work-opens-at-five' };

const [origin = ''] = process.argv.slice(2);
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ],
});

const misses = [];
try {
  /** @type {Record<string, Record<string, string>>} */
  const table = {};
  for (const { slowdown, mostMs } of machines) {
    const times = { ...(await pressInShop(slowdown)), ...(await pressAsAdmin(slowdown)) };
    for (const [step, taken] of Object.entries(times)) {
      const value = median(taken);
      const isMissed = value > mostMs;
      table[step] = {
        ...table[step],
        [`median ms, processor ÷ ${slowdown}`]: `${value.toFixed(0)}${isMissed ? ' ✗' : ''}`,
      };
      if (isMissed) misses.push(`${step}, processor ÷ ${slowdown}: ${value.toFixed(0)} ms, bound ${mostMs}`);
    }
  }
  console.table(table);
} finally {
  await browser.close();
}
for (const miss of misses) console.error(miss);
if (misses.length > 0) process.exitCode = 1;

/** @param {number} slowdown */
async function pressInShop(slowdown) {
  const { token } = await signUp();
  await call('POST', 'cart/addAddress', token, {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '9876543210',
    address: '12, 5th Cross, Indiranagar',
    town: 'Bengaluru',
    pincode: '560038',
    district: 'Bengaluru Urban',
    addresstype: 'home',
  });
  const page = await openPage(token, '/consultancy', slowdown);
  const steps = stepsOf(page);
  for (let round = 0; round < ROUNDS; round++) {
    await steps.press(
      'header → store',
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }),
      '/store',
    );
    await steps.move(page.locator('a[href^="/store/category"]:visible').first(), '/store/category');
    await steps.press(
      'listing → product',
      page.locator('main ul li a[href^="/store/product"]').nth(round % 4),
      '/store/product',
    );
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: /^Cart.*1/ }).waitFor();
    await steps.move(page.locator('a[href="/store/cart"]:visible').first(), '/store/cart');
    const checkout = page.getByRole('button', { name: 'Checkout' });
    await steps.press('cart → address', checkout, '/store/addAddress');
    await page.locator('ul[aria-label="Saved addresses"] input').first().check();
    const pay = page.getByRole('button', { name: 'Proceed to pay' });
    await steps.press('address → payment', pay, '/store/payment');
    await page.getByRole('checkbox', { name: 'Cash on delivery (COD)' }).check();
    const confirm = page.getByRole('button', { name: 'Confirm Order' });
    await steps.press('payment → placed', confirm, '/store/payment?placed');
    await steps.move(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Consultancy' }),
      '/consultancy',
    );
  }
  await page.context().close();
  return steps.times;
}

/** @param {number} slowdown */
async function pressAsAdmin(slowdown) {
  const { token } = await call('POST', 'auth/userLogin', undefined, admin);
  const page = await openPage(token, '/admin', slowdown);
  const steps = stepsOf(page);
  const to = (/** @type {string} */ path) => page.locator(`#admin-menu a[href="${path}"]`);
  for (let round = 0; round < ROUNDS; round++) {
    await steps.press('dashboard → orders', to('/admin/orders'), '/admin/orders');
    await steps.press('orders → memberships', to('/admin/memberships'), '/admin/memberships');
    await steps.press('memberships → products', to('/admin/products'), '/admin/products');
    await steps.move(to('/admin'), '/admin');
  }
  await page.context().close();
  return steps.times;
}

/** @param {string} token @param {string} path @param {number} slowdown */
async function openPage(token, path, slowdown) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: origin,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-hydrated=yes]');
  // Prefetched code of the screens.
  await page.waitForTimeout(3_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** @param {import('playwright-core').Page} page */
function stepsOf(page) {
  /** @type {Record<string, number[]>} */
  const times = {};
  /**
   * From the press until the frame that shows the next screen: its address and its heading.
   * @param {string} path
   */
  const watch = (path) =>
    page.evaluate((wanted) => {
      const heading = () => document.querySelector('h1')?.textContent;
      const before = heading();
      /** @type {Promise<number>} */
      const taken = new Promise((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              const isAtAddress = (location.pathname + location.search).startsWith(wanted);
              const isThere = isAtAddress && heading() !== undefined && heading() !== before;
              // The frame after the one that found it, because only then it is on the screen.
              requestAnimationFrame(isThere ? () => resolve(performance.now() - timeStamp) : look);
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      });
      Object.assign(window, { taken });
    }, path);
  return {
    times,
    /** @param {string} step @param {import('playwright-core').Locator} target @param {string} path */
    async press(step, target, path) {
      await target.waitFor();
      await watch(path);
      await target.click();
      const taken = await page.evaluate(
        () => /** @type {{ taken: Promise<number> }} */ (/** @type {unknown} */ (window)).taken,
      );
      times[step] = [...(times[step] ?? []), taken];
    },
    /**
     * Not measured.
     * @param {import('playwright-core').Locator} target
     * @param {string} path
     */
    async move(target, path) {
      await target.click();
      await page.waitForURL((url) => url.pathname === path);
    },
  };
}

async function signUp() {
  const id = crypto.randomUUID().slice(0, 8);
  const login = { email: `asha.${id}@example.in`, password: 'secret-1' };
  await call('POST', 'auth/userRegister', undefined, {
    ...login,
    name: `Asha ${id}`,
    Cpassword: login.password,
    phone: '9876543210',
    DOB: '1995-06-15',
    gender: 'Female',
    address: '12, 5th Cross, Indiranagar',
  });
  return call('POST', 'auth/userLogin', undefined, login);
}

/** @param {string} method @param {string} name @param {string} [token] @param {object} [body] */
async function call(method, name, token, body) {
  const answer = await fetch(`${origin}/api/${name}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
