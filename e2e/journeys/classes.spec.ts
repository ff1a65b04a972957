import { addDays, formatDay, gymDay } from '@namma/contract/days/dates';
import type { Page } from '@playwright/test';
import type { Api, Member } from '../fixtures/api';
import { expect, hydrated, signInAs, tabTo, test } from '../fixtures/test';

/** Times are those of the gym, wherever the member is. */
test.use({ timezoneId: 'America/New_York' });

const center = 'HSR Layout';
const day = addDays(gymDay(new Date()), 2);
const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
const onDay = `${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekday]}, ${formatDay(day)}`;

/** A class for one at eight in the morning, within the opening hours of each day. */
async function addClass(api: Api): Promise<{ slotId: number; coach: string }> {
  const token = await api.adminToken();
  const coach = `Kavya ${crypto.randomUUID().slice(0, 8)}`;
  const hours = [{ weekday, fromMinute: 960, toMinute: 1080 }];
  const { coachId } = await api.call('consultancy/addCoach', {
    token,
    body: { name: coach, type: 'Fitness', center, hours },
  });
  const { slotId } = await api.call('classes/setSlot', {
    token,
    body: {
      type: 'Yoga',
      center,
      coachId,
      weekday,
      fromMinute: 480,
      minutes: 45,
      capacity: 1,
      fromDay: gymDay(new Date()),
    },
  });
  return { slotId, coach };
}

async function pay(api: Api, { token }: Member): Promise<void> {
  await api.call('membership/register', {
    token,
    body: { type: 'Elite Plus', center, start_Date: gymDay(new Date()), price: 12899 },
  });
  const [membership] = await api.call('membership/getMemberships', { token });
  await api.call('membership/update', {
    token: await api.adminToken(),
    body: { id: membership?.id ?? 0, status: 'payed' },
  });
}

async function openDay(page: Page, coach: string) {
  await page.goto(`/classes?center=${encodeURIComponent(center)}&day=${day}`);
  await hydrated(page);
  return page.getByRole('listitem').filter({ hasText: coach });
}

test('a class is booked and waited for by keyboard, a place is given up and gained, and the desk moves the class', async ({
  memberPage: page,
  member,
  api,
  browser,
  expectPresentable,
}) => {
  test.slow();
  const other = await api.member({ name: 'Ravi' });
  const { slotId, coach } = await addClass(api);
  for (const each of [member, other]) await pay(api, each);
  const toCome = async ({ token }: Member) => (await api.call('classes/getMine', { token })).classes;

  await test.step('the first one is in', async () => {
    const row = await openDay(page, coach);
    await expect(row).toContainText('1 place left');
    await tabTo(page, row.getByRole('button', { name: /^Book: Yoga/ }));
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Booked');
    await expectPresentable(page, 'phone');
  });

  const second = await browser.newPage({ timezoneId: 'Asia/Tokyo' });
  await signInAs(second, other);
  await test.step('the second one waits', async () => {
    const row = await openDay(second, coach);
    await expect(row).toContainText('Full');
    await tabTo(second, row.getByRole('button', { name: /^Join waiting list: Yoga/ }));
    await second.keyboard.press('Enter');
    await expect(row).toContainText('First on the waiting list');
    await expect(row).toContainText('8:00AM-8:45AM');
  });

  await test.step('and is in once the first one gives the place up, in the profile', async () => {
    await page.goto('/profile/profileMembership');
    const own = page.getByRole('region', { name: 'Your classes' });
    await tabTo(page, own.getByRole('button', { name: /^Cancel my place: Yoga/ }));
    await page.keyboard.press('Enter');
    const sure = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await tabTo(page, sure.getByRole('button', { name: 'Cancel my place' }));
    await page.keyboard.press('Enter');
    await expect(own).toContainText('No classes booked yet.');
    expect(await toCome(other)).toMatchObject([{ slotId, place: 'in' }]);
    await expect(await openDay(second, coach)).toContainText('Booked');
    await second.close();
  });

  const desk = await browser.newPage();
  await signInAs(desk, { token: await api.adminToken() });
  await desk.goto(`/admin/classes?center=${encodeURIComponent(center)}&from=${day}`);
  const open = desk.getByRole('region', { name: onDay }).getByRole('button').filter({ hasText: coach });
  await test.step('the desk moves the class by keyboard', async () => {
    await tabTo(desk, open);
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { level: 2, name: /^Yoga, / })).toBeFocused();
    await tabTo(desk, desk.locator('summary').filter({ hasText: 'Change this day' }));
    await desk.keyboard.press('Enter');
    const begins = desk.getByLabel('Begins').first();
    await begins.fill('09:00');
    await begins.press('Enter');
    await expect(open).toContainText('9:00AM-9:45AM');
    expect(await toCome(other)).toMatchObject([
      { slotId, startsAt: new Date(`${day}T09:00:00+05:30`).toISOString() },
    ]);
    const { content } = await api.call('admin/getMails', {
      token: await api.adminToken(),
      query: { q: other.email },
    });
    expect(content.filter(({ kind }) => kind === 'class moved')).toHaveLength(1);
  });

  await test.step('and books the first one again, who waits', async () => {
    await tabTo(desk, desk.locator('summary').filter({ hasText: 'Book a member' }));
    await desk.keyboard.press('Enter');
    await tabTo(desk, desk.getByLabel('Find member'));
    await desk.keyboard.type(member.email);
    // Only once the whole email was looked up: the first option is chosen.
    await expect(desk.getByRole('option')).toHaveText([new RegExp(member.email)]);
    await desk.keyboard.press('Enter');
    await tabTo(desk, desk.getByRole('button', { name: 'Book', exact: true }));
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('listitem').filter({ hasText: 'Waiting, 1' })).toContainText(member.name);
  });
  await desk.close();
});
