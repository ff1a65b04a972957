import { addDays, addMonths, gymDay } from '@namma/contract/days/dates';
import type { Locator, Page } from '@playwright/test';
import type { Api, Member } from '../fixtures/api';
import { expect, signInAs, test } from '../fixtures/test';

test.use({ loadsAhead: false });

/** Pauses of a double press, from a quick double click to a slow one. */
const pauses = [120, 600];

interface List {
  path: string;
  width: number;
  status: string;
  call: string;
  action: RegExp;
  /** Creates rows that wait for the action, all of one member. */
  make: (api: Api, member: Member, count: number) => Promise<unknown>;
}

const lists: List[] = [
  {
    path: '/admin/memberships',
    width: 1440,
    status: 'pending',
    call: 'membership/update',
    action: /^Pay:/,
    make: async (api, { token }, count) => {
      const today = gymDay(new Date());
      for (let i = 0; i < count; i++)
        await api.call('membership/register', {
          token,
          body: {
            type: 'Elite',
            center: 'indiranagar',
            start_Date: addDays(today, i),
            end_Date: addMonths(addDays(today, i), 12),
            overlaps: true,
          },
        });
    },
  },
  {
    path: '/admin/orders',
    // On a phone the action is in the menu of the row, which closes at the first press.
    width: 1440,
    status: 'Pending',
    call: 'orders/update',
    action: /^Move to Transit:/,
    make: (api, member, count) => placeOrders(api, member, count),
  },
];

async function placeOrders(api: Api, { token }: Member, count: number): Promise<void> {
  const { productId } = await api.product();
  const addressId = await api.address(token);
  for (let i = 0; i < count; i++)
    await api.call('orders/order', {
      token,
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId,
        cartProductDetails: [{ productId, quantity: 1 }],
      },
    });
}

async function openList(page: Page, api: Api, path: string): Promise<void> {
  await signInAs(page, { token: await api.adminToken() });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Bars above the screen come with the profile, as these buttons do, and fonts may come later: nothing moves after that.
  await expect(
    page
      .getByRole('button', { name: 'Logout' })
      .or(page.getByRole('button', { name: 'Menu', exact: true }))
      .filter({ visible: true }),
  ).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
}

const countRequests = (page: Page, call: string): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${call}`)) sent.push(request.url());
  });
  return sent;
};

/** The pause between two presses is what these tests are about: a second press often comes after the answer. */
// biome-ignore lint/suspicious/noPlaywrightWaitForTimeout: waiting for anything on the screen would hide the fault
const waitLikeAPerson = (page: Page, milliseconds: number) => page.waitForTimeout(milliseconds);

/** Presses twice on the same place, even if another button is there by then. */
async function pressTwice(page: Page, button: Locator, pause: number): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await waitLikeAPerson(page, pause);
  await page.mouse.click(x, y);
}

/** Positions of buttons relative to the page. */
const topsOf = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().top + window.scrollY)),
  );

for (const { path, width, status, call, action, make } of lists) {
  test(`a double press of a button of ${path} at ${width} px acts once, at any pause`, async ({
    page,
    api,
    member,
  }) => {
    await make(api, member, 4);
    const sent = countRequests(page, call);
    await page.setViewportSize({ width, height: 900 });
    await openList(page, api, `${path}?status=${status}&q=${encodeURIComponent(member.email)}`);
    const waiting = page.getByRole('button', { name: action });
    await expect(waiting).toHaveCount(4);
    const rowButtons = page.locator('[data-kind=action] button');
    await waiting.first().scrollIntoViewIfNeeded();
    const before = await topsOf(rowButtons);

    for (const [index, pause] of pauses.entries()) {
      await waiting.first().scrollIntoViewIfNeeded();
      await pressTwice(page, waiting.first(), pause);
      await expect(page.getByRole('button', { name: /^Done:/ })).toHaveCount(index + 1);
      expect(sent, `after a pause of ${pause} ms`).toHaveLength(index + 1);
      expect(await topsOf(rowButtons), 'nothing has moved').toEqual(before);
    }

    // After a while, the rows that are done leave the list.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('button', { name: /^Done:/ })).toHaveCount(0);
    await expect(waiting).toHaveCount(2);
  });
}

test('the focus keeps its place when the row leaves the list', async ({ page, api, member }) => {
  await placeOrders(api, member, 2);
  await openList(page, api, `/admin/orders?status=Pending&q=${encodeURIComponent(member.email)}`);
  const move = page.getByRole('button', { name: /^Move to Transit:/ });
  await move.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Done:/ })).toBeFocused();

  await expect(move).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Done:/ })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ has: move })).toBeFocused();
  // The row has left the list by then; the step can still be undone.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').getByText('Change undone')).toBeVisible();
  await expect(move).toHaveCount(2);
});

test('a double press of Enter moves three orders once, at any pause, and one Undo takes all back', async ({
  page,
  api,
  member,
}) => {
  await placeOrders(api, member, 3);
  const sent = countRequests(page, 'orders/updateMany');
  await openList(page, api, `/admin/orders?status=Pending&q=${encodeURIComponent(member.email)}`);
  const question = page.getByRole('dialog');

  for (const [index, pause] of pauses.entries()) {
    await page.getByRole('checkbox', { name: 'Select all 3 on this page' }).check();
    await page.getByRole('button', { name: 'Move 3' }).click();
    await question.getByRole('button', { name: 'Move 3' }).focus();
    await page.keyboard.press('Enter');
    await waitLikeAPerson(page, pause);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Done:/ })).toHaveCount(3);
    await expect(question).toHaveCount(0);
    expect(sent, `after a pause of ${pause} ms`).toHaveLength(index + 1);
    await expect(page.getByRole('checkbox', { name: /^Select all/ })).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo: 3 orders moved' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Move to Transit:/ })).toHaveCount(3);
  }
});

test('a failure is announced while a dialog is open', async ({ page, api }) => {
  const { name } = await api.product();
  await openList(page, api, `/admin/products?q=${name.split(' ').at(-1)}`);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price (₹)').fill('1100');
  const sentence = "We can't load your data right now. Try again in a minute.";
  await page.route('**/api/product/update', (route) =>
    route.fulfill({ status: 503, json: { message: sentence } }),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(sentence)).toBeVisible();

  // The accessibility tree that Chromium gives to screen readers.
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const said = nodes.find((node) => !node.ignored && node.name?.value === sentence);
  let holder = said;
  while (holder && holder.role?.value !== 'alert') holder = byId.get(holder.parentId ?? '');
  expect(holder?.properties?.find((property) => property.name === 'live')?.value.value).toBe('assertive');
  expect(holder?.ignored).toBe(false);
});

test('the buttons of the admin frame appear when they work', async ({ page, api }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, { token: await api.adminToken() });
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    void page.route('**/api/user/profile', async (route) => {
      resolve();
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.continue();
    });
  });
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
  await isAsked;
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);

  answer();
  // The first press works.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm Logout?' })).toBeVisible();
});
