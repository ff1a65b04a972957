import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, addMonths, gymDay } from '@namma/contract/days/dates';
import { type Browser, type Page, request } from '@playwright/test';
import { readSheet } from 'read-excel-file/universal';
import writeXlsxFile from 'write-excel-file/universal';
import { dialog, heading } from '../fixtures/admin-pages';
import { Api, adminLogin } from '../fixtures/api';
import { expect, hydrated, signInAs, test } from '../fixtures/test';

/** Beside the ports of the products that other journeys start. */
const PORTS_BESIDE = 6;
const password = 'secret-1';

const today = gymDay(new Date());
const start = addDays(today, -60);
const PEOPLE = 2_000;
const ELSEWHERE = 300;
const titles = ['Name', 'Mobile', 'Branch', 'Plan', 'Valid from', 'Valid till', 'Paid so far'];
const first = new Date(start);
const last = new Date(addMonths(start, 12));
const asDay = (value: Date) => ({ value, type: Date, format: 'dd/mm/yyyy' }) as const;
/** Running memberships that are paid, without a price; some at an unknown branch, and one truncated phone. */
const members = [
  titles,
  ['Asha Rao', 9_886_012_345, 'Indiranagar', 'Elite 12 months', asDay(first), asDay(last), 9_000],
  ['Ravi Kumar', '098860 54321', null, null, null, null, null],
  ['Too Short', 98_860, null, null, null, null, null],
  ...Array.from({ length: PEOPLE - 3 }, (_, i) => [
    `Member ${i}`,
    9_700_000_000 + i,
    i < ELSEWHERE ? 'Kalyan Nagar' : 'HSR',
    'Elite Pro 12 months',
    asDay(first),
    asDay(last),
    11_000,
  ]),
];
const products = [
  'Title,Type,Variant Price,Variant Inventory Qty,Variant Barcode,Status',
  'Peanut bar,Fit food,60,24,8901234567890,active',
  'Steel shaker,Fit food,449,6,,active',
].join('\n');

let product: ChildProcess;
let origin: string;

test.beforeAll(async ({ baseURL }, { project }) => {
  test.setTimeout(160_000);
  const port = Number(new URL(baseURL ?? '').port) + PORTS_BESIDE;
  origin = `http://127.0.0.1:${port}`;
  product = spawn(
    process.execPath,
    [join(import.meta.dirname, '../start-product.mjs'), project.name, String(port)],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, E2E_SEED: 'none' } },
  );
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok;
  await expect.poll(isReady, { timeout: 150_000 }).toBe(true);
});

test.afterAll(async () => {
  if (product.exitCode !== null) return;
  const exited = once(product, 'exit');
  product.kill('SIGTERM');
  await exited;
});

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: origin, locale: 'en-IN', serviceWorkers: 'block' })).newPage();
}

/** @returns the link by which the colleague joins */
async function invite(owner: Page, email: string, role: string): Promise<string> {
  await owner.getByRole('button', { name: 'Invite' }).click();
  await dialog(owner).getByLabel('Email').fill(email);
  await dialog(owner).getByLabel('Role').selectOption(role);
  await dialog(owner).getByRole('button', { name: 'Invite' }).click();
  const { pathname, hash } = new URL(await dialog(owner).getByLabel('Link', { exact: true }).inputValue());
  await dialog(owner).getByRole('button', { name: 'Done' }).click();
  return pathname + hash;
}

/** Checks a list. */
async function check(owner: Page, kind: string, name: string, buffer: Buffer): Promise<void> {
  await owner.getByLabel('Content').selectOption(kind);
  await owner.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });
  await isChecked(owner);
}

async function isChecked(owner: Page): Promise<void> {
  await expect(owner.getByText(/^Checked: \d+ rows\. No changes yet\.$/)).toBeVisible({ timeout: 30_000 });
}

/** Imports the checked list. */
async function run(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(owner.getByText(/^Imported \d+ of \d+ rows$/)).toBeVisible({ timeout: 30_000 });
}

