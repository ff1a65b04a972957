import { createHmac } from 'node:crypto';
import { cardMessage, cardProof, cardStep, formatCardCode } from '@namma/contract/codes/card';
import type { Page } from '@playwright/test';
import type { Api } from '../fixtures/api';
import { expect, signInAs, test } from '../fixtures/test';

// Without saving data, pages are kept for a time without a network.
test.use({ serviceWorkers: 'allow', loadsAhead: true });

test('a member shows the card at the counter, also without a network, and takes it away by signing out', async ({
  page,
  context,
  api,
  member,
  request,
  browser,
}) => {
  const admin = await api.adminToken();
  await test.step('a paid membership', async () => {
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
  const code = page.getByRole('img', { name: 'Code of your member card, for the scanner at the counter' });

  await test.step('the card, from the profile', async () => {
    await page.goto('/profile/profileMembership');
    await page.getByRole('link', { name: 'Member card' }).first().click();
    await expect(page).toHaveURL('/profile/card');
    await expect(code).toBeVisible();
    await expect(page.getByRole('article')).toContainText(member.name);
    await expect(page.getByRole('article')).toContainText('MembershipElite Plus');
  });

  await test.step('without a network', async () => {
    await expect.poll(() => keptPaths(page)).toContain('/profile/card');
    await context.setOffline(true);
    await page.goto('/profile/card');
    await expect(code).toBeVisible();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('at the counter: let in once, on the list of today', async () => {
    const counter = await browser.newPage();
    await signInAs(counter, { token: admin });
    await counter.evaluate(() => localStorage.setItem('counterCenter', 'kormangla'));
    await counter.goto('/admin/counter');
    const field = counter.getByLabel('Slip, phone number, name or order number');
    await expect(field).toBeFocused();
    const shown = await codeOf(api, member.token);
    await field.fill(shown);
    await field.press('Enter');
    await expect(counter.getByRole('status').getByText(`Let in: ${member.name}`)).toBeVisible();
    const visits = counter.getByRole('list', { name: 'Visits, newest first' });
    await expect(visits.getByRole('listitem').filter({ hasText: member.name })).toContainText('Elite Plus');
    // A picture of the same code.
    await field.fill(shown.toLowerCase());
    await field.press('Enter');
    await expect(counter.getByRole('alert')).toContainText('This code was already used');
    await counter.close();
  });

  await test.step('the worker is requested again each time, and may fetch our own files only', async () => {
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

/** Reads the card of this session. */
async function codeOf(api: Api, token: string): Promise<string> {
  const { secret, memberId, now } = await api.call('user/cardSecret', { token });
  const step = cardStep(Date.parse(now));
  const hmac = createHmac('sha256', Buffer.from(secret, 'base64url')).update(cardMessage({ memberId, step }));
  return formatCardCode({ memberId, step, proof: cardProof(hmac.digest()) });
}

/** The card's screen and its files in the cache of the service worker. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('member-card')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const databases = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
