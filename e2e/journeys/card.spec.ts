import { addDays, addMonths, gymDay } from '@namma/contract/days/dates';
import { expect, hydrated, test } from '../fixtures/test';

test('the card is one press from the profile and the header for members with a membership', async ({
  memberPage: page,
  member,
  api,
}) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Member card' });
  await expect(inHeader).toBeHidden();

  const start = addDays(gymDay(new Date()), 5);
  await api.call('membership/register', {
    token: member.token,
    body: { type: 'Elite', center: 'HSR Layout', start_Date: start, end_Date: addMonths(start, 12) },
  });
  await page.reload();
  await page.getByRole('link', { name: 'Member card' }).first().click();
  const card = page.getByRole('article');
  await expect(card).toContainText(/Begins on .*\. Pay ₹[\d,]+ at the center/);
  await expect(card).not.toContainText('Show this card');

  const [membership] = await api.call('membership/getMemberships', { token: member.token });
  await api.call('membership/update', {
    token: await api.adminToken(),
    body: { id: membership?.id ?? 0, status: 'payed' },
  });
  await page.goto('/store');
  await hydrated(page);
  await inHeader.click();
  await expect(card).toContainText(/Begins on \d+ \w+ \d+Membership/);
  await page.goto('/profile/profileMembership');
  await expect(page.getByRole('article')).toContainText('Paid. Valid at HSR Layout.');
});
