import { addMonths, gymDay } from '@namma/contract/days/dates';
import { readQr } from '../fixtures/read-qr';
import { expect, signInAs, test } from '../fixtures/test';

/** What an app reads from the link, in the words of NPCI. */
const fieldsOf = (link: string) => {
  expect(link).toMatch(/^upi:\/\/pay\?/);
  // Apps do not read `+` as a space.
  expect(link).not.toContain('+');
  return Object.fromEntries(new URLSearchParams(link.slice('upi://pay?'.length)));
};
const payee = { pa: 'nammastrength@okhdfcbank', pn: 'Namma Strength', cu: 'INR' };

test('a phone that scans the counter’s screen pays the exact amount of a due to the gym, with the slip as its reference', async ({
  page,
  api,
}) => {
  const member = await api.member();
  const start_Date = gymDay(new Date());
  await api.call('membership/register', {
    token: member.token,
    body: { type: 'Elite Plus', center: 'indiranagar', start_Date, end_Date: addMonths(start_Date, 6) },
  });
  const [membership] = await api.call('membership/getMemberships', { token: member.token });
  const slip = await api.call('membership/slip', {
    token: member.token,
    query: { id: membership?.id ?? 0 },
  });
  await signInAs(page, { token: await api.adminToken() });
  await page.goto('/admin/counter');
  await page.getByLabel('This counter is at').selectOption('indiranagar');
  await page.getByLabel('Slip, phone number, name or order number').fill(member.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
  const due = { ...payee, tr: `NS${slip.code.replaceAll('-', '')}`, tn: 'Elite Plus, 6 months' };

  await test.step('the whole', async () => {
    await page.getByRole('button', { name: /By UPI/ }).click();
    const code = page.getByRole('img', { name: 'UPI QR code for ₹12,899', exact: true });
    expect(fieldsOf(await readQr(code))).toEqual({ ...due, am: '12899.00' });
  });

  await test.step('a part, to the paisa, also on a phone at the counter', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByLabel('Amount to receive').fill('1,234.05');
    await page.getByRole('button', { name: /By UPI/ }).click();
    const code = page.getByRole('img', { name: 'UPI QR code for ₹1,234.05' });
    await page.setViewportSize({ width: 320, height: 700 });
    expect(fieldsOf(await readQr(code))).toEqual({ ...due, am: '1234.05' });
  });
});

test('goods have a code of their exact total with a reference of its own', async ({ page, api }) => {
  const token = await api.adminToken();
  const name = `Shaker ${crypto.randomUUID().slice(0, 8)}`;
  const { product } = await api.call('product/add', {
    token,
    body: {
      name,
      category: 'fitfood',
      description: 'Sold at the counter',
      discount: 0,
      price: 449,
      image: '/images/whey.webp',
    },
  });
  await api.call('stock/receive', { token, body: { productId: product.productId, quantity: 3 } });
  await signInAs(page, { token });
  await page.goto('/admin/counter');
  await page.getByLabel('This counter is at').selectOption('indiranagar');
  await page.getByRole('button', { name: /^Sell goods/ }).click();
  await page.getByLabel('Barcode or name of a product').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Goods' })).toContainText(name);

  await page.getByRole('button', { name: /By UPI/ }).click();
  const code = page.getByRole('img', { name: 'UPI QR code for ₹449' });

  const { tr, ...read } = fieldsOf(await readQr(code));
  expect(read).toEqual({ ...payee, am: '449.00', tn: 'Counter sale' });
  expect(tr).toMatch(/^NSC\d{10}$/);
});
