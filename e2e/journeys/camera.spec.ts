import { filmOf } from '../fixtures/film';
import { expect, signInAs, test } from '../fixtures/test';

/** An EAN-13 of no product. */
function anyBarcode(): string {
  const digits = `201${String(Math.random()).slice(2, 11).padEnd(9, '0')}`;
  const sum = [...digits].reduce((before, digit, i) => before + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const barcode = anyBarcode();

test.use({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { project }) => {
      const { args = [], ...options } = project.use.launchOptions ?? {};
      const film = filmOf(barcode);
      await use({
        ...options,
        args: [...args, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`],
      });
    },
    { scope: 'worker' },
  ],
});

test('the camera of a phone reads a barcode at the counter and in the stock; a blocked one is explained', async ({
  page,
  context,
  api,
  expectAccessible,
}) => {
  const token = await api.adminToken();
  const name = `Camera bar ${crypto.randomUUID().slice(0, 8)}`;
  const { product } = await api.call('product/add', {
    token,
    body: {
      ...{ name, category: 'fitfood', description: 'Sold at the counter', discount: 0, price: 60 },
      image: '/images/whey.webp',
    },
  });
  await api.call('stock/receive', { token, body: { productId: product.productId, quantity: 10 } });
  await api.call('sales/tieBarcode', { token, body: { productId: product.productId, barcode } });
  await signInAs(page, { token });
  // Granting nothing refuses the camera; otherwise the browser would wait for an answer to its question.
  await context.grantPermissions([]);
  await page.goto('/admin/orders');
  const scan = page.getByRole('button', { name: 'Scan with camera' });

  await test.step('the camera is blocked', async () => {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Counter' }).click();
    await page.getByLabel('This counter is at').selectOption('indiranagar');
    await scan.click();
    const dialog = page.getByRole('dialog', { name: 'Scan with camera' });
    await expect(dialog.getByRole('alert')).toContainText('The camera is blocked.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await context.grantPermissions(['camera']);
  await test.step('at the counter, the code starts a sale as by a scanner', async () => {
    await scan.click();
    await expect(page.getByRole('heading', { name: 'Sell goods' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Goods' })).toContainText(name);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('in the stock, it finds the product', async () => {
    await page.goto('/admin/products?stock=all');
    await scan.click();
    await expect(page.getByRole('button', { name: `Change: ${name}` })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`q=${barcode}`));
  });
});

test('a member who agrees has a photo for the staff, until it is removed with the consent', async ({
  page,
  context,
  api,
  member,
  expectAccessible,
}) => {
  const token = await api.adminToken();
  const { content } = await api.call('admin/getMembers', { token, query: { q: member.email } });
  await signInAs(page, { token });
  await context.grantPermissions(['camera']);
  await page.goto(`/admin/members/person?id=${content[0]?.userId}`);
  const photo = page.getByRole('img', { name: `Photo of ${member.name}` });
  const dialog = page.getByRole('dialog', { name: `Photo of ${member.name}` });

  await page.getByRole('button', { name: 'Add photo' }).click();
  await expect(dialog.getByRole('button', { name: 'Take photo' })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: `${member.name} agrees to a photo` }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take photo' }).click();
  await dialog.getByRole('button', { name: 'Take picture' }).click();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(photo).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change photo' }).click();
  await expect(dialog.getByText(/noted the consent on/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove photo and consent' }).click();
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible();
  await expect(photo).toHaveCount(0);
});
