import { readFile } from 'node:fs/promises';
import type { Reply } from '@namma/contract/calls';
import { reportNames } from '@namma/contract/reports/rules';
import type { Page } from '@playwright/test';
import {
  dialog,
  expectDialog,
  expectNamesAndHeadings,
  findAdminAddresses,
  heading,
  makeLongRows,
  openAdminPage,
  unavailable,
} from '../fixtures/admin-pages';
import type { Api } from '../fixtures/api';
import { adminNames } from '../fixtures/names';
import {
  chooseForRow,
  chooseInMenu,
  expect,
  expectNoReducedMotion,
  expectReadableAtTwiceTheSize,
  follow,
  signInAs,
  test,
} from '../fixtures/test';

test.use({ loadsAhead: false });

/** In groups that are checked side by side. */
const lists = [
  ['orders', 'documents', 'products'],
  ['memberships', 'queries', 'members'],
  ['appointments', 'activity', 'taxDetails'],
] as const;
/** Pages that have data in every gym, or a sentence that there is none. */
const otherPages = [
  ['/admin/appointments?view=day', '/admin/coaches', '/admin/reviews', '/admin/settings'],
  ['/admin/returns', '/admin/mails', '/admin/staff', '/admin/system', '/admin/deliveries?day=2026-01-05'],
] as const;
/** Checked in tests of their own, here and in counter-pages.spec.ts and moving-in-pages.spec.ts. */
const pagesWithOwnTests = [
  '/admin',
  '/admin/reports',
  '/admin/classes',
  '/admin/members/person',
  '/admin/counter',
  '/admin/cashUp',
  '/admin/imports',
];
const reads =
  /\/api\/(orders\/getAll|membership\/getAll|contact\/getAll|consultancy\/getAll|product\/getAll|admin\/get(?!Unread))/;

const tested = [
  ...lists.flat().map((list) => `/admin/${list}`),
  ...otherPages.flat().map((path) => path.replace(/\?day=.*/, '')),
  ...pagesWithOwnTests,
];

test('every admin page whose names are listed is checked', () => {
  expect(tested).toEqual(expect.arrayContaining(Object.keys(adminNames)));
});

/** The member's newest order leaves, which issues a document. */
async function sendOut(api: Api, token: string): Promise<void> {
  const [order] = await api.call('orders/getOrders', { token });
  const body = { id: order?.orderId ?? 0, status: 'Transit' as const };
  await api.call('orders/update', { token: await api.adminToken(), body });
}

for (const group of lists) {
  test(`${group.join(', ')}: with rows, at three widths`, async ({ page, api, expectPresentable }) => {
    test.slow();
    const { email, token } = await makeLongRows(api);
    await signInAs(page, { token: await api.adminToken() });
    for (const list of group)
      await test.step(list, async () => {
        const isPersonal = !['products', 'activity', 'documents', 'taxDetails'].includes(list);
        if (list === 'documents') await sendOut(api, token);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(`/admin/${list}${isPersonal ? `?q=${encodeURIComponent(email)}` : ''}`);
        await expect(heading(page)).toBeVisible();
        if (isPersonal) await expect(page.getByRole('row').getByText(email).first()).toBeVisible();
        await expectNamesAndHeadings(page, `/admin/${list}`);
        await expectPresentable(page);
        await expectReadableAtTwiceTheSize(page);
      });
  });
}

/** Checks a page on a phone, and with large text. */
async function expectReadable(
  page: Page,
  path: string,
  expectPresentable: (page: Page, where: 'phone') => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  await expectNamesAndHeadings(page, path.replace(/\?day=.*/, ''));
  await expectPresentable(page, 'phone');
  await expectReadableAtTwiceTheSize(page, [[320, 700]]);
}

test('pages of the sidebar without a test of their own: headings, axe and large text', async ({
  page,
  api,
  expectPresentable,
}) => {
  const untested = (await findAdminAddresses(page, api)).filter((path) => !tested.includes(path));
  for (const path of untested) await test.step(path, () => expectReadable(page, path, expectPresentable));
});

