import { addMonths, gymDay } from '@namma/contract/days/dates';
import type { Page } from '@playwright/test';
import type { Api } from '../fixtures/api';
import { expect, signInAs, test } from '../fixtures/test';

test.use({ loadsAhead: false });

async function open(page: Page, api: Api, path: string): Promise<void> {
  await signInAs(page, { token: await api.adminToken() });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const order = async (api: Api) => {
  const { token, email } = await api.member();
  const { productId } = await api.product();
  const cartProductDetails = [{ productId, quantity: 1 }];
  await api.call('orders/order', {
    token,
    body: { paymentMode: 'COD', source: 'buy', addressId: await api.address(token), cartProductDetails },
  });
  return email;
};

test('the way out is in sight on a screen of 900 px, beside the list and in the menu', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, api, '/admin/orders');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 900, height: 700 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});

test('each list keeps its filters; / leads to the search, ? lists the keys', async ({ page, api }) => {
  const email = await order(api);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, api, '/admin/orders');
  await page.getByLabel('Status').selectOption('Pending');
  await expect(page).toHaveURL('/admin/orders?status=Pending');

  await test.step('the list is opened again as it was left, and cleared by one press', async () => {
    await page.getByRole('link', { name: 'Members', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: /^Orders/ }).click();
    await expect(page).toHaveURL('/admin/orders?status=Pending');
    await expect(page.getByLabel('Status')).toHaveValue('Pending');
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin/orders');
  });

  await test.step('a search by keyboard says how many were found', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search orders' })).toBeFocused();
    await page.keyboard.type(email);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('1 order, page 1 of 1');
  });

  await test.step('the keys', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('To the search of a list');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('filters fold on a phone, and the button says how many are set', async ({
  page,
  api,
  expectPresentable,
}) => {
  await order(api);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, api, '/admin/orders');
  await expect(page.getByLabel('Status')).toBeHidden();

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Status').selectOption('Pending');
  const button = page.getByRole('button', { name: 'Filters (1)' });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectPresentable(page, 'phone');

  await page.setViewportSize({ width: 390, height: 844 });
  await button.click();
  await expect(page.getByLabel('Status')).toBeHidden();
});

test('lists, the day and the coaches have a form for paper', async ({ page, api }) => {
  await order(api);
  await page.setViewportSize({ width: 1032, height: 800 });
  await open(page, api, '/admin/orders?status=Pending');
  for (const path of ['/admin/orders?status=Pending', '/admin/appointments?view=day', '/admin/coaches'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(
        page.getByRole('button', { name: /Print|Export|Retire|Edit|Move|Book|Actions/ }),
      ).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    });

  await page.goto('/admin/orders?status=Pending');
  await expect(page.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Filtered by status: Pending')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Ordered' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('whoever is looked up at the counter is seen to be unpaid, then in, then in already', async ({
  page,
  api,
  expectPresentable,
}) => {
  const { token, email, name } = await api.member();
  const start_Date = gymDay(new Date());
  await api.call('membership/register', {
    token,
    body: {
      type: 'Elite Plus',
      center: 'kormangla',
      start_Date,
      end_Date: addMonths(start_Date, 6),
      price: 12899,
    },
  });
  await open(page, api, '/admin/counter');
  await page.getByLabel('This counter is at').selectOption('kormangla');
  const lookUp = async () => {
    await page.getByLabel('Slip, phone number, name or order number').fill(email);
    await page.keyboard.press('Enter');
  };
  const state = page.getByRole('region', { name: 'Before the check-in' });

  await lookUp();
  await expect(state).toContainText('The membership is not payed');
  await page.getByRole('button', { name: /In cash/ }).click();
  await expect(state).toContainText('May come in');
  await expectPresentable(page, 'phone');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Check in' }).click();
  const letIn = page.getByRole('status').getByText(`Let in: ${name}`);
  await expect(letIn).toBeVisible();
  const colour = await groundOf(page, `Let in: ${name}`);
  await lookUp();
  await expect(state).toContainText(/In already, since \d\d:\d\d/);
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByRole('status').getByText(`In already: ${name}`)).toBeVisible();
  expect(await groundOf(page, `In already: ${name}`)).not.toBe(colour);
});

/** The colour behind a banner. */
const groundOf = (page: Page, title: string) =>
  page
    .getByRole('status')
    .filter({ hasText: title })
    .locator('> div')
    .first()
    .evaluate((banner) => getComputedStyle(banner).backgroundColor);

test('a window says beforehand that no mail can be sent, and what to do instead', async ({ page, api }) => {
  const email = await order(api);
  await open(page, api, `/admin/orders?q=${encodeURIComponent(email)}`);

  await page.getByRole('button', { name: /^Cancel/ }).click();

  await expect(page.getByRole('dialog').getByText(/^No mail can be sent: call /)).toBeVisible();
});
