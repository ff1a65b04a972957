import { formatDay, gymDay } from '@namma/contract/days/dates';
import type { Locator, Page } from '@playwright/test';
import { Hands } from '../fixtures/hands';
import { readQr } from '../fixtures/read-qr';
import { expect, hydrated, signInAs, test } from '../fixtures/test';

/** All visible content is within the sheet. */
async function expectPrintedAlone(page: Page, sheet: Locator): Promise<void> {
  await expect(sheet).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  expect(await sheet.evaluate(findOthers)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

/** Texts, fields and pictures that are visible outside of the sheet. */
function findOthers(sheet: Element): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => !sheet.contains(element) && !element.contains(sheet) && element.checkVisibility())
    .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`);
}

function sizeInMillimetres(sheet: Element): number[] {
  const { width, height } = sheet.getBoundingClientRect();
  return [width, height].map((pixels) => Math.round((pixels / 96) * 25.4));
}

test('a walk-in is added and pays by keyboard alone, claims the account on another phone in Kannada, and signs in', async ({
  page,
  browser,
  api,
  expectAccessible,
  expectPresentable,
}) => {
  const id = crypto.randomUUID().slice(0, 8);
  const name = `Ravi ${id}`;
  const email = `ravi.${id}@example.in`;
  const phoneNumber = `9${String(Math.random()).slice(2, 11).padEnd(9, '0')}`;
  const dialog = page.getByRole('dialog');
  let link = '';

  const hands = new Hands(page);
  const receipt = page.getByRole('region', { name: /^Receipt NSG/ });

  await test.step('added with F7, with a membership that is paid half in cash and half by card', async () => {
    // A dialog for printing that stays open.
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await signInAs(page, { token: await api.adminToken() });
    await page.goto('/admin/counter');
    await page.getByLabel('This counter is at').selectOption('indiranagar');
    await expect(page.getByRole('button', { name: /^New member/ })).toBeVisible();
    await hands.press('F7');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await hands.type(name);
    await hands.press('Tab');
    await hands.type(phoneNumber);
    await expectAccessible(page);
    await hands.press('Tab');
    await expect(dialog.getByLabel('Plan')).toBeFocused();
    await hands.press('Tab');
    await hands.press('Tab');
    await hands.type('6000');
    await hands.press('Tab');
    await hands.type('Card');
    await expect(dialog.getByLabel('Center')).toHaveValue('indiranagar');
    // Enter in a field sends the form.
    await hands.press('Shift+Tab');
    await hands.press('Enter');
    await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expectAccessible(page);
    [link = ''] = /\/claim#[\w-]+/.exec((await dialog.getByText('/claim#').textContent()) ?? '') ?? [];
    await expect(dialog.getByRole('button', { name: 'Go to receipt' })).toBeFocused();
    await hands.press('Enter');
    await expect(receipt).toContainText(name);
  });

  await test.step('the receipt and a card for the wallet are printed, each alone', async () => {
    await hands.press('F9');
    await expectPrintedAlone(page, receipt);
    const card = page.getByRole('region', { name: `Card of ${name}` });
    await hands.press('F10');
    await expect(card).toBeVisible();
    await hands.press('F10');
    await expectPrintedAlone(page, card);
    await expect(card).toContainText(name);
    await expect(card).toContainText(`Member since ${formatDay(gymDay(new Date()))}`);
    const [number = ''] = /NS-M-\d+-\d/.exec((await card.textContent()) ?? '') ?? [];
    await page.emulateMedia({ media: 'print' });
    expect(await card.evaluate(sizeInMillimetres)).toEqual([86, 54]);
    expect(await readQr(card.getByRole('img'))).toBe(number);
    await page.emulateMedia({ media: 'screen' });
    // Stranger to paid member, with card and receipt.
    expect(hands.presses).toBeLessThanOrEqual(14);
    expect(hands.seconds).toBeLessThanOrEqual(60);
    test.info().annotations.push({ type: 'walk-in', description: hands.described });
    const { people } = await api.call('payments/find', {
      token: await api.adminToken(),
      query: { code: number },
    });
    expect(people.map((person) => person.name)).toEqual([name]);
    expect(people[0]?.payables[0]?.receipts.map(({ mode }) => mode)).toEqual(['cash', 'card']);
  });

  const phone = await (await browser.newContext({ locale: 'kn-IN' })).newPage();
  await test.step('claimed in the language that the phone asks for', async () => {
    await phone.goto(link);
    await hydrated(phone);
    await expect(phone).toHaveURL('/claim');
    await phone.getByRole('link', { name: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ' }).click();
    await expect(phone).toHaveURL('/kn/claim');
    await hydrated(phone);
    await phone.getByLabel('ಇಮೇಲ್').fill(email);
    await expectPresentable(phone, 'phone');
    await phone.getByLabel('ಪಾಸ್‌ವರ್ಡ್', { exact: true }).fill('my own secret');
    await phone.getByLabel('ಪಾಸ್‌ವರ್ಡ್ ದೃಢೀಕರಿಸಿ', { exact: true }).fill('my own secret');
    await phone.getByRole('button', { name: 'ನನ್ನ ಖಾತೆ ಸಿದ್ಧಪಡಿಸಿ' }).click();
    await expect(phone).toHaveURL('/kn/signIn');
  });

  await test.step('signed in with the email that is filled in, and the profile is theirs', async () => {
    await expect(phone.getByLabel('ಇಮೇಲ್')).toHaveValue(email);
    await phone.getByLabel('ಪಾಸ್‌ವರ್ಡ್', { exact: true }).fill('my own secret');
    await phone.getByRole('button', { name: 'ಸೈನ್ ಇನ್ ಮಾಡಿ' }).click();
    await expect(phone).toHaveURL('/kn');
    await phone.goto('/profile');
    await expect(phone.getByLabel('Name')).toHaveValue(name);
    await phone.goto('/profile/profileMembership');
    await expect(phone.getByRole('article')).toContainText('Payment statuspayed');
  });

  await test.step('the desk sees that it is claimed', async () => {
    await page.getByRole('link', { name: 'All about this person' }).click();
    await expect(page.getByRole('link', { name: email }).first()).toBeVisible();
    await expect(page.getByText('Not claimed yet')).toHaveCount(0);
  });
});
