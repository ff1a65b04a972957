import { addDays, addMonths, formatDay, gymDay } from '@namma/contract/days/dates';
import type { Browser, Page } from '@playwright/test';
import type { Member } from '../fixtures/api';
import {
  chooseForRow,
  expect,
  expectArrived,
  follow,
  hydrated,
  signInAs,
  tabTo,
  test,
} from '../fixtures/test';

test('a guest chooses Elite Plus for 6 months, signs in, and has one membership', async ({
  page,
  api,
  member,
  browser,
  expectAccessible,
}) => {
  // Six months from 31 August end on the last day of February.
  const today = gymDay(new Date());
  const thisYear = `${today.slice(0, 4)}-08-31`;
  const start = today <= thisYear ? thisYear : addMonths(thisYear, 12);
  const end = addMonths(start, 6);
  const later = (days: number) => formatDay(addDays(end, days));
  await test.step('from the landing page to the plan', async () => {
    await page.goto('/');
    await hydrated(page);
    await page.locator('#memberships').getByRole('link', { name: 'Elite Plus' }).click();
    await expect(page).toHaveURL('/fitness/elitePlus');
    await page.getByRole('link', { name: 'Buy', exact: true }).click();
    await expect(page).toHaveURL('/fitness/elitePlus#buy');
    await expectArrived(page, 'Join Us Now');
    await page.getByRole('link', { name: 'Buy Elite Plus for 6 months' }).click();
    await expect(page).toHaveURL('/fitness/buy?tier=elitePlus&months=6');
  });

  await test.step('signing in leads back to the same plan, with the fields filled in', async () => {
    await page.getByLabel('Preferred center').selectOption('indiranagar');
    await page.getByLabel('Start date').fill(start);
    await page.getByRole('checkbox', { name: 'Amount to be paid at particular center!' }).check();
    await page.getByRole('button', { name: 'Get Membership' }).click();
    await expect(page.getByRole('alert').getByText('Please Login', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/signIn\?from=/);
    await signIn(page, member);
    await expect(page).toHaveURL('/fitness/buy?tier=elitePlus&months=6');
    await expect(page.getByRole('heading', { level: 1, name: 'Elite Plus' })).toBeVisible();
    const sum = page.getByRole('region', { name: 'Elite Plus' });
    await expect(sum).toContainText('List pricewas ₹14,999');
    await expect(sum).toContainText('Discount price₹11,999');
    await expect(sum).toContainText('Tax and fee+900');
    await expect(sum).toContainText('Total₹12,899');
  });

  await test.step('center, start date and checkbox; a double click', async () => {
    await expect(page.getByLabel('Preferred center')).toHaveValue('indiranagar');
    await expect(page.getByLabel('Start date')).toHaveValue(start);
    await expect(page.getByText(formatDay(end))).toBeVisible();
    await expect(
      page.getByRole('checkbox', { name: 'Amount to be paid at particular center!' }),
    ).toBeChecked();
    await page.getByRole('button', { name: 'Get Membership' }).dblclick();
    await expect(
      page.getByRole('status').getByText('Membership registered. Pay at indiranagar to start.'),
    ).toBeVisible();
  });

  await test.step('one membership in the profile, pending', async () => {
    await expect(page).toHaveURL('/profile/profileMembership');
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('heading', { name: 'Elite Plus' })).toBeVisible();
    await expect(card).toContainText('Price₹12,899');
    await expect(card).toContainText('Centerindiranagar');
    await expect(card).toContainText(`Expiry${formatDay(end)}`);
    await expect(card).toContainText('Payment statuspending');
    expect(await api.call('membership/getMemberships', { token: await tokenOf(page) })).toMatchObject([
      {
        type: 'Elite Plus',
        price: 12899,
        payment_status: 'pending',
        startDate: start,
        endDate: end,
      },
    ]);
  });

  await test.step('buying the same one again asks first, and No buys nothing', async () => {
    await page.goto('/fitness/buy?tier=elitePlus&months=6');
    await hydrated(page);
    await page.getByLabel('Preferred center').selectOption('indiranagar');
    await page.getByLabel('Start date').fill(start);
    await page.getByRole('checkbox', { name: 'Amount to be paid at particular center!' }).check();
    await page.getByRole('button', { name: 'Get Membership' }).click();
    const dialog = page.getByRole('dialog', { name: 'These memberships overlap' });
    await expect(dialog).toContainText(`${formatDay(start)} to ${formatDay(end)}`);
    await dialog.getByRole('button', { name: "Don't buy this one" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Get Membership' })).toBeEnabled();
    await page.goto('/profile/profileMembership');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  const admin = await openCounter(browser, await api.adminToken());
  await test.step('paid by UPI at the counter with the code of the slip, and the receipt printed', async () => {
    const slip = page.getByRole('region', { name: /^Payment slip for Elite Plus/ });
    await expect(slip).toContainText('Amount due₹12,899Pay atindiranagar');
    const [code = ''] = /\d{4}-\d{4}-\d/.exec((await slip.textContent()) ?? '') ?? [];
    await expect(slip.getByRole('img', { name: `QR code of slip ${code}` })).toBeVisible();
    await expect(admin.getByLabel('Slip, phone number, name or order number')).toBeFocused();
    await admin.keyboard.type(code);
    await admin.keyboard.press('Enter');
    await expect(admin.getByRole('heading', { name: member.name })).toBeVisible();
    await expect(admin.getByRole('button', { name: /By UPI/ })).toBeEnabled();
    await admin.keyboard.press('F4');
    await expect(admin.getByRole('img', { name: 'UPI QR code for ₹12,899' })).toBeVisible();
    const utr = String(Math.random()).slice(2, 14).padEnd(12, '0');
    await expect(admin.getByLabel(/^UTR/)).toBeFocused();
    // At the speed of a person: faster keys count as a scanner (D81).
    await admin.keyboard.type(utr, { delay: 90 });
    await admin.keyboard.press('Enter');
    const receipt = admin.getByRole('region', { name: /^Receipt NSG/ });
    await expect(receipt).toContainText(`UTR${utr}`);
    const [membership] = await api.call('membership/getMemberships', { token: member.token });
    expect(membership?.documentNumber).not.toBeNull();
    await expect(receipt).toContainText(`Document${membership?.documentNumber}`);
    await admin.keyboard.press('F9');
    await expect.poll(() => admin.evaluate(() => document.title)).toMatch(/^Printed/);
    await admin.emulateMedia({ media: 'print' });
    await expect(receipt).toContainText(`Received from${member.name}`);
    await expect(receipt).toContainText('nothing: paid in full');
    await expect(admin.getByRole('navigation', { name: 'Admin' })).toBeHidden();
    await expect(admin.getByRole('heading', { name: 'Counter' })).toBeHidden();
    await admin.emulateMedia({ media: 'screen' });
  });

  await test.step('the profile says so', async () => {
    await page.reload();
    await expect(page.getByRole('article')).toContainText('Payment statuspayed');
    await expect(page.getByRole('region', { name: /^Payment slip/ })).toHaveCount(0);
    await page.getByRole('link', { name: /^Receipt or invoice/ }).click();
    await expect(page).toHaveURL(/\/invoice\?number=/);
    await expect(page.getByText(member.name).first()).toBeVisible();
  });

  const card = page.getByRole('article');
  await test.step('a pause and its end, by keyboard alone', async () => {
    const dialog = page.getByRole('dialog');
    await page.goto('/profile/profileMembership');
    await tabTo(page, card.getByRole('button', { name: 'Pause: Elite Plus', exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('First day of the pause')).toBeFocused();
    await tabTo(page, dialog.getByLabel('Last day of the pause'));
    // Typed in a browser that begins with the month.
    await page.keyboard.type(`0909${start.slice(0, 4)}`);
    await expect(dialog.getByRole('status')).toContainText(
      `${later(10)}10 days later than ${formatDay(end)}`,
    );
    await tabTo(page, dialog.getByRole('button', { name: 'Pause' }));
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByRole('status')
        .getByText(`Paused from ${formatDay(start)} to ${formatDay(addDays(start, 9))}`, { exact: true }),
    ).toBeVisible();
    await expect(card).toContainText(`Expiry${later(10)}`);
    await expect(card).toContainText('20pause days left');

    await expect(card.getByRole('button', { name: 'End pause: Elite Plus' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'End pause' })).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, dialog.getByRole('button', { name: 'End pause' }));
    await page.keyboard.press('Enter');
    await expect(card).toContainText(`Expiry${formatDay(end)}`);
    await expect(card).toContainText('30pause days left');
    await expect(card.getByRole('button', { name: 'Pause: Elite Plus', exact: true })).toBeFocused();
  });

  await test.step('the form for an extension, closed again', async () => {
    await card.getByRole('button', { name: 'Extend: Elite Plus' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('New end');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('an admin extends it, and the member sees by whom', async () => {
    await follow(admin, `/admin/memberships?q=${encodeURIComponent(member.email)}`);
    await chooseForRow(admin, /No\. /, 'Extend');
    await expect(admin.getByRole('dialog').getByRole('status')).toContainText(later(30));
    await expectAccessible(admin);
    await admin.getByRole('dialog').getByRole('button', { name: 'Extend' }).click();
    await expect(admin.getByRole('row', { name: new RegExp(member.name) })).toContainText(later(30));
    await admin.context().close();

    await page.reload();
    await card.getByText('History (3)').click();
    await expect(card).toContainText('ExtendedBy 30 days, by the gym');
    await expect(card).toContainText(`Expiry${later(30)}`);
  });
});

/** The counter in a separate browser, where printing marks the title. */
async function openCounter(browser: Browser, token: string): Promise<Page> {
  const counter = await (await browser.newContext()).newPage();
  await counter.addInitScript(() => {
    window.print = () => {
      document.title = `Printed: ${document.title}`;
    };
  });
  await signInAs(counter, { token });
  await counter.goto('/admin/counter');
  await counter.getByLabel('This counter is at').selectOption('indiranagar');
  return counter;
}

async function signIn(page: Page, { email, password }: Pick<Member, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const tokenOf = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('token') ?? '');
