import { addDays, gymDay } from '@namma/contract/days/dates';
import type { Page } from '@playwright/test';
import type { Api } from '../fixtures/api';
import { MailingProduct } from '../fixtures/mailing-product';
import { expect, test } from '../fixtures/test';

/** Beside the ports of the product that all other journeys share: the letter goes to everybody who is in it. */
const PORTS_BESIDE = 12;

let product: MailingProduct;

test.beforeAll(async ({ baseURL }, { project }) => {
  test.setTimeout(160_000);
  product = new MailingProduct(project.name, Number(new URL(baseURL ?? '').port) + PORTS_BESIDE);
  await product.start();
});

test.afterAll(() => product.stop());

/** Opens the register as an owner. */
async function openRegister(page: Page, token: string): Promise<void> {
  await page.goto(`${product.origin}/healthz`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(`${product.origin}/admin/system`);
  await page.getByRole('link', { name: 'Breaches of data' }).click();
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Mail the letter' });

/** What the panel says of how many people. */
async function expectNumbers(page: Page, numbers: Record<string, number>): Promise<void> {
  for (const [name, count] of Object.entries(numbers))
    await expect(panelOf(page).locator('dl > div').filter({ hasText: name }).locator('dd'), name).toHaveText(
      String(count),
    );
}

/** Members with a mailbox, one whose mailbox is gone, and one whom the desk has added without an email. */
async function makePeople(api: Api) {
  const [asha, ravi] = [await api.member(), await api.member({ name: 'Ravi', mailbox: 'ravi' })];
  const kiran = await api.member({ name: 'Kiran', mailbox: 'no.such.mailbox' });
  for (const { email } of [asha, ravi, kiran]) await product.receive(email, 'Subject: ');
  product.mails.refused.add(kiran.email);
  await api.call('members/add', {
    token: await api.adminToken(),
    body: { name: 'Meera Pai', phone: '9731300055' },
  });
  return { asha, ravi, kiran };
}

test('a breach is written down, and its letter reaches everybody once, by mail or from a printed list', async ({
  page,
  browser,
  expectPresentable,
}) => {
  test.slow();
  const api = await product.api();
  const { asha, ravi, kiran } = await makePeople(api);
  const lettersTo = (email: string) =>
    product.mails.received.filter(({ to, text }) => to === email && text.includes('A list lay at the door.'));
  // A dialog for printing that stays open.
  await page.addInitScript(() => {
    window.print = () => {};
  });

  await test.step('the owner writes down what happened', async () => {
    await openRegister(page, await api.adminToken());
    await expect(page.getByRole('heading', { name: 'Nothing has happened' })).toBeVisible();
    await expectPresentable(page);
    await page.getByRole('button', { name: 'Write down a breach' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Noticed, day').fill(addDays(gymDay(new Date()), -1));
    await form.getByLabel('Noticed, time').fill('09:30');
    await form
      .getByLabel('What happened')
      .fill('A list of members lay at the printer, found by the cleaner.');
    await form.getByLabel('Whose data').fill('Members of Indiranagar');
    await form.getByLabel('Names').check();
    await form.getByLabel('Email, phone, address').check();
    await form.getByLabel('What was done').fill('It was shredded.');
    await form.getByLabel('For the letter to the people, in English').fill('A list lay at the door.');
    await form.getByLabel('In Kannada').fill('ಪಟ್ಟಿ ಬಾಗಿಲ ಬಳಿ ಇತ್ತು.');
    await expectPresentable(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^\d\d hours left to tell the Board/)).toBeVisible();
  });

  await test.step('and reads the letters before they go out', async () => {
    const letter = page.getByRole('region', { name: 'Letter', exact: true });
    await page.getByRole('button', { name: 'Letter to the Board: read' }).click();
    await expect(letter).toContainText('found by the cleaner');
    await page.getByRole('button', { name: 'Letter to the people: English' }).click();
    await expect(letter).toContainText('A list lay at the door.');
    await expect(letter).not.toContainText('found by the cleaner');
    await page.getByRole('button', { name: 'Letter to the people: ಕನ್ನಡ' }).click();
    await expect(letter).toContainText('ಪಟ್ಟಿ ಬಾಗಿಲ ಬಳಿ ಇತ್ತು.');
    await expectPresentable(page);
    await page.getByRole('button', { name: 'Close the letter' }).click();
    await expect(letter).toHaveCount(0);
  });

  const second = await (await browser.newContext({ baseURL: product.origin, locale: 'en-IN' })).newPage();
  await test.step('who is to have it is shown before, in another window as well', async () => {
    await page.getByRole('button', { name: 'Mail the letter' }).click();
    const none = { Sent: 0, 'On their way': 0 };
    await expectNumbers(page, { People: 5, ...none, 'Not mailed yet': 4, 'Without an email': 1 });
    await expectPresentable(page);
    await openRegister(second, await api.adminToken());
    await second.getByRole('button', { name: 'Mail the letter' }).click();
    await expect(panelOf(second).getByRole('button', { name: 'Mail 4 letters' })).toBeEnabled();
  });

  await test.step('the letters are on their way, and then with the mail server', async () => {
    product.mails.hold();
    await panelOf(page).getByRole('button', { name: 'Mail 4 letters' }).click();
    await expect(page.getByText('4 letters are on their way')).toBeVisible();
    await expectNumbers(page, { 'Not mailed yet': 0, Sent: 0 });
    await expect(page.getByText('To 4 people;')).toBeVisible();
    await expectPresentable(page);
    product.mails.release();
    await expectNumbers(page, { Sent: 3, 'On their way': 0, 'Without an email, or not delivered': 2 });
    await expectPresentable(page);
  });

  await test.step('whom no mail reaches is on a list that is printed alone', async () => {
    await panelOf(page).getByRole('button', { name: 'List who is not reached by mail' }).click();
    const list = page.getByRole('region', { name: 'Not reached by mail' });
    await expect(list.getByRole('row').filter({ hasText: kiran.name })).toContainText('Not delivered');
    await expect(list.getByRole('row').filter({ hasText: 'Meera Pai' })).toContainText('No email');
    await expect(list.getByRole('row').filter({ hasText: 'Meera Pai' })).toContainText('97313 00055');
    await expect(list.getByRole('row')).toHaveCount(3);
    await expectPresentable(page);
    await panelOf(page).getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(list).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Breaches of data' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('it does not go out a second time', async () => {
    await panelOf(second).getByRole('button', { name: 'Mail 4 letters' }).click();
    await expect(second.getByText('Somebody else has changed this meanwhile')).toBeVisible();
    await expectNumbers(second, { Sent: 3, 'Not mailed yet': 0 });
    await page.reload();
    await page.getByRole('button', { name: 'Mail the letter' }).click();
    await expectNumbers(page, { Sent: 3, 'Not mailed yet': 0 });
    for (const each of [page, second]) {
      await expect(panelOf(each).getByText('nobody gets it twice')).toBeVisible();
      await expect(panelOf(each).getByRole('button', { name: /^Mail/ })).toHaveCount(0);
    }
    expect([asha, ravi, kiran].map(({ email }) => lettersTo(email).length)).toEqual([1, 1, 0]);
  });

  await test.step('the mails are kept, and read as they were sent', async () => {
    await page.goto(`${product.origin}/admin/mails?q=${encodeURIComponent(asha.email)}`);
    await page
      .getByRole('button', { name: /^Open mail Something has happened to your data/ })
      .first()
      .click();
    await expect(page.frameLocator('iframe').getByText('A list lay at the door.')).toBeVisible();
  });
});
