import { addDays, formatDay, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import type { Page } from '@playwright/test';
import type { Api, Member } from '../fixtures/api';
import { ProductAt } from '../fixtures/product-at';
import { expect, hydrated, signInAs, tabTo, test } from '../fixtures/test';

/** Beside the ports of the products that other journeys start. */
const PORTS_BESIDE = 8;
const center = 'HSR Layout';
const TODAY = addDays(gymDay(new Date()), 1);
/** A time of the day on which the product lives, and the day after it. */
const at = (hours: number, minutes = 0, day = TODAY): Date =>
  new Date(startOfGymDay(day).getTime() + (hours * 60 + minutes) * 60_000);

let product: ProductAt;
let api: Api;

// One after the other: they share a product, whose clock only goes on.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ baseURL }, { project }) => {
  test.setTimeout(160_000);
  product = new ProductAt(project.name, Number(new URL(baseURL ?? '').port) + PORTS_BESIDE, at(5));
  api = await product.ready();
});
test.afterAll(async () => product.stop());

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
/** `Sat, 28 Nov 2026` */
const said = (day: string): string =>
  `${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekdayOf(day)]}, ${formatDay(day)}`;

/** A class of 45 minutes, at eight in the morning, which is within the opening hours of each day, of a coach of its own. */
async function addClass(day: string): Promise<{ slotId: number; coach: string }> {
  const token = await api.adminToken();
  const coach = `Kavya ${crypto.randomUUID().slice(0, 8)}`;
  const weekday = weekdayOf(day);
  const hours = [{ weekday, fromMinute: 960, toMinute: 1080 }];
  const { coachId } = await api.call('consultancy/addCoach', {
    token,
    body: { name: coach, type: 'Fitness', center, hours },
  });
  const slot = { weekday, fromMinute: 8 * 60, minutes: 45, capacity: 20, fromDay: TODAY };
  const { slotId } = await api.call('classes/setSlot', {
    token,
    body: { type: 'Yoga', center, coachId, ...slot },
  });
  return { slotId, coach };
}

/** Somebody with a membership that is paid. */
async function payedMember(name: string): Promise<Member> {
  const member = await api.member({ name });
  const { token } = member;
  await api.call('membership/register', {
    token,
    body: { type: 'Elite Plus', center, start_Date: TODAY, price: 12899 },
  });
  const [membership] = await api.call('membership/getMemberships', { token });
  await api.call('membership/update', {
    token: await api.adminToken(),
    body: { id: membership?.id ?? 0, status: 'payed' },
  });
  return member;
}

const classesPath = (day: string): string => `/classes?center=${encodeURIComponent(center)}&day=${day}`;

async function bookByKeyboard(page: Page, member: Member, day: string, coach: string): Promise<void> {
  await signInAs(page, member);
  await page.goto(classesPath(day));
  await hydrated(page);
  const row = page.getByRole('listitem').filter({ hasText: coach });
  await tabTo(page, row.getByRole('button', { name: /^Book: Yoga/ }));
  await page.keyboard.press('Enter');
  await expect(row).toContainText('You are in');
}

/** The counter, with somebody found by name. */
async function findAtCounter(desk: Page, member: Member): Promise<void> {
  await desk.goto('/admin/counter');
  const field = desk.getByLabel('Slip, phone number, name or order number');
  await expect(field).toBeFocused();
  // As a person types: faster keys are those of a scanner (D81).
  await desk.keyboard.type(member.name, { delay: 90 });
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
}

/** The roster of the class of this coach, opened by keyboard. */
async function openRoster(desk: Page, day: string, coach: string) {
  await desk.goto(`/admin/classes?center=${encodeURIComponent(center)}&from=${day}`);
  const open = desk
    .getByRole('region', { name: said(day) })
    .getByRole('button')
    .filter({ hasText: coach });
  await tabTo(desk, open);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 2, name: /^Yoga, / })).toBeFocused();
  return { open, roster: desk.getByRole('region', { name: /^Yoga, / }) };
}

const ownClasses = (page: Page) => page.getByRole('region', { name: 'Your classes' });

