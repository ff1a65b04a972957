import { setTimeout } from 'node:timers/promises';
import { addMonths, gymDay } from '@namma/contract/days/dates';
import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../fixtures/test';

/** Types like a hand scanner: a key every ten milliseconds, and Enter. */
/**
 * Simulates a scanner: keys 10 ms apart, then Enter. Each event carries its time, so that on a busy machine the
 * scanner is not mistaken for typing.
 */
async function scan(page: Page, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const keys = [...text].map((key) => ({ key, text: key, code: /\d/.test(key) ? `Digit${key}` : 'Minus' }));
  const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
  // Taking the scanner into the hand takes a moment.
  await setTimeout(500);
  const end = Date.now();
  for (const [place, press] of [...keys, enter].entries()) {
    const timestamp = (end - 10 * (keys.length - place)) / 1000;
    await browser.send('Input.dispatchKeyEvent', { ...press, type: 'keyDown', timestamp });
    await browser.send('Input.dispatchKeyEvent', { ...press, type: 'keyUp', timestamp });
  }
  await browser.detach();
}

test('a scan works wherever the focus is, and only a UTR is accepted as one', async ({
  page,
  api,
  member,
}) => {
  const today = gymDay(new Date());
  const { token } = member;
  await api.call('membership/register', {
    token,
    body: { type: 'Elite', center: 'indiranagar', start_Date: today, end_Date: addMonths(today, 6) },
  });
  const [membership] = await api.call('membership/getMemberships', { token });
  const { code } = await api.call('membership/slip', { token, query: { id: membership?.id ?? 0 } });
  const due = async () => (await api.call('membership/getMemberships', { token }))[0]?.duePaise;
  const owed = await due();
  await signInAs(page, { token: await api.adminToken() });
  await page.goto('/admin/counter');
  const center = page.getByLabel('This counter is at');
  await center.selectOption('indiranagar');

  await test.step('while the choice of the center has the focus', async () => {
    await center.focus();
    await scan(page, code);
    await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
    await expect(center).toHaveValue('indiranagar');
  });

  await test.step('in the field of the UTR: a slip is looked up, a barcode is named, and what stood there stays', async () => {
    await page.keyboard.press('F4');
    const utr = page.getByLabel(/^UTR/);
    await utr.click();
    await page.keyboard.type('41234', { delay: 90 });
    await scan(page, '8901234567890');
    await expect(page.getByText('This is a product barcode, not a member.')).toBeVisible();
    await expect(utr).toHaveValue('41234');
    await scan(page, code);
    await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
    expect(await due()).toBe(owed);
  });

  await test.step('the digits that a person types are a UTR', async () => {
    await page.keyboard.press('F4');
    const utr = page.getByLabel(/^UTR/);
    await utr.fill('');
    await utr.pressSequentially(String(Math.random()).slice(2, 14).padEnd(12, '7'), { delay: 90 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Receipt NSG/ })).toBeVisible();
    expect(await due()).toBe(0);
  });

  await test.step('the Enter of a scan presses no button of the person before', async () => {
    await page.getByRole('button', { name: /^Print receipt/ }).focus();
    await scan(page, '0000-0000-0');
    await expect(page.getByRole('region', { name: /^Receipt NSG/ })).toBeHidden();
    // Other journeys receive money on the same day.
    const { rows } = await api.call('payments/getDay', { token: await api.adminToken() });
    expect(rows.filter((row) => row.member === member.name)).toHaveLength(1);
  });
});
