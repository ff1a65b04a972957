import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Hands } from '../fixtures/hands';
import { expect, signInAs, test } from '../fixtures/test';

/** Simulates a scanner: keys 10 ms apart, then Enter. */
async function scan(page: Page, digits: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const keys = [...digits].map((key) => ({ key, text: key, code: `Digit${key}` }));
  const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
  await setTimeout(500);
  const end = Date.now();
  for (const [place, press] of [...keys, enter].entries()) {
    const timestamp = (end - 10 * (keys.length - place)) / 1000;
    await browser.send('Input.dispatchKeyEvent', { ...press, type: 'keyDown', timestamp });
    await browser.send('Input.dispatchKeyEvent', { ...press, type: 'keyUp', timestamp });
  }
  await browser.detach();
}

/** An EAN-13 of no product. */
function anyBarcode(): string {
  const digits = `200${String(Math.random()).slice(2, 11).padEnd(9, '0')}`;
  const sum = [...digits].reduce((before, digit, i) => before + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

test('three bars and a shaker are sold over the counter with scanner and keys, in a few presses', async ({
  page,
  api,
  expectAccessible,
}) => {
  const token = await api.adminToken();
  const name = `Steel shaker ${crypto.randomUUID().slice(0, 8)}`;
  const product = (title: string, price: number) =>
    api.call('product/add', {
      token,
      body: {
        name: title,
        category: 'fitfood',
        description: 'Sold at the counter',
        discount: 0,
        price,
        image: '/images/whey.webp',
      },
    });
  const bar = (await product(`Peanut bar ${crypto.randomUUID().slice(0, 8)}`, 60)).product;
  const shaker = (await product(name, 449)).product;
  for (const { productId } of [bar, shaker])
    await api.call('stock/receive', { token, body: { productId, quantity: 10 } });
  const [ofBar, ofShaker] = [anyBarcode(), anyBarcode()];
  await api.call('sales/tieBarcode', { token, body: { productId: bar.productId, barcode: ofBar } });
  await signInAs(page, { token });
  await page.goto('/admin/counter');
  await page.getByLabel('This counter is at').selectOption('indiranagar');
  await expect(page.getByRole('button', { name: /^Sell goods/ })).toBeVisible();
  const hands = new Hands(page);

  await test.step('a bar is scanned from the open counter, and its number typed', async () => {
    await hands.scan(() => scan(page, ofBar));
    await expect(page.getByRole('heading', { name: 'Sell goods' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Goods' })).toContainText('Peanut bar');
    await hands.press('3', 'Enter');
    await expect(page.getByRole('region', { name: 'Pay' })).toContainText('₹180');
    await expectAccessible(page);
  });

  await test.step('an unknown barcode is tied to its product', async () => {
    await hands.scan(() => scan(page, ofShaker));
    await expect(page.getByText(ofShaker)).toBeVisible();
    await hands.type(name);
    await hands.press('Enter');
    await expect(page.getByRole('button', { name: new RegExp(name) })).toBeFocused();
    await expectAccessible(page);
    await hands.press('Enter');
    await expect(page.getByRole('region', { name: 'Pay' })).toContainText('₹629');
  });

  await test.step('paid in cash, with receipt and document', async () => {
    await hands.press('F2');
    const receipt = page.getByRole('region', { name: /^Receipt NSG/ });
    await expect(receipt).toContainText('Counter sale');
    await expect(receipt).toContainText('₹629');
    await expectAccessible(page);
    expect(hands.presses).toBeLessThanOrEqual(6);
    expect(hands.seconds).toBeLessThanOrEqual(15);
    test.info().annotations.push({ type: 'sale', description: hands.described });
  });

  await test.step('the stock is less, and the shaker is found by its barcode now', async () => {
    const { stock } = await api.call('stock/getDetails', { token, query: { productId: bar.productId } });
    expect(stock?.onHand).toBe(7);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Sell goods' })).toBeHidden();
    await scan(page, ofShaker);
    await expect(page.getByRole('list', { name: 'Goods' })).toContainText(name);
  });
});
