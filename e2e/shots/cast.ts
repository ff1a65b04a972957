import { expect, test as journey, type Page } from '@playwright/test';
import { Api, type Member } from '../fixtures/api';
import { keepBusy } from '../fixtures/busy-member';

export interface Cast {
  newMember: Pick<Member, 'token'>;
  busyMember: Pick<Member, 'token'>;
  admin: Pick<Member, 'token'>;
  /** An address of the busy member, for the payment step. */
  addressId: number;
}

/** Gives the admin's lists and the dashboard something to show. */
const BUSY_MEMBERS = 5;

/** The people who open the screens, created once over the API. */
export const test = journey.extend<object, { cast: Cast }>({
  cast: [
    async ({ playwright }, use, { project }) => {
      const baseURL = project.use.baseURL ?? '';
      const request = await playwright.request.newContext({ baseURL });
      const api = new Api(request, baseURL);
      const admin = { token: await api.adminToken() };
      const newMember = await api.member();
      const busy = [];
      for (let i = 0; i < BUSY_MEMBERS; i++) {
        const member = await api.member();
        busy.push({ member, addressId: await keepBusy(api, member.token) });
        const { name, email } = member;
        const msg = 'Is the rack free at six in the morning, and may I bring my own belt?';
        await api.call('contact/register', { body: { name, email, phone: '9876543210', msg } });
      }
      await moveOrders(
        api,
        admin.token,
        busy.map(({ member }) => member.token),
      );
      const [first] = busy;
      if (!first) throw new Error('nobody is busy');
      await use({ admin, newMember, busyMember: first.member, addressId: first.addressId });
      await request.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The statuses of the first members' orders; all others stay Pending. */
const progress = [
  ['Transit', 'Out-For-Delivery', 'Delivered'],
  ['Transit', 'Out-For-Delivery'],
  ['Transit'],
] as const;

/** Each worker moves its own members' orders, because two workers would move them twice. */
async function moveOrders(api: Api, admin: string, members: readonly string[]): Promise<void> {
  for (const [i, statuses] of progress.entries()) {
    const [order] = await api.call('orders/getOrders', { token: members[i] ?? '' });
    if (!order) throw new Error('nothing was ordered');
    for (const status of statuses)
      await api.call('orders/update', { token: admin, body: { id: order.orderId, status } });
  }
}

/** The screen has loaded: no skeleton and no 'Loading' is left. */
export const arrived = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: /Loading|ಲೋಡ್ ಆಗುತ್ತಿದೆ|लोड हो रहा है/ })).toHaveCount(0);

/** Loads everything that loads on scrolling, and scrolls back to the top. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await expect.poll(() => page.evaluate(hasAllPictures)).toBe(true);
  await page.evaluate(drawPictures);
}

function hasAllPictures(): boolean {
  // Pictures at the far end of a carousel never come near the window.
  for (const image of document.images) image.loading = 'eager';
  return [...document.images].every((image) => image.complete);
}

/** A loaded picture is drawn once it is decoded. A broken one never is. */
export async function drawPictures(): Promise<void> {
  const seen = [...document.images].filter((image) => image.complete);
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
}
