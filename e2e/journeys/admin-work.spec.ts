import { readFile } from 'node:fs/promises';
import { addMonths, gymDay } from '@namma/contract/days/dates';
import { adminLogin } from '../fixtures/api';
import { expect, hydrated, test } from '../fixtures/test';

test('an admin signs in, adds a product, moves orders, takes a payment, answers a query, and all of it is recorded', async ({
  page,
  api,
  member,
  browser,
  baseURL,
}) => {
  test.slow();
  const adminToken = await api.adminToken();
  const word = [...crypto.randomUUID().replaceAll('-', '')]
    .map((digit) => 'ghjkqvwxyzbcdfmp'[Number.parseInt(digit, 16)])
    .join('');
  const name = `Admin Special ${word}`;

  await test.step('signs in at /adminLogin', async () => {
    await page.goto('/adminLogin');
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'SignUp' })).toHaveCount(0);
    await page.getByLabel('Email').fill(adminLogin.email);
    await page.getByLabel('Password', { exact: true }).fill(adminLogin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    for (const tile of ["Today's Sales", 'Total Sales', 'queries', "Total Membership User's"]) {
      await expect(page.getByRole('main').getByText(tile, { exact: true }).first()).toBeVisible();
    }
  });

  await test.step('adds a product; wrong fields have messages', async () => {
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('button', { name: 'Add product' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Category').selectOption('fitfood');
    await dialog.getByLabel('Description', { exact: true }).fill('Added by an admin for one test.');
    await dialog.getByLabel('Price (₹)').fill('500');
    await dialog.getByLabel('Discount (%)').fill('101');
    await dialog.getByLabel('Image link').fill('http://pictures.example/oats.png');
    await dialog.getByRole('button', { name: 'Add product' }).click();
    await expect(dialog.getByLabel('Image link')).toHaveAccessibleDescription(/starts with https:/);
    await dialog.getByLabel('Image link').fill('/images/products/none.webp');
    await expect(dialog.getByLabel('Discount (%)')).toHaveAccessibleDescription(
      /Discount cannot be more than 100%/,
    );
    await dialog.getByLabel('Discount (%)').fill('10');
    const picture = { name: 'front.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await dialog.getByLabel('Choose a picture').setInputFiles(picture);
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    // The server makes files of all widths from it first.
    await expect(dialog.getByLabel('Image link')).toHaveValue(/^\/images\/uploads\//, { timeout: 30_000 });
    await dialog.getByLabel('Add picture').setInputFiles(picture);
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await dialog.getByLabel('Description of picture 2').fill('The back');
    await dialog.getByText('Label and origin').click();
    await dialog.getByLabel('Net quantity').fill('500');
    await dialog.getByLabel('Unit', { exact: true }).selectOption('g');
    await dialog.getByLabel('Country of origin').selectOption('India');
    await dialog.getByLabel('Mark', { exact: true }).selectOption('green');
    await dialog.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByRole('status').getByText('Product added')).toBeVisible();
    // It is in the open list, before the best sellers.
    await expect(page).toHaveURL('/admin/products');
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toHaveAccessibleName(`Edit ${name}`);
  });

  const product =
    await test.step('a guest finds it immediately, with both pictures and its label', async () => {
      const guest = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
      const shop = await guest.newPage();
      await shop.goto(`/store/category?category=${word}`);
      await hydrated(shop);
      await shop
        .getByRole('main')
        .getByRole('link', { name: new RegExp(word) })
        .click();
      const label = shop.getByRole('region', { name: 'On the label' });
      await expect(label.getByText('₹90', { exact: true })).toBeVisible();
      await expect(label.getByText('Vegetarian', { exact: true })).toBeVisible();
      await expect(label.getByText('India', { exact: true })).toBeVisible();
      await shop.getByRole('list', { name: /^Pictures of/ }).press('ArrowRight');
      await expect(shop.getByRole('button', { name: 'Show The back' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(shop.getByRole('img', { name: 'The back' })).toBeInViewport({ ratio: 0.9 });
      await guest.close();
      const { content } = await api.call('product/getAll', { query: { category: word } });
      const [found] = content;
      if (!found) throw new Error('the product is not in the shop');
      return found;
    });

  const addressId = await api.address(member.token);
  const orderOne = async () => {
    const { orderIds } = await api.call('orders/order', {
      token: member.token,
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId,
        cartProductDetails: [{ productId: product.productId, quantity: 2 }],
      },
    });
    return orderIds[0] ?? 0;
  };

  await test.step('moves one order through its statuses', async () => {
    await orderOne();
    await page.goto(`/admin/orders?q=${word}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    for (const status of ['Transit', 'Out-For-Delivery', 'Delivered']) {
      await page.getByRole('button', { name: new RegExp(`^Move to ${status}`) }).click();
      await expect(page.getByRole('table').getByText(status, { exact: true }).first()).toBeVisible();
      // The row keeps its position, so that a second press cannot hit another button.
      await expect(page.getByRole('button', { name: /^Done/ })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: /^Open order/ })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: /^Move to/ })).toHaveCount(0);
  });

  await test.step('moves five orders together; one that has moved meanwhile is listed as unchanged', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 5; i++) ids.push(await orderOne());
    await page.goto(`/admin/orders?q=${word}&status=Pending`);
    await page.getByRole('checkbox', { name: /^Select all 5/ }).check();
    await api.call('orders/update', { token: adminToken, body: { id: ids[3] ?? 0, status: 'Transit' } });
    await page.getByRole('button', { name: 'Move 5' }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toContainText('Move 5 orders');
    await dialog.getByRole('button', { name: 'Move 5' }).click();
    const outcome = page.getByRole('dialog', { name: /^4 orders moved, 1 skipped/ });
    await expect(outcome).toContainText(new RegExp(`order ${ids[3]}\\b`));
    const moved = await api.call('orders/getAllOrders', {
      token: adminToken,
      query: { q: word, status: 'Transit', limit: 50 },
    });
    expect(moved.content).toHaveLength(5);
  });

  await test.step('the export contains exactly the filtered rows', async () => {
    await page.goto(`/admin/orders?q=${word}&status=Transit`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    const rows = csv.trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(5);
    expect(rows.every((row) => row.includes('Transit'))).toBe(true);
  });

  await test.step('takes a payment and answers a query', async () => {
    const today = gymDay(new Date());
    await api.call('membership/register', {
      token: member.token,
      body: {
        type: 'Elite',
        center: 'indiranagar',
        start_Date: today,
        end_Date: addMonths(today, 3),
        price: 5899,
      },
    });
    await page.goto(`/admin/memberships?q=${encodeURIComponent(member.email)}`);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByRole('table').getByText('payed', { exact: true })).toBeVisible();

    await api.call('contact/register', {
      body: {
        name: member.name,
        email: member.email,
        phone: '9876543210',
        msg: 'Is the desk open on Sunday morning?',
      },
    });
    await page.goto(`/admin/queries?q=${encodeURIComponent(member.email)}`);
    await page.getByRole('button', { name: /^Answer:/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Query NS-Q-/ });
    await expect(dialog.getByText('Is the desk open on Sunday morning?')).toBeVisible();
    await dialog.getByLabel('Your answer').fill('Yes, from 7:00.');
    await dialog.getByRole('button', { name: 'Save answer' }).click();
    await expect(page.getByRole('table').getByText('Yes, from 7:00.')).toBeVisible();
    await expect(page.getByRole('table').getByText('Answered', { exact: true })).toBeVisible();
  });

  await test.step('counts it: it runs low, sells out, and is received again', async () => {
    const guest = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    const shop = await guest.newPage();
    const receive = async (pieces: number) => {
      await page.getByRole('button', { name: `Stock of ${name}` }).click();
      const stock = page.getByRole('dialog', { name: 'Stock' });
      await stock.getByLabel('Pieces').fill(String(pieces));
      await stock.getByRole('button', { name: 'Receive' }).click();
      await expect(stock.getByRole('region', { name: 'Moves' }).getByText(`+${pieces}`)).toBeVisible();
      await stock.getByRole('button', { name: 'Close' }).click();
      await expect(stock).toBeHidden();
    };
    await page.goto(`/admin/products?q=${word}`);
    await hydrated(page);
    await receive(3);
    await shop.goto(`/store/product?id=${product.productId}`);
    await expect(shop.getByText('Only 3 left')).toBeVisible();
    await api.call('orders/order', {
      token: member.token,
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId,
        cartProductDetails: [{ productId: product.productId, quantity: 3 }],
      },
    });
    await shop.reload();
    await expect(shop.getByRole('main').getByText('Product Out-Off Stock').first()).toBeVisible();
    await receive(100);
    await shop.reload();
    await hydrated(shop);
    await expect(shop.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
    await guest.close();
  });

  await test.step('the activity lists it', async () => {
    const { content } = await api.call('admin/getActivity', {
      token: adminToken,
      query: { q: word, limit: 100 },
    });
    expect(content.length).toBeGreaterThanOrEqual(2);
    await page.goto('/admin/activity');
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
    await expect(page.getByRole('table').getByText(adminLogin.email).first()).toBeVisible();
  });

  await test.step('signs out', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Confirm Logout?')).toBeVisible();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: 'Logout' })
      .click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
