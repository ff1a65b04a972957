import { addMonths, gymDay } from '@namma/contract/days/dates';
import { formatRupees } from '@namma/contract/money';
import type { Locator, Page } from '@playwright/test';
import { dialog } from '../fixtures/admin-pages';
import type { Api } from '../fixtures/api';
import { codeOf } from '../fixtures/authenticator';
import { chooseForRow, expect, hydrated, signInAs, tabTo, test } from '../fixtures/test';

const password = 'secret-1';
const deskScreens = [
  'Counter',
  'Members',
  'Memberships',
  'Passes',
  'Cash drawer',
  'Appointments',
  'Classes',
  'Coaches',
  'Queries',
  'Follow-ups',
  'Orders',
  'Deliveries',
];
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Signs in at /adminLogin. The screen may then ask for a code. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/adminLogin');
  await hydrated(page);
  await type(page, 'Email', email);
  await type(page, 'Password', password);
  await page.keyboard.press('Enter');
}

async function becomeOwner(page: Page, api: Api): Promise<void> {
  await signInAs(page, { token: await api.adminToken() });
  await page.goto('/admin/staff');
  await expect(title(page, 'Staff')).toBeVisible();
}

/** A membership at Koramangala that is not paid yet. */
async function memberWithDues(api: Api) {
  const member = await api.member();
  const start_Date = gymDay(new Date());
  const end_Date = addMonths(start_Date, 6);
  await api.call('membership/register', {
    token: member.token,
    body: { type: 'Elite Plus', center: 'kormangla', start_Date, end_Date, price: 12899 },
  });
  return member;
}

