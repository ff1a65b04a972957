import { readFile } from 'node:fs/promises';
import { addDays, gymDay } from '@namma/contract/days/dates';
import type { Page } from '@playwright/test';
import { expect, hydrated, tabTo, test } from '../fixtures/test';

test('a member downloads everything and deletes the account, by keyboard', async ({
  memberPage: page,
  member,
  api,
}) => {
  await page.goto('/profile');
  await hydrated(page);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'My data and account deletion' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await tabTo(page, page.getByRole('button', { name: 'Download data' }));
  await page.keyboard.press('Enter');
  const file = await (await saved).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ profile: { email: member.email } });

  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This password is wrong')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status').getByText('Account deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  const { email, password } = member;
  const { status } = await api.refused('auth/userLogin', { body: { email, password }, token: '' });
  expect(status).toBe(400);
});

/** Presses a button, and the one of the question that it asks. */
async function press(page: Page, name: string, answer?: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
  if (answer === undefined) return;
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: answer, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('a member agrees to offers and withdraws, erases health data and sets a nominee, by keyboard', async ({
  memberPage: page,
  member,
  api,
  expectPresentable,
}) => {
  test.slow();
  const day = addDays(gymDay(new Date()), 3);
  await api.call('consultancy/book', {
    token: member.token,
    body: { consult_type: 'Fitness', age: 31, height: 171, weight: 64, date: day },
  });
  const main = page.getByRole('main');
  const stored = async () => api.call('privacy/getMine', { token: member.token });
  await page.goto('/profile/myData');
  await hydrated(page);

  await expect(main.getByText("You haven't agreed, so you don't get offers.")).toBeVisible();
  await press(page, 'Get offers');
  await expect(main.getByText('You get offers.')).toBeFocused();
  await press(page, 'Stop offers', 'Stop offers');
  await expect(main.getByText("You don't get offers.")).toBeFocused();
  expect((await stored()).offers).toMatchObject([{ offers: false }]);

  await press(page, 'Erase now', 'Erase now');
  await expect(main.getByText('Nothing stored.')).toBeVisible();
  await expect(main.getByText('You gave these for appointments')).toBeFocused();
  expect((await stored()).appointments).toMatchObject([{ age: null, heightCm: null, weightKg: null }]);

  await type(page, "Nominee's name", 'Rekha Rao');
  await type(page, 'Relation to you', 'my sister');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Enter a phone number or an email').first()).toBeVisible();
  await type(page, 'Phone', '9876501234');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Rekha Rao (my sister)')).toBeVisible();
  for (const language of ['', '/kn']) {
    await page.goto(`${language}/profile/myData`);
    await expect(main).toContainText('Rekha Rao');
    await expectPresentable(page, 'phone');
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/profile/myData');
  await hydrated(page);
  await press(page, 'Remove nominee', 'Remove nominee');
  await expect(main.getByText('No nominee yet.')).toBeFocused();
  expect((await stored()).nominee).toEqual([]);
});
