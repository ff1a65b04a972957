import { addMonths, gymDay } from '@namma/contract/days/dates';
import type { Page } from '@playwright/test';
import { keepBusy } from '../fixtures/busy-member';
import { expectHeadingsToFit } from '../fixtures/headings';
import { expect, expectReadableAtTwiceTheSize, follow, hydrated, signInAs, test } from '../fixtures/test';

test.use({ loadsAhead: false });

interface MemberPage {
  path: string;
  empty: string;
  filled: string | RegExp;
  /** Link shown while the page is empty. */
  way?: { link: string; to: string };
}

/** The pages that need a token, each with its heading, in groups that are looked at side by side. */
const groups: Record<string, MemberPage[]> = {
  'the profile and the orders': [
    { path: '/profile', empty: 'Profile', filled: 'Profile' },
    { path: '/profile/profileOrders', empty: 'No orders yet', filled: /^Order NS-/ },
    {
      path: '/profile/profileConsultancy',
      empty: 'No upcoming Consultancy found',
      filled: 'Physiotherapy',
      way: { link: 'Book a consultancy', to: '/consultancy' },
    },
    {
      path: '/profile/profileMembership',
      empty: 'No memberships found',
      filled: 'Elite Pro',
      way: { link: 'See memberships', to: '/fitness' },
    },
  ],
  'the papers of the profile': [
    { path: '/profile/ledger', empty: 'Nothing here yet', filled: /^₹[\d,]+ due$/ },
    { path: '/profile/documents', empty: 'No documents yet', filled: 'Documents' },
    { path: '/profile/myData', empty: 'My data', filled: 'My data' },
    { path: '/profile/card', empty: 'Member card', filled: 'Member card' },
    { path: '/profile/passwordRest', empty: 'Rest Password', filled: 'Rest Password' },
  ],
  'the checkout': [
    { path: '/store/cart', empty: 'Your cart is empty', filled: 'Cart' },
    { path: '/store/addAddress', empty: 'Your cart is empty', filled: 'Address' },
    { path: '/store/payment', empty: 'Your cart is empty', filled: 'Payment' },
    { path: '/store/orders', empty: 'No orders yet', filled: /^Order NS-/ },
  ],
};

const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('main').getByRole('heading', { name, exact: true }).first()).toBeVisible();

for (const [group, pages] of Object.entries(groups)) {
  test(`${group} of a new member passes axe, and links to the missing data`, async ({
    memberPage: page,
    expectPresentable,
  }) => {
    test.slow();
    for (const [n, { path, empty, way }] of pages.entries())
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        // All are loaded as documents for the busy member; the server renders the same for both.
        await (n === 0 ? page.goto(path) : follow(page, path));
        await expectHeading(page, empty);
        await expectPresentable(page, 'phone');
        if (!way) return;
        await page.getByRole('link', { name: way.link }).click();
        await expect(page).toHaveURL(way.to);
      });
  });

  test(`${group} of a busy member passes axe, fits any window, and a phone with text at twice its size`, async ({
    memberPage: page,
    member,
    api,
    expectPresentable,
  }) => {
    test.slow();
    const address = await keepBusy(api, member.token);
    for (const { path, filled } of pages)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path === '/store/payment' ? `${path}?address=${address}` : path);
        await expectHeading(page, filled);
        await hydrated(page);
        await expectHeadingsToFit(page);
        await expectPresentable(page);
        await expectRoomForLargeText(page);
      });
  });
}

test('the page of a placed order passes axe, and fits a phone with text at twice its size', async ({
  memberPage: page,
  member,
  api,
  expectPresentable,
}) => {
  await keepBusy(api, member.token);
  const [order] = await api.call('orders/getOrders', { token: member.token });
  await page.goto(`/store/payment?placed=${order?.checkoutId}`);
  await expectHeading(page, 'Order Placed Successfully');
  await hydrated(page);
  await expectHeadingsToFit(page);
  await expectPresentable(page);
  await expectRoomForLargeText(page);
});