test('who has booked comes by the door and is present; who does not has missed it, until the desk takes that back', async ({
  browser,
  expectPresentable,
}) => {
  // The last step but one may take a minute and a half by itself.
  test.setTimeout(180_000);
  const { coach } = await addClass(TODAY);
  const [comes, stays] = [await payedMember('Asha'), await payedMember('Ravi')];
  const [phone, otherPhone, desk] = [
    await product.newPage(browser),
    await product.newPage(browser),
    await product.newPage(browser),
  ];
  await signInAs(desk, { token: await api.adminToken() });
  await desk.evaluate((name) => localStorage.setItem('counterCenter', name), center);

  await test.step('both book, three hours before', async () => {
    await bookByKeyboard(phone, comes, TODAY, coach);
    await bookByKeyboard(otherPhone, stays, TODAY, coach);
  });

  await test.step('ten minutes before, one is checked in at the counter', async () => {
    await product.goTo(at(7, 50));
    await findAtCounter(desk, comes);
    await expect(desk.getByRole('region', { name: 'Classes' })).toContainText('Yoga, in');
    await tabTo(desk, desk.getByRole('button', { name: 'Check in', exact: true }));
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('status').getByText(`Let in: ${comes.name}`)).toBeVisible();
  });

  await test.step('and is present in the roster, which nobody has marked', async () => {
    const { roster } = await openRoster(desk, TODAY, coach);
    await expect(roster.getByRole('button', { name: `Present: ${comes.name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(roster.getByRole('listitem').filter({ hasText: stays.name })).toContainText('Booked');
  });

  await test.step('once the class is over, the other one has missed it: at the counter and in the profile', async () => {
    await product.goTo(at(9));
    // Within a minute.
    const missed = async () => (await api.call('classes/getMine', { token: stays.token })).missed.length;
    await expect.poll(missed, { timeout: 90_000 }).toBe(1);
    await otherPhone.goto('/profile/profileMembership');
    await expect(ownClasses(otherPhone)).toContainText(`Missed: Yoga, ${formatDay(TODAY)}.`);
    await expectPresentable(otherPhone);
    await phone.goto('/profile/profileMembership');
    await expect(ownClasses(phone)).toContainText('You have booked no class.');
    await expect(ownClasses(phone)).not.toContainText('Missed');
    await findAtCounter(desk, stays);
    await expect(desk.getByRole('region', { name: 'Classes' })).toContainText('No-show: Yoga');
  });

  await test.step('the desk takes it back at the counter, and nobody holds it against the member', async () => {
    const back = desk.getByRole('button', { name: /^Take back the no-show: Yoga/ });
    await tabTo(desk, back);
    await desk.keyboard.press('Enter');
    await expect(back).toHaveCount(0);
    const { roster } = await openRoster(desk, TODAY, coach);
    await expect(roster.getByRole('listitem').filter({ hasText: stays.name })).toContainText('Excused');
    await otherPhone.reload();
    await expect(ownClasses(otherPhone)).toContainText('You have booked no class.');
    await expect(ownClasses(otherPhone)).not.toContainText('Missed');
  });
});

test('a class that is moved for one day has its new time in the profile and in the timetable, and the usual one a week later', async ({
  browser,
  expectPresentable,
}) => {
  const day = addDays(TODAY, 2);
  const { coach } = await addClass(day);
  const member = await payedMember('Meena');
  const [phone, desk] = [await product.newPage(browser), await product.newPage(browser)];
  await bookByKeyboard(phone, member, day, coach);

  await test.step('by the desk', async () => {
    await signInAs(desk, { token: await api.adminToken() });
    const { open } = await openRoster(desk, day, coach);
    await tabTo(desk, desk.locator('summary').filter({ hasText: `Change this day, ${formatDay(day)}` }));
    await desk.keyboard.press('Enter');
    await tabTo(desk, desk.getByLabel('Begins').first());
    // Hours, minutes and the half of the day, as the field takes them.
    await desk.keyboard.type('0915AM');
    await desk.keyboard.press('Enter');
    await expect(open).toContainText('9:15AM-10:00AM');
    await desk.goto(`/admin/classes?center=${encodeURIComponent(center)}&from=${addDays(day, 7)}`);
    const later = desk.getByRole('region', { name: said(addDays(day, 7)) });
    await expect(later.getByRole('button').filter({ hasText: coach })).toContainText('8:00AM-8:45AM');
  });

  await test.step('the member sees the new time', async () => {
    await phone.goto(classesPath(day));
    await hydrated(phone);
    const row = phone.getByRole('listitem').filter({ hasText: coach });
    await expect(row).toContainText('9:15AM-10:00AM');
    await expect(row).toContainText('You are in');
    await phone.goto('/profile/profileMembership');
    await expect(ownClasses(phone)).toContainText(`${said(day)}, 9:15AM-10:00AM`);
    await expectPresentable(phone);
  });
});
