import { codeOf } from '../fixtures/authenticator';
import { expect, hydrated, tabTo, test } from '../fixtures/test';

test('a second factor by keyboard: set up, asked for, a lost phone, switched off', async ({
  page,
  api,
  expectPresentable,
}) => {
  const manager = await api.staff('manager');
  const signIn = async () => {
    await page.goto('/adminLogin');
    await hydrated(page);
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(manager.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(manager.password);
    await page.keyboard.press('Enter');
  };
  const signedIn = () => expect(page).toHaveURL(/\/admin(\/|$)/);
  const openSecurity = async () => {
    await page.goto('/profile/security');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  };
  await signIn();
  await signedIn();

  await openSecurity();
  await expectPresentable(page, 'phone');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(manager.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  await expectPresentable(page, 'phone');
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  await tabTo(page, page.getByLabel('Code', { exact: true }));
  await page.keyboard.type(codeOf(key));
  await page.keyboard.press('Enter');
  const recoveryCodes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(recoveryCodes).toHaveCount(8);
  await expectPresentable(page, 'phone');
  const [recoveryCode = ''] = await recoveryCodes.allInnerTexts();
  await tabTo(page, page.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/8 recovery codes are left\.$/)).toBeVisible();

  // In another browser the password is followed by the code; typed values stay.
  await page.evaluate(() => localStorage.clear());
  await signIn();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(manager.email);
  await expectPresentable(page, 'phone');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This code (is wrong|was used)/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(codeOf(key, 1));
  await page.keyboard.press('Enter');
  await signedIn();

  // The phone is lost: a recovery code signs in, and switches the factor off with another one.
  await page.evaluate(() => localStorage.clear());
  await signIn();
  await tabTo(page, page.getByRole('button', { name: 'Lost your phone? Use a recovery code' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Recovery code', { exact: true })).toBeFocused();
  await page.keyboard.type(recoveryCode);
  await page.keyboard.press('Enter');
  await signedIn();

  await openSecurity();
  await expect(page.getByText(/7 recovery codes are left\.$/)).toBeVisible();
  await expectPresentable(page, 'phone');
});