for (const group of otherPages) {
  test(`${group.map((path) => path.slice(7)).join(', ')}: names, headings, axe and large text`, async ({
    page,
    api,
    expectPresentable,
  }) => {
    test.slow();
    await signInAs(page, { token: await api.adminToken() });
    for (const path of group) await test.step(path, () => expectReadable(page, path, expectPresentable));
  });
}

// All lists are one component.
test('a list without rows, and one that cannot be read', async ({ page, api, expectPresentable }) => {
  await openAdminPage(page, api, '/admin/orders?q=zzzzqqq');
  await expect(page.getByRole('link', { name: /^Show all/ })).toBeVisible();
  await test.step('empty', () => expectPresentable(page, 'phone'));

  await page.route(reads, (route) => route.fulfill({ status: 503, json: { message: unavailable } }));
  await follow(page, '/admin/queries?q=unread');
  await expect(page.getByText(unavailable)).toBeVisible();
  await test.step('failed', () => expectPresentable(page, 'phone'));
  await page.unroute(reads);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(unavailable)).toHaveCount(0);
});

test('the reports: filled, refused and empty, at three widths', async ({ page, api, expectPresentable }) => {
  test.slow();
  await makeLongRows(api);
  await openAdminPage(page, api, '/admin/reports?compare=previous');
  await page.getByText('Show as a table').click();
  const days = page.getByRole('table', { name: 'Sales by day' });
  await expect(days.getByRole('row')).toHaveCount(31);
  await expect(days.getByRole('columnheader')).toHaveText(['Day', 'Sales', 'Orders']);
  await expect(days.getByText(/^before ₹/)).toHaveCount(30);
  await expectNamesAndHeadings(page, '/admin/reports');
  await test.step('filled', () => expectPresentable(page));
  await expectReadableAtTwiceTheSize(page);

  await follow(page, '/admin/reports?from=2026-02-02&to=2026-02-01');
  await expect(page.getByRole('alert')).toHaveText('The last day is before the first.');
  await follow(page, '/admin/reports?report=memberships&from=2001-02-01&to=2001-02-28');
  await expect(page.getByText('No data in this period')).toBeVisible();
  await test.step('empty', () => expectPresentable(page, 'phone'));
  await page.getByLabel('Report', { exact: true }).selectOption('renewals');
  await expect(page.getByText('Projected revenue')).toBeVisible();
});

test('each report: its first figure, chart and file, by keyboard and on three widths', async ({
  page,
  api,
  expectPresentable,
}) => {
  test.slow();
  const token = await api.adminToken();
  const { memberId } = await api.call('user/cardSecret', { token: (await api.member()).token });
  await api.call('visits/scan', {
    token,
    body: { memberId, center: 'indiranagar', overrule: 'Pays tomorrow' },
  });
  await openAdminPage(page, api, '/admin/reports');
  for (const report of reportNames)
    await test.step(report, async () => {
      await follow(page, `/admin/reports?report=${report}`);
      const { figures } = await api.call('admin/getReport', { token, query: { report } });
      await expect(page.getByRole('term')).toHaveText(figures.map(({ label }) => label));
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
      expect(lines[0]).toContain(figures[0]?.label);
    });

  // Others check in at the same time.
  await expect(async () => {
    const { figures, tables } = await api.call('admin/getReport', { token, query: { report: 'attendance' } });
    expect(figures[0]?.value).toBeGreaterThan(0);
    await follow(page, '/admin/reports?report=attendance');
    await expect(page.getByRole('definition').first()).toHaveText(String(figures[0]?.value), {
      timeout: 2000,
    });
    const hours = tables.find(({ chart }) => chart === 'heat');
    await expect(
      page.getByRole('table', { name: 'Attendance by weekday and hour' }).getByRole('cell'),
    ).toHaveText(
      (hours?.rows ?? []).flatMap(({ values }) => values.map((value) => String(value || ''))),
      { timeout: 2000 },
    );
  }).toPass();
  // The chart tells its figures to the keyboard, the map scrolls.
  await page.getByRole('application', { name: 'Visits' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: /: \d+$/ })).toBeVisible();
  await page.getByRole('region', { name: 'Attendance by weekday and hour, table' }).focus();
  await test.step('attendance', () => expectPresentable(page));
  await page.getByLabel('Center', { exact: true }).selectOption('kormangla');
  await expect(page).toHaveURL(/center=kormangla/);
  await follow(page, '/admin/reports?report=retention');
  await test.step('retention', () => expectPresentable(page));
});

