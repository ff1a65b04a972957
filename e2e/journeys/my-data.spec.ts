import { readFile } from 'node:fs/promises';
import { expect, hydrated, tabTo, test } from '../fixtures/test';

test('a member downloads everything and deletes the account, by keyboard', async ({
  memberPage: page,
  member,
  api,
}) => {
  await page.goto('/profile');
  await hydrated(page);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'My data, and deleting the account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await tabTo(page, page.getByRole('button', { name: 'Download as a page' }));
  await page.keyboard.press('Enter');
  const file = await (await saved).path();
  expect(await readFile(file, 'utf8')).toContain(member.email);

  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This password is wrong')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status').getByText('Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  const { email, password } = member;
  const { status } = await api.refused('auth/userLogin', { body: { email, password }, token: '' });
  expect(status).toBe(400);
});
