import type { Page } from '@playwright/test';
import {
  dialog,
  expectDialog,
  expectNamesAndHeadings,
  makeLongRows,
  openAdminPage,
  unavailable,
} from '../fixtures/admin-pages';
import { expect, expectReadableAtTwiceTheSize, follow, test } from '../fixtures/test';

test.use({ loadsAhead: false });

const scan = async (page: Page, text: string) => {
  await page.getByLabel('Slip, phone number, name or order number').fill(text);
  await page.keyboard.press('Enter');
};

test('the counter: refused, several people, several dues, UPI and a receipt, at three widths', async ({
  page,
  api,
  expectAccessible,
  expectPresentable,
}) => {
  test.slow();
  const { email } = await makeLongRows(api);
  await openAdminPage(page, api, '/admin/counter');
  await expectNamesAndHeadings(page, '/admin/counter');
  await page.getByLabel('This counter is at').selectOption('kormangla');

  await scan(page, '4821 0937 5');
  await expect(page.getByRole('alert').getByText('This slip number has a wrong digit')).toBeVisible();
  await test.step('refused', () => expectAccessible(page));

  // With the same phone number.
  await api.member();
  await scan(page, '9876543210');
  await expect(page.getByRole('heading', { name: /found\. Choose one\.$/ })).toBeVisible();
  await test.step('several people', () => expectPresentable(page, 'phone'));

  await scan(page, email);
  await page.getByRole('button', { name: /^Elite Plus, 12 months/ }).click();
  await page.getByRole('button', { name: /By UPI/ }).click();
  await expect(page.getByRole('img', { name: /^UPI QR code/ })).toBeVisible();
  await test.step('UPI', () => expectPresentable(page, 'phone'));

  await page.keyboard.press('Escape');
  await page.getByLabel('Amount to receive').fill('1,000.50');
  await page.getByRole('button', { name: /In cash/ }).click();
  await expect(page.getByRole('region', { name: /^Receipt NSG/ })).toContainText('₹1,000.50');
  await test.step('a part was received', () => expectPresentable(page));
  await expectReadableAtTwiceTheSize(page);
});

test('the cash-up: filled, reversed, empty and failed, at three widths', async ({
  page,
  api,
  expectPresentable,
}) => {
  test.slow();
  const { token } = await makeLongRows(api);
  const [membership] = await api.call('membership/getMemberships', { token });
  const { receiptId } = await api.call('payments/receive', {
    token: await api.adminToken(),
    body: { subject: 'membership', id: membership?.id ?? 0, mode: 'card', amount: 1000 },
  });
  const { receiptNumber } = await api.call('payments/getReceipt', {
    token: await api.adminToken(),
    query: { id: receiptId },
  });
  await openAdminPage(page, api, '/admin/cashUp');
  await expectNamesAndHeadings(page, '/admin/cashUp');
  await test.step('filled', () => expectPresentable(page));
  await expectReadableAtTwiceTheSize(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  const reverse = page.getByRole('button', { name: new RegExp(`^Reverse: receipt ${receiptNumber},`) });
  await reverse.click();
  await dialog(page).getByRole('button', { name: 'Reverse receipt' }).click();
  await expect(dialog(page).getByText('Enter a reason')).toBeVisible();
  await expectDialog(page, new RegExp(`^Reverse receipt ${receiptNumber}`), expectPresentable);
  await reverse.click();
  await page.getByLabel('Reason').fill('Typed twice');
  await dialog(page).getByRole('button', { name: 'Reverse receipt' }).click();
  await expect(page.getByText(`Reversal of ${receiptNumber}: Typed twice`).first()).toBeVisible();
  await expect(reverse).toHaveCount(0);

  await follow(page, '/admin/cashUp?day=2020-01-01');
  await expect(page.getByText('Nothing received')).toBeVisible();
  await test.step('empty', () => expectPresentable(page, 'phone'));

  await page.route('**/api/payments/getDay*', (route) =>
    route.fulfill({ status: 503, json: { message: unavailable } }),
  );
  await page.reload();
  await expect(page.getByText(unavailable)).toBeVisible();
  await test.step('failed', () => expectPresentable(page, 'phone'));
});
