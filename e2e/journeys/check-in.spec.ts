import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../fixtures/test';

test('a member shows the card at the counter, also without a network, and takes it away by signing out', async ({
  page,
  context,
  api,
  member,
  request,
}) => {
  const admin = await api.adminToken();
  await test.step('a payed membership', async () => {
    const { token } = member;
    const start_Date = (await api.call('visits/getToday', { token: admin })).day;
    await api.call('membership/register', {
      token,
      body: { type: 'Elite Plus', center: 'kormangla', start_Date, price: 12899 },
    });
    const [membership] = await api.call('membership/getMemberships', { token });
    await api.call('membership/update', { token: admin, body: { id: membership?.id ?? 0, status: 'payed' } });
  });
  await signInAs(page, member);
  const code = page.getByRole('img', { name: 'Code of your card, for the scanner at the counter' });

  await test.step('the card, from the profile', async () => {
    await page.goto('/profile/profileMembership');
    await page.getByRole('link', { name: 'Your card for the counter' }).click();
    await expect(page).toHaveURL('/profile/card');
    await expect(code).toBeVisible();
    await expect(page.getByRole('article')).toContainText(member.name);
    await expect(page.getByRole('article')).toContainText('MembershipElite Plus');
  });

  await test.step('without a network', async () => {
    await expect.poll(() => keptPaths(page)).toContain('/profile/card');
    expect((await keptPaths(page)).filter((path) => !/^\/assets\/|^\/profile\/card$/.test(path))).toEqual([]);
    await context.setOffline(true);
    await page.goto('/profile/card');
    await expect(code).toBeVisible();
    await expect(page.getByText('Shown without a connection.')).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('the worker is asked for anew each time, and may fetch our own files only', async () => {
    const headers = (await request.get('/sw.js')).headers();
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
  });

  await test.step('signing out leaves nothing of the member on the phone', async () => {
    expect(await databases(page)).toEqual(['memberCard']);
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => databases(page)).toEqual([]);
    await page.goto('/profile/card');
    await expect(page).toHaveURL('/signIn?from=%2Fprofile%2Fcard');
  });
});

/** What the service worker keeps. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('card')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const databases = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
