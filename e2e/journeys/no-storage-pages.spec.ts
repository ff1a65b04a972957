import type { Page } from '@playwright/test';
import { codeOf } from '../fixtures/authenticator';
import { expect, hydrated, test } from '../fixtures/test';

const password = 'secret-1';
const onlyThisTab = 'Your browser does not store data for this site, so you are signed in only in this tab.';

/** The ways in which a browser refuses to store, each simulated by a script in the page. */
const ways = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const screenOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).first();

test('where storage is forbidden, staff are signed in for this tab only, and work in it', async ({
  page,
  api,
  expectAccessible,
}) => {
  await page.addInitScript(ways.forbidden);
  const manager = await api.staff('manager');
  await page.goto('/adminLogin?from=%2Fadmin%2Fmembers');
  await signIn(page, manager.email, manager.password);

  await expect(page.getByText(onlyThisTab)).toBeVisible();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText(onlyThisTab)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue where you were' })).toBeVisible();
  await expectAccessible(page);
  await screenOf(page, 'Members').click();
  await expect(title(page, 'Members')).toBeVisible();
  // Nothing of it is left where the next site could read it.
  expect(await page.evaluate(() => window.name)).toBe('');
});

test('where storage is full, an invited person signs in with a code and continues to the site', async ({
  page,
  api,
}) => {
  await page.addInitScript(ways.full);
  const email = `latha.${crypto.randomUUID().slice(0, 8)}@example.in`;
  const { link = '' } = await api.call('staff/invite', {
    token: await api.adminToken(),
    body: { email, preset: 'manager' },
  });
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Latha Nayak');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page).toHaveURL('/adminLogin');

  const { token } = await api.call('auth/userLogin', { body: { email, password } });
  const { secret } = await api.call('user/startFactor', { token, body: { password } });
  await api.call('user/confirmFactor', { token, body: { code: codeOf(secret) } });
  await signIn(page, email, password);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText(onlyThisTab)).toBeVisible();
  await expect(title(page, 'Dashboard')).toBeVisible();
});
