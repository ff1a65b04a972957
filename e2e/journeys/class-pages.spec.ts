import { addDays, formatDay, gymDay } from '@namma/contract/days/dates';
import type { Locator, Page } from '@playwright/test';
import { expectDialog, expectNamesAndHeadings, openAdminPage, unavailable } from '../fixtures/admin-pages';
import type { Api } from '../fixtures/api';
import { expect, expectReadableAtTwiceTheSize, test } from '../fixtures/test';

const center = 'HSR Layout';
const day = addDays(gymDay(new Date()), 3);
const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
const path = `/admin/classes?center=${encodeURIComponent(center)}&from=${day}`;

/** A class for one at half past nine, within the opening hours of each day, with its own coach. */
async function addClass(api: Api): Promise<{ slotId: number; coach: string }> {
  const token = await api.adminToken();
  const coach = `Venkatalakshmi ${crypto.randomUUID().slice(0, 8)}`;
  const { coachId } = await api.call('consultancy/addCoach', {
    token,
    body: {
      ...{ name: coach, type: 'Fitness', center },
      hours: [{ weekday, fromMinute: 960, toMinute: 1080 }],
    },
  });
  const { slotId } = await api.call('classes/setSlot', {
    token,
    body: {
      ...{ type: 'Dancing', center, coachId, weekday, fromMinute: 570, minutes: 45, capacity: 1 },
      fromDay: gymDay(new Date()),
    },
  });
  return { slotId, coach };
}

/** A member with a long name and a paid membership, booked by the desk. */
async function bookFor(api: Api, slotId: number): Promise<string> {
  const token = await api.adminToken();
  const member = await api.member({ name: 'Venkatanarasimharajuvaripeta Lakshminarayanan' });
  await api.call('membership/register', {
    token: member.token,
    body: { type: 'Elite Plus', center, start_Date: gymDay(new Date()), price: 12899 },
  });
  const [membership] = await api.call('membership/getMemberships', { token: member.token });
  await api.call('membership/update', { token, body: { id: membership?.id ?? 0, status: 'payed' } });
  const { content } = await api.call('admin/getMembers', { token, query: { q: member.email } });
  await api.call('classes/bookFor', { token, body: { slotId, day, userId: content[0]?.userId ?? 0 } });
  return member.name;
}

const roster = (page: Page): Locator => page.getByRole('region', { name: /^Dancing, / });

/** All of them are folded before. */
async function openFolds(page: Page): Promise<void> {
  for (const fold of await page.getByRole('main').locator('details > summary').all()) await fold.click();
}

test('a week of classes and a roster: filled, with its dialogs, empty and failed, at three widths', async ({
  page,
  api,
  expectPresentable,
}) => {
  test.setTimeout(180_000);
  const token = await api.adminToken();
  const { slotId, coach } = await addClass(api);
  await openAdminPage(page, api, path);
  const ofCoach = page.getByRole('main').getByRole('button').filter({ hasText: coach });

  await test.step('a roster without anybody', async () => {
    await ofCoach.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: /^Dancing, / })).toBeFocused();
    await expect(roster(page).getByText('No bookings yet.')).toBeVisible();
    await expectPresentable(page, 'phone');
  });

  const [first, second] = [await bookFor(api, slotId), await bookFor(api, slotId)];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expectNamesAndHeadings(page, '/admin/classes');
  await expect(ofCoach.first()).toContainText('1/1, 1 waiting');
  await ofCoach.first().click();
  await expect(roster(page).getByRole('listitem').filter({ hasText: second })).toContainText('Waiting, 1');
  await openFolds(page);
  await expect(page.getByRole('button', { name: 'Change every week' })).toBeVisible();
  await test.step('filled, with all that is folded', () => expectPresentable(page));
  await expectReadableAtTwiceTheSize(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  const dialogs = [
    [`Cancel place: ${first}`, /^Cancel the place of/],
    ['Cancel on this day', /^Cancel Dancing on/],
    [`End from ${formatDay(day)}`, /^End Dancing from/],
  ] as const;
  for (const [button, name] of dialogs)
    await test.step(button, async () => {
      await roster(page).getByRole('button', { name: button }).click();
      await expectDialog(page, name, expectPresentable);
    });

  await test.step('back to the week, where the class has the focus', async () => {
    await roster(page).getByRole('button', { name: 'Back to the week' }).click();
    await expect(roster(page)).toHaveCount(0);
    await expect(ofCoach.first()).toBeFocused();
  });

  await test.step('a roster that cannot be read, and then can', async () => {
    await page.route(/getRoster/, (route) => route.fulfill({ status: 503, json: { message: unavailable } }));
    await ofCoach.first().click();
    await expect(page.getByText(unavailable)).toBeVisible();
    await expectPresentable(page, 'phone');
    await page.unroute(/getRoster/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(roster(page).getByRole('listitem').filter({ hasText: first })).toBeVisible();
  });

  await api.call('classes/endSlot', { token, body: { slotId, fromDay: gymDay(new Date()) } });
});