/** With text at twice its size on two phones, nothing scrolls sideways, is cut off or overlaps. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  await expectReadableAtTwiceTheSize(page, [
    [390, 844],
    [320, 700],
  ]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => page.evaluate(findOverlappingTexts)).toEqual([]);
}

/** Texts that overlap. Fixed and sticky elements may cover the rest. */
function findOverlappingTexts(): string[] {
  const texts: { text: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const sticks = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || sticks(element.parentElement));
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || sticks(parent)) continue;
    // For screen readers only.
    if (getComputedStyle(parent).clipPath !== 'none' || parent.closest('.sr-only, [aria-hidden=true]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) texts.push({ text, box });
  }
  const found: string[] = [];
  for (const [i, a] of texts.entries())
    for (const b of texts.slice(i + 1)) {
      if (a.text === b.text) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Boxes of neighbouring lines may touch although their letters do not.
      if (across > 2 && down > Math.min(a.box.height, b.box.height) / 2) found.push(`${a.text} / ${b.text}`);
    }
  return found;
}

test('the question before logging out is a dialog that fits, and can be pressed from its first moment', async ({
  memberPage: page,
  expectPresentable,
}) => {
  const question = page.getByRole('dialog', { name: 'Confirm Logout?' });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.evaluate(watchDialog);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(question).toBeVisible();
  // A click is lost when its button moves between the press and the release.
  expect(await page.evaluate(() => window.placesOfDialog)).toHaveLength(1);
  await expectPresentable(page, 'phone');
});

declare global {
  interface Window {
    /** Positions of the dialog in each frame until it stops. */
    placesOfDialog?: Promise<string[]>;
  }
}

function watchDialog(): void {
  const places = new Set<string>();
  window.placesOfDialog = new Promise((resolve) => {
    const look = () => {
      const dialog = document.querySelector('[role=dialog]');
      if (dialog) {
        const { left, top } = dialog.getBoundingClientRect();
        places.add(`${left} ${top}`);
        // In its first frame nothing runs yet.
        if (getComputedStyle(dialog).opacity === '1' && document.getAnimations().length === 0)
          return resolve([...places]);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

test('the form for an address is a dialog that fits', async ({
  memberPage: page,
  member,
  api,
  expectPresentable,
}) => {
  await keepBusy(api, member.token);
  await page.goto('/store/addAddress');
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await expect(page.getByRole('dialog').getByLabel('Pincode')).toBeVisible();
  await expectPresentable(page, 'phone');
});

test('the remaining days of a membership and their dialogs fit a phone', async ({
  memberPage: page,
  member,
  api,
  expectPresentable,
}) => {
  test.slow();
  const start_Date = gymDay(new Date());
  const body = {
    type: 'Elite',
    center: 'HSR Layout',
    start_Date,
    end_Date: addMonths(start_Date, 12),
  } as const;
  await api.call('membership/register', { token: member.token, body });
  const [membership] = await api.call('membership/getMemberships', { token: member.token });
  await api.call('membership/update', {
    token: await api.adminToken(),
    body: { id: membership?.id ?? 0, status: 'payed' },
  });
  await api.call('membership/extend', { token: member.token, body: { id: membership?.id ?? 0, days: 5 } });
  await page.goto('/profile/profileMembership');
  await page.getByText('History (1)').click();
  await expectPresentable(page, 'phone');
  await expectReadableAtTwiceTheSize(page);

  const dialog = page.getByRole('dialog');
  for (const action of ['Pause', 'Transfer days', 'Change center']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: `${action}: Elite` }).click();
    if (action !== 'Pause') {
      await dialog.getByRole('button', { name: action, exact: true }).click();
      await expect(dialog.locator('[aria-invalid]').first()).toBeVisible();
    }
    await expect(dialog.getByRole('status')).not.toBeEmpty();
    await expectPresentable(page, 'phone');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('without signing in, pages of members lead to sign in, and from there back', async ({
  page,
  member,
}) => {
  for (const path of ['/store/payment', '/profile/card', '/store/orders']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/signIn?from=${encodeURIComponent(path)}`);
    await expect(page.getByRole('alert').getByText('Please Login', { exact: true })).toBeVisible();
  }
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/store/orders');
});

test('an invalid token: Unauthorized, token cleared, sign-in', async ({ page }) => {
  await signInAs(page, { token: 'A'.repeat(43) });
  await page.goto('/store/orders');

  await expect(page.getByRole('alert').getByText('Unauthorized')).toBeVisible();
  await expect(page).toHaveURL(/\/signIn/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