test('the classes of a week without any, at three widths', async ({ page, api, expectPresentable }) => {
  await openAdminPage(page, api, '/admin/classes?center=vijayanagra&from=2026-01-05');
  await expect(page.getByText('No classes at vijayanagra this week.')).toBeVisible();
  await expectNamesAndHeadings(page, '/admin/classes');
  await page.getByText('Add weekly class').click();
  await expectPresentable(page, 'phone');
  await expectReadableAtTwiceTheSize(page);
});

test('a person’s page: found by search, filled and empty, at three widths', async ({
  page,
  api,
  member,
  expectPresentable,
}) => {
  test.slow();
  const { email, name } = await makeLongRows(api, 2);
  await openAdminPage(page, api, `/admin/members?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name }).click();
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByText('₹16,899 at HSR Layout')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Elite Plus, 12 months' })).toBeVisible();
  await test.step('filled', () => expectPresentable(page));
  await expectReadableAtTwiceTheSize(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('Show').selectOption('Appointments');
  await expect(page.getByRole('link', { name: 'Elite Plus, 12 months' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Physiotherapy consultancy' }).click();
  await expect(page.getByRole('row').getByText(email)).toBeVisible();

  const token = await api.adminToken();
  const { content } = await api.call('admin/getMembers', { token, query: { q: member.email } });
  await follow(page, `/admin/members/person?id=${content[0]?.userId}`);
  await expect(page.getByText('Nothing is due.')).toBeVisible();
  // The longest name is broken on purpose.
  await expectNamesAndHeadings(page, '/admin/members/person');
  await test.step('empty', () => expectPresentable(page, 'phone'));

  await page.goto('/admin/members/person?id=2000000000');
  await expect(heading(page)).toHaveText('Member not found');
});

test('the dashboard: filled, empty and failed, at three widths', async ({ page, api, expectPresentable }) => {
  test.slow();
  await makeLongRows(api);
  await openAdminPage(page, api, '/admin');
  // The charts of memberships and of sales.
  await expect(page.getByText('Show as a table')).toHaveCount(2);
  await page.getByText('Show as a table').last().click();
  const chart = page.getByRole('table', { name: /^Sales of the last 30 days/ });
  await expect(chart.getByRole('row')).toHaveCount(31);
  await expect(page.getByRole('table', { name: 'Top Seller' }).getByRole('columnheader')).toHaveText([
    'Product',
    'Price',
    'Total Sale',
    'Rating',
    'Stock',
  ]);
  await expectNamesAndHeadings(page, '/admin');
  await test.step('filled', () => expectPresentable(page));
  await expectReadableAtTwiceTheSize(page);
  await expectNoReducedMotion(page);

  const figures = await api.call('admin/getDashData', { token: await api.adminToken() });
  const nothing = {
    ...figures,
    ...{
      todaySales: 0,
      totalSales: 0,
      queryCount: 0,
      overdueQueries: 0,
      totalMemberships: 0,
      products: [],
      MemberShipBuyers: [],
      appointmentsToday: 0,
      nextAppointments: [],
    },
    salesByDay: figures.salesByDay.map((day) => ({ ...day, sales: 0, orders: 0 })),
    ordersByStatus: figures.ordersByStatus.map((row) => ({ ...row, count: 0 })),
    membershipsByTier: figures.membershipsByTier.map((row) => ({ ...row, count: 0 })),
  };
  const insights = await api.call('admin/getInsights', { token: await api.adminToken() });
  const zero = <Row extends { value: number; before: number }>(row: Row) => ({ ...row, value: 0, before: 0 });
  const noInsights = {
    ...insights,
    receivedToday: 0,
    received: zero(insights.received),
    receivedBySubject: insights.receivedBySubject.map(zero),
    receivedByMode: insights.receivedByMode.map(zero),
    membersByMonth: insights.membersByMonth.map(({ month }) => ({ month, active: 0, started: 0, ended: 0 })),
    renewals: { count: 0, names: [] },
    dues: { paise: 0, count: 0, names: [] },
    lowStock: { count: 0, names: [] },
    classes: { classes: 0, places: 0, booked: 0 },
    trials: { trials: 0, joined: 0 },
    visitsByHour: [],
  };
  await page.route(reads, (route) =>
    route.fulfill({ json: route.request().url().includes('getInsights') ? noInsights : nothing }),
  );
  await page.reload();
  await expect(page.getByText('Nothing sold yet.')).toBeVisible();
  await test.step('empty', () => expectPresentable(page, 'phone'));

  await page.unroute(reads);
  await page.route(reads, (route) => route.fulfill({ status: 503, json: { message: unavailable } }));
  await page.reload();
  await expect(page.getByText(unavailable)).toBeVisible();
  await test.step('failed', () => expectPresentable(page, 'phone'));
});

test('the dashboard follows the day without a reload, and shows when it cannot', async ({ page, api }) => {
  const todaysSales = page.getByRole('main').getByRole('listitem').filter({ hasText: "Today's Sales" });
  const rupees = async () => Number((await todaysSales.textContent())?.replaceAll(/\D/g, ''));
  const answer = async (): Promise<Reply<'admin/getDashData'>> =>
    (await page.waitForResponse(/getDashData/)).json();
  const ordersOf = (figures: Reply<'admin/getDashData'>) =>
    figures.ordersByStatus.reduce((sum, { count }) => sum + count, 0);
  await page.clock.install();
  const first = answer();
  await openAdminPage(page, api, '/admin');
  const before = await first;

  await makeLongRows(api);
  const second = answer();
  await page.clock.fastForward(31_000);
  const after = await second;
  // Other tests order, cancel and return at the same time: the sum may fall, the number of orders of all states never does.
  expect(ordersOf(after)).toBeGreaterThan(ordersOf(before));
  await expect.poll(rupees).toBe(after.todaySales);

  await page.route(reads, (route) => route.abort());
  await page.clock.fastForward(31_000);
  await expect(page.getByText('newer figures did not arrive')).toBeVisible();
  expect(await rupees()).toBe(after.todaySales);
});

test('rows that arrive while a list is open are counted, and shown on request', async ({ page, api }) => {
  const { email, token } = await makeLongRows(api);
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: email });
  await page.clock.install();
  // An admin of this journey only: opening the list elsewhere would reset the number of new rows.
  await signInAs(page, await api.call('auth/userLogin', { body: await api.staff('manager') }));
  await page.goto(`/admin/orders?q=${encodeURIComponent(email)}&status=Lost`);
  await expect(rows).toHaveCount(1);
  // This status does not exist, so it is removed from the address.
  await expect(page).toHaveURL(`/admin/orders?q=${encodeURIComponent(email)}`);

  const { productId } = await api.product();
  await api.call('orders/order', {
    token,
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: await api.address(token),
      cartProductDetails: [{ productId, quantity: 1 }],
    },
  });
  await page.clock.fastForward(31_000);
  const arrived = page.getByRole('button', { name: '1 new order, show them' });
  await expect(arrived).toBeVisible();
  await expect(page.getByRole('link', { name: /^Orders \d+\+? new$/ })).toBeVisible();
  await expect(rows).toHaveCount(1);

  await arrived.click();
  await expect(rows).toHaveCount(2);
  await expect(arrived).toHaveCount(0);

  await test.step('from the shop back to the admin side, and to the waiting queries', async () => {
    await page.goto('/store');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click();
    await expect(heading(page)).toHaveText('Dashboard');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^queries \d/ })
      .click();
    await expect(page).toHaveURL('/admin/queries?status=unanswered');
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('unanswered');
  });
});

test('the product dialogs have names and fit a phone', async ({ page, api, expectPresentable }) => {
  test.slow();
  const { name } = await api.product();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdminPage(page, api, `/admin/products?category=${name.split(' ').at(-1)}`);

  await page.getByRole('button', { name: 'Add product' }).click();
  await dialog(page).getByRole('button', { name: 'Add product' }).click();
  await expect(dialog(page).getByText('Name required!')).toBeVisible();
  await expectDialog(page, /Add product/, expectPresentable);

  await page.getByRole('button', { name: /^Edit / }).click();
  await expectDialog(page, /Edit product/, expectPresentable);

  await page.getByRole('button', { name: /^Delete / }).click();
  await expectDialog(page, /Delete this product/, expectPresentable);
});

test('the menu of a membership, its dialogs and the question of a bulk payment have names and fit a phone', async ({
  page,
  api,
  expectPresentable,
}) => {
  test.slow();
  const { email } = await makeLongRows(api);
  const token = await api.adminToken();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdminPage(page, api, `/admin/memberships?q=${encodeURIComponent(email)}`);

  await page.getByRole('button', { name: /^Actions: / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Pay by UPI',
    'Pay by card',
    'Pay a part',
    'Withdraw',
    'Details',
  ]);
  await chooseInMenu(page, 'Details');
  await expect(dialog(page).getByText(email)).toBeVisible();
  await expectDialog(page, /^No\. \d+, /, expectPresentable);
  await chooseForRow(page, /No\. /, 'Pay by UPI');
  await expect(dialog(page).getByLabel('UTR of the payment')).toBeVisible();
  await expectDialog(page, /^Receive payment/, expectPresentable);

  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Pay 1' }).click();
  await expectDialog(page, /^Mark 1 membership as paid/, expectPresentable);

  await test.step('once it is payed: the menu of its days, and the same on the page of its member', async () => {
    const { content } = await api.call('membership/getAllMemberships', { token, query: { q: email } });
    await api.call('membership/update', { token, body: { id: content[0]?.id ?? 0, status: 'payed' } });
    await page.reload();
    await page.getByRole('button', { name: /^Actions: No\./ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText([
      'Pause',
      'End pause',
      'Extend',
      'Transfer days',
      'Change membership',
      'End and refund',
      'Details',
    ]);
    await chooseInMenu(page, 'Pause');
    await expect(dialog(page).getByRole('status')).toContainText('New end');
    await expectDialog(page, /^Pause membership/, expectPresentable);

    await page.goto(`/admin/members/person?id=${content[0]?.userId}`);
    await expect(page.getByText('pause days left')).toBeVisible();
    await expectPresentable(page, 'phone');
  });
});

test('the order dialog and the questions before a bulk action and a logout have names and fit a phone', async ({
  page,
  api,
  expectPresentable,
}) => {
  test.slow();
  const { email } = await makeLongRows(api);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdminPage(page, api, `/admin/orders?q=${encodeURIComponent(email)}`);

  await page.getByRole('button', { name: /^Open order/ }).click();
  await expect(dialog(page).getByRole('heading', { name: 'History' })).toBeVisible();
  await expectDialog(page, /^Order \d+/, expectPresentable);

  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Move 1' }).click();
  await expectDialog(page, /^Move 1 order/, expectPresentable);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expectDialog(page, /Confirm Logout/, expectPresentable);
});

test('only admins get in', async ({ page, member }) => {
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/adminLogin/);

  await signInAs(page, member);
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});
