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

test('filters fold on a phone, and the button shows how many are set', async ({
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
