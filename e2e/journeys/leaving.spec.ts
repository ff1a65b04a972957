import { addDays, addMonths, gymDay } from '@namma/contract/days/dates';
import type { Page } from '@playwright/test';
import { chooseForRow, expect, hydrated, signInAs, test } from '../fixtures/test';

const today = gymDay(new Date());

/** Chooses in the menu of the only membership that is listed. */
const choose = (page: Page, item: string): Promise<void> => chooseForRow(page, /No\. /, item);

test('a membership is changed into a better one with credit, and its member leaves with a refund and a credit note', async ({
  memberPage,
  member,
  api,
  browser,
  baseURL,
  expectAccessible,
  expectPresentable,
}) => {
  const adminToken = await api.adminToken();
  await api.call('membership/register', {
    token: member.token,
    body: { type: 'Elite', center: 'indiranagar', start_Date: today, end_Date: addMonths(today, 6) },
  });
  const own = () => api.call('membership/getMemberships', { token: member.token });
  const id = (await own())[0]?.id ?? 0;
  await api.call('membership/update', { token: adminToken, body: { id, status: 'payed' } });
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInAs(page, { token: adminToken });
  const dialog = page.getByRole('dialog');

  await test.step('the member sees what leaving and changing would come to', async () => {
    await memberPage.goto('/profile/profileMembership');
    await hydrated(memberPage);
    await memberPage.getByRole('button', { name: 'Change or end membership' }).press('Enter');
    await expect(memberPage.getByText(/^1 of \d+ days used$/)).toBeVisible();
    await memberPage.getByLabel('Change to').selectOption('Elite Pro, 12 months');
    await expect(memberPage.getByText(/^To pay, from /)).toBeVisible();
    await expectPresentable(memberPage, 'phone');
  });

  await test.step('the desk changes it by keys alone', async () => {
    await page.goto(`/admin/memberships?q=${encodeURIComponent(member.email)}`);
    await hydrated(page);
    await choose(page, 'Change membership');
    await expect(dialog.getByLabel('Change to')).toHaveValue(/Elite Pro/);
    await expect(dialog.getByText('To be paid')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Change to').focus();
    await page.keyboard.press('Tab');
    const submit = dialog.getByRole('button', { name: 'Change to Elite Pro' });
    if (!(await submit.evaluate((each) => each === document.activeElement))) await page.keyboard.press('Tab');
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/ to be paid, slip /)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const [next, old] = await own();
    expect(next).toMatchObject({ type: 'Elite Pro', changedFrom: id, startDate: addDays(today, 1) });
    expect(old).toMatchObject({ id, effectiveEnd: today, duePaise: 0, refundPaise: 0 });
    await api.call('membership/update', { token: adminToken, body: { id: next?.id ?? 0, status: 'payed' } });
  });

  await test.step('and ends it by keys alone, with the refund that is shown', async () => {
    await page.reload();
    await hydrated(page);
    await choose(page, 'End and refund');
    const submit = dialog.getByRole('button', { name: /^End and refund ₹/ });
    await expect(submit).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Last day').focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('link', { name: /^Print / })).toBeVisible();
    await expect((await own())[0]).toMatchObject({ duePaise: 0, refundPaise: 0, payment_status: 'payed' });
  });

  await test.step('the credit note is opened and printed', async () => {
    await dialog.getByRole('link', { name: /^Print / }).press('Enter');
    const note = page.getByRole('region', { name: /^Credit Note / });
    await expect(note).toContainText('Credited in all');
    await expectPresentable(page, 'phone');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(note).toBeVisible();
  });

  await test.step('the member finds both in the profile, with nothing due', async () => {
    await memberPage.goto('/profile/profileMembership');
    await hydrated(memberPage);
    await expect(memberPage.getByText(/^Ended early\. Last day: /)).toHaveCount(2);
    await expectPresentable(memberPage, 'phone');
  });
});
