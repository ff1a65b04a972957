import type { Locator } from '@playwright/test';
import { expect, signInAs, test } from '../fixtures/test';

/** What a person needs for a call that nobody answers, and to write down one that was. */
const SECONDS_A_CALL = 25;

test('ten people are called by keyboard, within five minutes of human pauses', async ({
  page,
  api,
  expectAccessible,
  expectPresentable,
}) => {
  const token = await api.adminToken();
  const day = (await api.call('passes/getDay', { token })).day;
  for (let i = 0; i < 10; i++) {
    const name = `Caller ${crypto.randomUUID().slice(0, 8)}`;
    const { userId } = await api.call('members/add', {
      token,
      body: { name, phone: `9${String(Math.random()).slice(2, 11).padEnd(9, '0')}` },
    });
    await api.call('membership/registerFor', {
      token,
      body: { userId, type: 'Elite', center: 'HSR Layout', start_Date: day, price: 12_899 },
    });
  }
  await signInAs(page, { token });
  await page.goto('/admin/followUps?reason=money%20due');
  const list = page.getByRole('list', { name: 'People to call' });
  await expect(list).toBeVisible();
  await expectPresentable(page);

  const called: string[] = [];
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const tabTo = async (wanted: Locator) => {
    while (!(await wanted.evaluate((each) => each === document.activeElement))) await press('Tab');
  };
  await list.getByLabel('Note (optional)').first().focus();
  for (let i = 0; i < 10; i++) {
    const form = list.getByRole('form').first();
    const name = (await form.getAttribute('aria-label')) ?? '';
    // The focus is in the line that comes next.
    await expect(form.getByLabel('Note (optional)')).toBeFocused();
    await page.keyboard.type('Pays tomorrow');
    await tabTo(form.getByRole('button', { name: 'Will come' }));
    await press('Enter');
    await expect(list.getByRole('form', { name })).toHaveCount(0);
    called.push(name.replace('What came of the call to ', ''));
    if (i === 4) await expectAccessible(page);
  }

  expect(10 * SECONDS_A_CALL + presses * 0.4).toBeLessThanOrEqual(5 * 60);
  const { content } = await api.call('followUps/getAll', { token, query: { reason: 'money due' } });
  expect(content.map((line) => line.name).filter((name) => called.includes(name))).toEqual([]);
});
