import { addDays, gymDay } from '@namma/contract/days/dates';
import { expect, hydrated, signInAs, tabTo, test } from '../fixtures/test';

/** Times are those of the gym, wherever the member is. */
test.use({ timezoneId: 'America/New_York' });

test('an appointment is booked by keyboard, moved, taken into the calendar and cancelled', async ({
  memberPage: page,
  member,
  api,
  browser,
  expectAccessible,
}) => {
  const name = `Meera ${crypto.randomUUID().slice(0, 8)}`;
  // From 7:00AM to 9:00AM, within the opening hours of every day.
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, fromMinute: 420, toMinute: 540 }));
  const token = await api.adminToken();
  const { coachId } = await api.call('consultancy/addCoach', {
    token,
    body: { name, type: 'Nutrition', center: 'kormangla', hours },
  });
  const date = addDays(gymDay(new Date()), 2);
  const startsAt = new Date(`${date}T08:00:00+05:30`).toISOString();

  await page.goto('/appointment?type=Nutrition');
  await hydrated(page);
  const days = page.getByRole('group', { name: /^\d+ \w+ \d+ to \d+ \w+ \d+$/ });
  await expect(days.getByRole('button', { name: /\d free/ }).first()).toBeVisible();
  for (const [label, text] of [
    ['Age', '34'],
    ['Height (cm)', '171'],
    ['Weight (kg)', '64'],
  ] as const) {
    const field = page.getByRole('textbox', { name: label });
    await tabTo(page, field);
    // The age is there, by the date of birth.
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
    await field.hover();
    await page.mouse.wheel(0, 40);
    await expect(field).toHaveValue(text);
  }
  await tabTo(page, days.locator('[aria-pressed="true"]'));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(days.locator('[aria-pressed="true"]')).toBeFocused();
  const times = page.getByRole('group', { name: new RegExp(`^${name}`) });
  await tabTo(page, times.getByRole('button', { name: '7:00AM' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`8:00AM with ${name}, kormangla (IST)`)).toBeVisible();
  await expect(page.getByLabel('Date')).toHaveValue(date);
  await expectAccessible(page);

  // Another member books it first.
  const other = await api.member();
  await api.call('consultancy/book', {
    token: other.token,
    body: { age: 30, height: 170, weight: 70, date, consult_type: 'Nutrition', startsAt, coachId },
  });
  await tabTo(page, page.getByRole('button', { name: 'Book appointment' }));
  await page.keyboard.press('Enter');
  // Hers half an hour before and after; on some weekdays another coach is free at the very time.
  const offered = page.getByRole('alert').getByRole('button', { name: / with / });
  await expect(offered).toHaveCount(3);
  await expect(offered.first()).toBeFocused();
  await expect(page.getByLabel('Weight (kg)')).toHaveValue('64');
  await tabTo(
    page,
    page
      .getByRole('alert')
      .getByRole('button', { name: `with ${name}` })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText(/7:30AM with|8:30AM with/).first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Book appointment' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/profile/profileConsultancy');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(/(7:30AM|8:30AM) IST/);
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Add to calendar: Nutrition' }).click();
  expect((await download).suggestedFilename()).toBe('appointment.ics');

  await row.getByRole('button', { name: 'Move: Nutrition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move Nutrition' });
  await dialog
    .getByRole('group', { name: new RegExp(`^${name}`) })
    .getByRole('button', { name: '7:00AM' })
    .click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move to this time' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('7:00AM IST');

  await test.step('an admin moves it in the calendar by keyboard, then by dragging; the member sees it', async () => {
    const admin = await (await browser.newContext()).newPage();
    await signInAs(admin, { token });
    await admin.goto(`/admin/appointments?view=day&day=${date}&type=Nutrition&center=kormangla`);
    const grid = admin.getByRole('grid');
    const cell = grid.getByRole('gridcell').filter({ hasText: member.name });
    await cell.focus();
    await admin.keyboard.press('Enter');
    await expect(admin.getByRole('status')).toContainText(`Moving ${member.name}`);
    await expectAccessible(admin);
    await admin.keyboard.press('Escape');
    await expect(admin.getByText(`Moving ${member.name}`)).toHaveCount(0);
    await admin.keyboard.press('Enter');
    await admin.keyboard.press('ArrowDown');
    await expect(grid.getByRole('button', { name: `Free, move to 07:30 with ${name}` })).toBeFocused();
    await admin.keyboard.press('Enter');
    const rowAt = (time: string) => grid.getByRole('row').filter({ hasText: time });
    await expect(rowAt('07:30')).toContainText(member.name);

    const booked = cell.locator('[draggable="true"]');
    await booked.dragTo(grid.getByRole('button', { name: `08:30 with ${name}` }));
    await expect(rowAt('08:30')).toContainText(member.name);
    await expect(grid.getByRole('button', { name: `Free, book 07:30 with ${name}` })).toBeVisible();
    await admin.context().close();
    await page.reload();
    await expect(row).toContainText('8:30AM IST');
  });

  await row.getByRole('button', { name: 'Cancel appointment: Nutrition' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(row).toContainText('Cancelled');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(row.getByRole('heading', { name: 'Nutrition' })).toBeFocused();
});

test('a guest sees the price and the free times of an appointment before signing in', async ({
  page,
  api,
}) => {
  const name = `Meera ${crypto.randomUUID().slice(0, 8)}`;
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, fromMinute: 420, toMinute: 540 }));
  await api.call('consultancy/addCoach', {
    token: await api.adminToken(),
    body: { name, type: 'Physiotherapy', center: 'kormangla', hours },
  });
  const date = addDays(gymDay(new Date()), 3);

  await page.goto('/appointment?type=Physiotherapy');
  await hydrated(page);
  await expect(page.getByText(/^Price: *free\.$/)).toBeVisible();
  const days = page.getByRole('group', { name: /^\d+ \w+ \d+ to \d+ \w+ \d+$/ });
  await days.getByRole('button', { name: new RegExp(`^\\w+ ${Number(date.slice(-2))} ,`) }).click();

  await expect(page.getByLabel('Date')).toHaveValue(date);
  const times = page.getByRole('group', { name: new RegExp(`^${name}`) }).getByRole('button');
  await expect(times).toHaveCount(4);
  const widths = await times.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(new Set(widths.map(Math.round)).size, 'the times stand on a grid').toBe(1);
});