test('a receptionist by keyboard: invited, at the counter, refused at reports, her phone lost, back again', async ({
  page,
  browser,
  api,
  expectPresentable,
}) => {
  test.slow();
  const email = `meena.${crypto.randomUUID().slice(0, 8)}@example.in`;
  const owner = await (await browser.newContext()).newPage();
  let link = '';
  let key = '';

  await test.step('the owner invites her and is shown the link', async () => {
    await becomeOwner(owner, api);
    await owner.getByRole('button', { name: 'Invite' }).click();
    await expectPresentable(owner, 'phone');
    await owner.setViewportSize({ width: 1440, height: 900 });
    await dialog(owner).getByLabel('Email').fill(email);
    await dialog(owner).getByLabel('Role').selectOption('Front desk');
    await dialog(owner).getByLabel('Center').selectOption('kormangla');
    await dialog(owner).getByRole('button', { name: 'Invite' }).click();
    // The product's own address has another name than the tests'.
    const { pathname, hash } = new URL(await dialog(owner).getByLabel('Link', { exact: true }).inputValue());
    link = pathname + hash;
    await expectPresentable(owner, 'phone');
    await owner.setViewportSize({ width: 1440, height: 900 });
    await dialog(owner).getByRole('button', { name: 'Done' }).click();
    await expect(owner.getByRole('row').filter({ hasText: email })).toContainText('invited');
  });

  await test.step('she accepts in another browser', async () => {
    await page.goto(link);
    await hydrated(page);
    await expect(page.getByText('Front desk')).toBeVisible();
    await expect(page).not.toHaveURL(/#/);
    await expectPresentable(page, 'phone');
    await type(page, 'Name', 'Meena Pai');
    await type(page, 'Password', password);
    await type(page, 'Confirm password', password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/adminLogin');

    // Used once.
    await page.goto(link);
    await expect(
      page.getByText('This invitation has expired, was already used or was revoked.'),
    ).toBeVisible();
    await expectPresentable(page, 'phone');
  });

  await test.step('she receives a payment at the counter', async () => {
    const member = await memberWithDues(api);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, email);
    await expect(title(page, 'Counter')).toBeVisible();
    await expect(sidebar(page).getByRole('link')).toContainText(deskScreens);
    await expect(page.getByText('Money is received at kormangla')).toBeVisible();
    await expect(page.getByLabel('This counter is at')).toHaveCount(0);
    await type(page, 'Slip, phone number, name or order number', member.email);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Amount to receive')).toBeVisible();
    await page.keyboard.press('F2');
    await expect(page.getByRole('region', { name: /^Receipt NSG/ })).toContainText('₹12,899');
  });

  await test.step('she is refused at the reports', async () => {
    await page.goto('/admin/reports');
    await expect(title(page, 'Your role does not include this.')).toBeVisible();
    await expectPresentable(page, 'phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await press(page, page.getByRole('link', { name: 'Go to your screens' }));
    await expect(title(page, 'Counter')).toBeVisible();
  });

  await test.step('she switches a second factor on', async () => {
    await page.goto('/profile/security');
    await hydrated(page);
    await type(page, 'Password', password);
    await page.keyboard.press('Enter');
    key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
    await type(page, 'Code', codeOf(key));
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('button', { name: 'Done' }));
    await expect(page.getByText(/8 recovery codes are left\.$/)).toBeVisible();
  });

  await test.step('without the phone, her password opens nothing', async () => {
    await page.evaluate(() => localStorage.clear());
    await signIn(page, email);
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await expect(page).toHaveURL('/adminLogin');
  });

  await test.step('the owner drops the factor, and her password signs in again', async () => {
    await owner.reload();
    await expect(owner.getByRole('row').filter({ hasText: email })).toContainText('On');
    await chooseForRow(owner, /Meena Pai/, 'Turn off two-step sign-in');
    await dialog(owner).getByRole('button', { name: 'Turn off' }).click();
    await expect(owner.getByText('Two-step sign-in is off.').first()).toBeVisible();
    await expectPresentable(owner, 'phone');

    await signIn(page, email);
    await expect(title(page, 'Counter')).toBeVisible();
  });
});

/** Last element that a screen renders. */
const lastWords: Record<string, string | RegExp> = {
  Counter: 'Visits today',
  Passes: 'Give out',
  'Cash drawer': /drawer/,
  Classes: 'Week after',
  Coaches: 'Monday to Friday',
  'Follow-ups': /people to call|person to call|Nobody/,
  Deliveries: ', as of ',
};
const listed = /, page 1 of \d/;

/** The labels of revenue in reports, dashboards and cash-ups. */
const wordsOfRevenue = /(?<!counter )\b(sales?|revenue|takings|turnover|cash-up|received today|income)\b/i;

/** Totals of the gym. Read again each time, because other tests sell too. */
async function sums(api: Api): Promise<string[]> {
  const token = await api.adminToken();
  const { todaySales, totalSales } = await api.call('admin/getDashData', { token });
  return [todaySales, totalSales].map(formatRupees);
}

test('no screen that the sidebar offers to a receptionist shows a sum of revenue', async ({ page, api }) => {
  // Prices whose sum occurs nowhere else.
  const { token, email } = await memberWithDues(api);
  const addressId = await api.address(token);
  for (const price of [1237, 4391]) {
    const { productId } = await api.product({ price, discount: 0 });
    const cartProductDetails = [{ productId, quantity: 1 }];
    await api.call('orders/order', {
      token,
      body: { paymentMode: 'COD', source: 'buy', addressId, cartProductDetails },
    });
  }
  const main = page.getByRole('main');

  await test.step('which the search finds where the owner reads them', async () => {
    await signInAs(page, { token: await api.adminToken() });
    await page.goto('/admin');
    await expect(async () => {
      await page.reload();
      const [today = ''] = await sums(api);
      await expect(main).toContainText(today, { timeout: 2_000 });
    }).toPass();
    await expect(main).toContainText(wordsOfRevenue);
  });

  await signInAs(page, await api.call('auth/userLogin', { body: await api.staff('desk') }));
  await page.goto('/admin/counter');
  await expect(title(page, 'Counter')).toBeVisible();
  await expect(sidebar(page).getByRole('link')).toHaveCount(deskScreens.length);
  for (const screen of deskScreens)
    await test.step(screen, async () => {
      const before = await sums(api);
      await sidebar(page).getByRole('link', { name: screen }).first().click();
      await expect(title(page, screen)).toBeVisible();
      await expect(main.getByText(lastWords[screen] ?? listed).first()).toBeVisible();
      await expectNoSums(page, [...before, ...(await sums(api))]);
    });

  await test.step("a member's page", async () => {
    await page.goto(`/admin/members?q=${encodeURIComponent(email)}`);
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/members\/person/);
    await expect(main.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    await expectNoSums(page, await sums(api));
  });
});

async function expectNoSums(page: Page, revenue: readonly string[]): Promise<void> {
  const body = page.locator('body');
  for (const word of [wordsOfRevenue, ...revenue])
    await expect(body).not.toContainText(word, { useInnerText: true });
}
