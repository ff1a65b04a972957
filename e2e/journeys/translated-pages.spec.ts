import { addDays, gymDay } from '@namma/contract/days/dates';
import type { Locator } from '@playwright/test';
import { keepBusy } from '../fixtures/busy-member';
import { expect, follow, hydrated, signInAs, test } from '../fixtures/test';

// Runs only in a browser that translates the pages; so do some other journeys: see playwright.config.ts.

test('filters, prices and counts of the store are those of the page that is shown', async ({ page, api }) => {
  await page.goto('/store/category');
  await hydrated(page);
  const main = page.getByRole('main');
  const found = main.getByText(/^\d+ products$/);
  const all = await textOf(found);

  await main
    .getByRole('link', { name: /^Fit Foods/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fit Foods');
  await expect(found).not.toHaveText(all);
  await main
    .getByRole('link', { name: /^₹1,500 and above/ })
    .first()
    .click();
  await expect(page).toHaveURL(/price=/);
  await expect(main.getByRole('link', { name: 'Clear all' }).first()).toBeVisible();

  const { content } = await api.call('product/getAll', { query: { limit: 2 } });
  for (const { productId, name } of content) {
    await follow(page, `/store/product?id=${productId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test('the cart, the checkout and the profile show what has been changed', async ({
  memberPage: page,
  member,
  api,
}) => {
  const addressId = await keepBusy(api, member.token);
  const product = await api.product({ price: 1000, discount: 10 });
  await api.call('cart/add', { token: member.token, body: { productId: product.productId } });

  await test.step('quantities', async () => {
    await page.goto('/store/cart');
    await hydrated(page);
    const line = page.getByRole('listitem').filter({ hasText: product.name });
    await line.getByRole('button', { name: /^Increase/ }).click();
    await expect(line).toContainText('₹1,800');
    await line.getByRole('button', { name: /^Increase/ }).click();
    await expect(line).toContainText('₹2,700');
    await expect(line).not.toContainText('₹1,800');
    const total = page.getByText(/^₹[\d,]+$/).last();
    const before = await textOf(total);
    await line.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText(product.name)).toHaveCount(0);
    await expect(total).not.toHaveText(before);
  });

  await test.step('payment', async () => {
    await page.goto(`/store/payment?address=${addressId}`);
    await hydrated(page);
    await page.getByRole('checkbox', { name: 'Cash on delivery (COD)' }).check();
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    await expect(page.getByRole('heading', { name: 'Order Placed Successfully' })).toBeVisible();
    // The order number and the gym's name are not translated.
    await expect(page.locator('strong[translate=no]')).toHaveText(/^[A-Z\d-]+$/);
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Namma Strength' }).locator('font'),
    ).toHaveCount(0);
  });

  await test.step('an order is cancelled', async () => {
    await page.goto('/store/orders');
    await hydrated(page);
    await page
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    // The newest order has one product or two: a product that another journey has taken away cannot be ordered.
    await dialog.getByRole('button', { name: /^Cancel (order|product)$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible();
  });

  await test.step('the profile', async () => {
    await page.goto('/profile');
    await hydrated(page);
    await page.getByLabel('Name').fill('Asha Changed');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Asha Changed', { exact: true })).toBeVisible();
    await expect(page.getByText(member.name, { exact: true })).toHaveCount(0);
    const profile = page.getByRole('navigation', { name: 'Profile' });
    for (const screen of ['Membership', 'Consultancy', 'Orders']) {
      await profile.getByRole('link', { name: screen, exact: true }).click();
      await expect(profile.locator('[aria-current=page]')).toHaveText(screen);
    }
  });

  await test.step('an appointment is cancelled', async () => {
    await page.goto('/profile/profileConsultancy');
    await hydrated(page);
    await page.getByRole('button', { name: /^Cancel appointment/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(page.getByRole('main').getByText('Cancelled')).toBeVisible();
  });
});

test('a membership costs what the chosen plan costs', async ({ memberPage: page }) => {
  await page.goto('/fitness/buy?tier=elitePlus&months=6');
  await hydrated(page);
  const sum = page.getByRole('region', { name: 'Elite Plus' });
  await expect(sum).toContainText('Total₹12,899');

  await follow(page, '/fitness/buy?tier=elitePlus&months=12');

  await expect(sum).toContainText('Total₹16,899');
  await expect(sum).not.toContainText('₹12,899');
});

test('an admin compares periods, and searches, filters and pages the lists', async ({
  page,
  api,
  member,
}) => {
  test.slow();
  await keepBusy(api, member.token);
  await signInAs(page, { token: await api.adminToken() });

  await test.step('reports', async () => {
    await page.goto('/admin/reports');
    await page.getByText('Show as a table').click();
    await page.getByLabel('Compare with').selectOption('previous');
    await expect(page.getByText(/, compared with /)).toBeVisible();
    const days = page.getByRole('table', { name: 'Sales by day' });
    await expect(days.getByText(/^before ₹/).first()).toBeVisible();
    await page.getByLabel('Compare with').selectOption('year');
    await page.getByLabel('Compare with').selectOption('');
    await expect(page.getByText(/, compared with /)).toHaveCount(0);
    await expect(days.getByText(/^before ₹/)).toHaveCount(0);
    const highest = page.getByText(/^Highest /);
    const sales = await textOf(highest);
    await page.getByLabel('Chart').selectOption({ label: 'Orders' });
    await expect(highest).not.toHaveText(sales);
  });

  for (const list of ['orders', 'members', 'activity'])
    await test.step(list, async () => {
      await page.goto(`/admin/${list}?limit=10`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('searchbox').fill('zzzzqqq');
      await expect(page.getByRole('link', { name: /^Show all/ })).toBeVisible();
      await page.getByRole('link', { name: /^Show all/ }).click();
      await expect(page.getByRole('link', { name: /^Show all/ })).toHaveCount(0);
      const tick = page.getByRole('checkbox', { name: /^Select all/ });
      if (await tick.isVisible()) {
        await tick.check();
        await expect(page.getByText(/ chosen|selected/).first()).toBeVisible();
        await tick.uncheck();
      }
    });

  await test.step('the day of appointments, and the counter', async () => {
    const day = gymDay(new Date());
    await page.goto(`/admin/appointments?view=day&day=${day}`);
    await page.getByRole('link', { name: 'Day after' }).click();
    await expect(page).toHaveURL(new RegExp(addDays(day, 1)));
    await page.goto('/admin/counter');
    await page.getByLabel('This counter is at').selectOption('indiranagar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

const textOf = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? '';
