import * as paths from '@namma/contract/paths';
import type { Page } from '@playwright/test';
import { ProductAt } from '../fixtures/product-at';
import { expect, signInAs, test } from '../fixtures/test';

/** Beside the ports of the products of other journeys. */
const PORTS_BESIDE = 8;
/** D138, at 1440×900 and on a phone. */
const FIRST_ROW_MOST = 240;
const ROWS_LEAST = 14;
const PHONE_ROW_MOST = 96;
const TARGET_LEAST = 44;

/** Every list of the admin side. The others have no table of rows: cards, forms, a calendar or figures. */
const lists = [
  paths.adminMembers,
  paths.adminMemberships,
  paths.adminOrders,
  paths.adminReturns,
  paths.adminQueries,
  `${paths.adminAppointments}?period=all`,
  paths.adminReviews,
  `${paths.adminProducts}?view=stock&stock=all`,
  paths.adminActivity,
  paths.adminMails,
  paths.adminDocuments,
  paths.adminTaxDetails,
  paths.adminStaff,
];

/** Both tests use one product. */
test.describe.configure({ mode: 'default' });

let product: ProductAt;

test.beforeAll(async ({ baseURL }, { project }) => {
  test.setTimeout(320_000);
  const port = Number(new URL(baseURL ?? '').port) + PORTS_BESIDE;
  product = new ProductAt(project.name, port, new Date(), 'demo');
  await product.ready();
});

test.afterAll(() => product.stop());

const rowsOf = (page: Page) => page.locator('main .admin-rows tbody tr');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(rowsOf(page).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

const measureRows = (page: Page) =>
  rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => {
      const { top, bottom, height } = row.getBoundingClientRect();
      return { top, bottom, height };
    }),
  );

/** Amounts, phones and emails that are shown on more than one line. */
const findBroken = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: value, index } of (node.textContent ?? '').matchAll(
        /₹[\d,]+(\.\d\d)?|\b\d{10}\b|[\w.+-]+@[\w.-]+\.\w+/g,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + value.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(value);
      }
    return broken;
  });

test('every list shows its first row high up, and 14 rows on a laptop', async ({ browser }) => {
  test.slow();
  const page = await product.newPage(browser);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, { token: await (await product.ready()).adminToken() });
  for (const path of lists)
    await test.step(path, async () => {
      await open(page, path);
      const rows = await measureRows(page);
      expect.soft(rows[0]?.top, `${path}: first row`).toBeLessThanOrEqual(FIRST_ROW_MOST);
      const shown = rows.filter(({ bottom }) => bottom <= 900).length;
      expect.soft(shown, `${path}: rows`).toBeGreaterThanOrEqual(Math.min(ROWS_LEAST, rows.length));
      const highest = Math.max(...rows.map(({ height }) => height));
      // A list with fewer rows today has as many tomorrow.
      expect.soft(highest, `${path}: highest row`).toBeLessThanOrEqual((900 - FIRST_ROW_MOST) / ROWS_LEAST);
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findBroken(page), `${path}: broken at ${width}`).toEqual([]);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(beyond, `${path}: beyond the edge at ${width}`).toBeLessThanOrEqual(0);
      }
    });
  await page.context().close();
});

test('on a phone every row has two lines, and its targets are large enough for a finger', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await signInAs(page, { token: await (await product.ready()).adminToken() });
  for (const path of lists)
    await test.step(path, async () => {
      await open(page, path);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const highest = Math.max(...(await measureRows(page)).map(({ height }) => height));
        if (width === 390) expect.soft(highest, `${path}: highest row`).toBeLessThanOrEqual(PHONE_ROW_MOST);
        expect.soft(await findBroken(page), `${path}: broken at ${width}`).toEqual([]);
      }
      const small = await page.locator('main .admin-rows tbody :is(a, button, label)').evaluateAll(
        (targets, least) =>
          targets
            .map((target) => ({ name: target.textContent, ...target.getBoundingClientRect().toJSON() }))
            .filter(({ width, height }) => width > 0 && height < least)
            .map(({ name, height }) => `${name} ${height}`),
        TARGET_LEAST,
      );
      expect.soft(small, `${path}: targets`).toEqual([]);
    });
  await test.step('the menu of a row begins with its main action, and leads to every fact', async () => {
    await page.goto(paths.adminOrders);
    const row = rowsOf(page).filter({ hasText: 'Pending' }).first();
    await row.getByRole('button', { name: /^Actions: order \d+/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Move to Transit', 'Cancel order', 'Details']);
    await page.getByRole('menuitem', { name: 'Details' }).click();
    await expect(page.getByRole('dialog', { name: /^order \d+/ }).getByText('Ordered')).toBeVisible();
  });
  await context.close();
});