test('moving day: from an empty shop to the first cash-up', async ({ browser }) => {
  test.slow();
  const api = new Api(await request.newContext({ baseURL: origin }), origin);
  const owner = await newPage(browser);
  const desk = await newPage(browser);
  const stamp = crypto.randomUUID().slice(0, 6);
  let link = '';

  await test.step('an empty shop greets its owner with what is to be done', async () => {
    await owner.goto('/adminLogin');
    await hydrated(owner);
    await owner.getByLabel('Email').fill(adminLogin.email);
    await owner.getByLabel('Password', { exact: true }).fill(adminLogin.password);
    await owner.keyboard.press('Enter');
    await expect(owner).toHaveURL('/admin');
    await expect(owner.getByRole('heading', { name: 'Get started' })).toBeVisible();
  });

  await test.step('settings', async () => {
    await owner.getByRole('link', { name: 'Settings of the gym' }).click();
    await owner.getByRole('link', { name: 'Gym', exact: true }).click();
    await owner.getByRole('button', { name: 'Change: Phone number' }).click();
    await dialog(owner).getByLabel('Phone').fill('080 4123 4567');
    await dialog(owner).getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('+91 80 4123 4567').first()).toBeVisible();
  });

  await test.step('two colleagues', async () => {
    await owner.goto('/admin/staff');
    await expect(heading(owner)).toHaveText('Staff');
    link = await invite(owner, `meena.${stamp}@example.in`, 'Front desk');
    await invite(owner, `kiran.${stamp}@example.in`, 'Shop');
    await expect(owner.getByRole('row').filter({ hasText: 'invited' })).toHaveCount(2);
  });

  await test.step('a workbook of 2,000 members: a branch is mapped, and nobody owes what was not asked', async () => {
    await owner.goto('/admin/imports');
    const workbook = await writeXlsxFile(members).toBlob();
    await check(owner, 'members', 'members.xlsx', Buffer.from(await workbook.arrayBuffer()));
    await expect(owner.getByRole('group', { name: 'Is the amount paid the full price?' })).toBeVisible();
    await expect(owner.getByRole('heading', { name: `Refused rows: ${ELSEWHERE + 1}` })).toBeVisible();
    await owner.getByRole('combobox', { name: /^Kalyan Nagar/ }).selectOption('indiranagar');
    await owner.getByRole('button', { name: 'Check with these values' }).click();
    await expect(owner.getByRole('heading', { name: 'Refused rows: 1' })).toBeVisible({ timeout: 30_000 });
    await isChecked(owner);
    await expect(owner.getByText(/will owe/)).toHaveCount(0);
    await run(owner);
    await owner.getByRole('link', { name: 'See members' }).click();
    await expect(heading(owner)).toHaveText('Members');
  });

  await test.step('the list of members is exported as a workbook', async () => {
    const [download] = await Promise.all([
      owner.waitForEvent('download'),
      owner.getByRole('button', { name: 'Export XLSX' }).click(),
    ]);
    const rows = await readSheet(new Blob([await readFile(await download.path())]));
    // The titles, the owner, and all but the refused one. The checks have used up no numbers of members.
    expect(rows).toHaveLength(1 + 1 + PEOPLE - 1);
    expect(rows[1]?.slice(0, 3)).toEqual([
      String(PEOPLE),
      `Member ${PEOPLE - 4}`,
      String(9_700_000_000 + PEOPLE - 4),
    ]);
    expect(rows.flat()).toContain('9886012345');
  });

  await test.step('a list of products', async () => {
    await owner.goto('/admin/imports');
    await check(owner, 'products', 'products.csv', Buffer.from(products));
    await run(owner);
    await owner.reload();
    await expect(owner.getByRole('row').filter({ hasText: 'members.xlsx' })).toContainText(
      `${PEOPLE - 1} new`,
    );
    await expect(owner.getByRole('row').filter({ hasText: 'products.csv' })).toContainText('2 new');
  });

  await test.step('the colleague at the desk joins', async () => {
    await desk.goto(link);
    await hydrated(desk);
    await desk.getByLabel('Name').fill('Meena Pai');
    await desk.getByLabel('Password', { exact: true }).fill(password);
    await desk.getByLabel('Confirm password', { exact: true }).fill(password);
    await desk.keyboard.press('Enter');
    await expect(desk).toHaveURL('/adminLogin');
    const { token } = await api.call('auth/userLogin', {
      body: { email: `meena.${stamp}@example.in`, password },
    });
    await signInAs(desk, { token });
    await desk.goto('/admin/counter');
    await desk.getByLabel('This counter is at').selectOption('indiranagar');
  });

  await test.step('the first walk-in pays in cash', async () => {
    await expect(desk.getByRole('button', { name: /^New member/ })).toBeVisible();
    await desk.keyboard.press('F7');
    await dialog(desk).getByLabel('Name').fill('Kaveri Shetty');
    await dialog(desk).getByLabel('Phone').fill('9000000021');
    await dialog(desk).getByLabel('Phone').press('Enter');
    await dialog(desk).getByRole('button', { name: 'Go to receipt' }).click();
    await expect(desk.getByRole('region', { name: /^Receipt / })).toContainText('Kaveri Shetty');
    await desk.keyboard.press('Escape');
  });

  const field = desk.getByLabel('Slip, phone number, name or order number');
  await test.step('the first check-in, by name, of somebody from the list', async () => {
    await field.fill('Asha Rao');
    await field.press('Enter');
    await desk.getByRole('button', { name: /^Check in/ }).click();
    await expect(desk.getByRole('status').getByText('Let in: Asha Rao')).toBeVisible();
    await desk.keyboard.press('Escape');
  });

  await test.step('the first goods over the counter', async () => {
    await expect(desk.getByRole('button', { name: /^Sell goods/ })).toBeVisible();
    await desk.keyboard.press('F6');
    const goods = desk.getByLabel('Barcode or name of a product');
    await goods.fill('8901234567890');
    await goods.press('Enter');
    await expect(desk.getByRole('region', { name: 'Pay' })).toContainText('₹60');
    await desk.keyboard.press('F2');
    await expect(desk.getByRole('region', { name: /^Receipt / })).toContainText('Counter sale');
  });

  await test.step('the cash-up has what was taken today, and nothing that was paid before', async () => {
    await owner.goto('/admin/cashUp');
    const rows = owner.getByRole('row');
    await expect(rows.filter({ hasText: 'Kaveri Shetty' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Counter sale' })).toContainText('₹60');
    await expect(rows.filter({ hasText: 'Asha Rao' })).toHaveCount(0);
    await owner.goto('/admin');
    await expect(heading(owner)).toBeVisible();
    await expect(owner.getByRole('heading', { name: 'Get started' })).toHaveCount(0);
  });
});
