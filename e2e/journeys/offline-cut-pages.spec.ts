import type { Locator, Page } from '@playwright/test';
import { CutNetwork } from '../fixtures/cut-network';
import { expect, hydrated, test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow', losesCode: true });

/** `npm run faults -- offline` makes 200. */
const CUTS = Number(process.env.NETWORK_CUTS ?? 8);

/** A seed always gives these numbers, so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test(`${CUTS} random cuts of the network: typed values stay, the next press sends them, and nothing is done twice`, async ({
  context,
  api,
  member,
  baseURL,
}) => {
  test.setTimeout(60_000 + CUTS * 8_000);
  const { token } = member;
  const random = randomFrom(Number(process.env.SEED_OF_CUTS ?? 20_261_122));
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const product = await api.product();
  await api.call('cart/add', { token, body: { productId: product.productId } });
  const network = new CutNetwork(baseURL ?? '');
  const origin = await network.open();

  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${origin}/healthz`);
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto(origin + path);
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    return page;
  };
  const cart = await open('/store/cart');
  const addresses = await open('/store/addAddress');
  const home = await open('/');
  const views = await open('/store');

  let quantity = 1;
  const quantities = async () => (await api.call('cart/cartDetails', { token })).map((line) => line.quantity);
  const towns: string[] = [];
  const messages: string[] = [];
  const actions = {
    quantity: async () => {
      const isMore = quantity === 1 || random() < 0.6;
      quantity += isMore ? 1 : -1;
      await cart.getByRole('button', { name: isMore ? /^Increase quantity/ : /^Decrease quantity/ }).click();
    },
    address: async () => {
      const town = `Town ${towns.length}`;
      await addresses.getByRole('button', { name: 'Add New Address' }).click();
      const form = addresses.getByRole('dialog');
      const texts = {
        Name: 'Asha Rao',
        Email: 'asha@example.in',
        Phone: '9876543210',
        Pincode: '560038',
        Address: '12, 5th Cross',
        Town: town,
        District: 'Bengaluru Urban',
      };
      for (const [label, text] of Object.entries(texts))
        await form.getByLabel(label, { exact: true }).fill(text);
      await form.getByRole('button', { name: 'Save address' }).click();
      towns.push(town);
    },
    message: async () => {
      const text = `Is the sauna open on Sundays? ${messages.length}`;
      await home.getByLabel('Name', { exact: true }).fill(member.name);
      await home.getByLabel('Email').fill(member.email);
      await home.getByLabel('Phone').fill('9876543210');
      await home.getByLabel('Message').fill(text);
      await home.getByRole('button', { name: 'Send message' }).click();
      messages.push(text);
      await expect(home.getByLabel('Message')).toHaveValue('');
    },
    view: async () => {
      await views.goto(origin + pick(['/', '/store', '/store/cart', '/store/addAddress']));
      await expect(views.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 });
    },
  };

  const again = (button: Locator) =>
    expect(async () => {
      // A tab in the background draws one frame a second, and a click waits for two.
      if ((await button.count()) > 0) await button.click({ timeout: 5_000 });
      await expect(button).toHaveCount(0, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  /** Action after the network is back. */
  const pressAgain = {
    // The browser's own event needs a network card that is switched off. Without it, it would take five seconds.
    quantity: async () => {
      await cart.evaluate(() => dispatchEvent(new Event('online')));
      await expect.poll(quantities, { timeout: 30_000 }).toEqual([quantity]);
    },
    address: () => again(addresses.getByRole('dialog').getByRole('button', { name: 'Save address' })),
    message: async () => {
      await expect(home.getByRole('button', { name: 'Send message' })).not.toHaveAttribute(
        'aria-busy',
        'true',
      );
      await again(home.getByRole('button', { name: 'Try again' }));
    },
    view: async () => {},
  };

  const kinds = Object.keys(actions) as (keyof typeof actions)[];
  for (let n = 0; n < CUTS; n++) {
    const kind = n < kinds.length ? (kinds[n] ?? 'view') : pick(kinds);
    await test.step(`cut ${n + 1}: ${kind}`, async () => {
      const cut = pick(['away', 'deaf'] as const);
      // Before the action, or at any moment of it.
      const cutting = random() < 0.5 ? undefined : setTimeout(() => (network.cut = cut), random() * 80);
      if (cutting === undefined) network.cut = cut;
      await actions[kind]();
      // One more press without a network: the newest quantity counts.
      if (kind === 'quantity' && random() < 0.5) await actions.quantity();
      clearTimeout(cutting);
      network.cut = 'none';
      await pressAgain[kind]();
    });
  }

  const saved = await api.call('cart/addressDetails', { token });
  const { content } = await api.call('contact/getAll', {
    token: await api.adminToken(),
    query: { q: member.email, limit: 50 },
  });
  network.close();
  expect(await quantities()).toEqual([quantity]);
  expect(saved.map(({ town }) => town).toSorted()).toEqual(towns.toSorted());
  expect(new Set(content.map(({ message }) => message)).size).toBe(content.length);
  expect(content).toHaveLength(Math.min(messages.length, content.length === 50 ? 50 : messages.length));
});
