import { expect, signInAs, test } from '../fixtures/test';

test('ten people are called, and what came of it is noted', async ({
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
  await list.getByLabel('Note (optional)').first().focus();
  for (let i = 0; i < 10; i++) {
    const form = list.getByRole('form').first();
    const name = (await form.getAttribute('aria-label')) ?? '';
    // The focus is in the line that comes next.
    await expect(form.getByLabel('Note (optional)')).toBeFocused();
    await page.keyboard.type('Pays tomorrow', { delay: 90 });
    await form.getByRole('button', { name: 'Will come' }).press('Enter');
    await expect(list.getByRole('form', { name })).toHaveCount(0);
    called.push(name.replace('What came of the call to ', ''));
    if (i === 4) await expectAccessible(page);
  }

  const { content } = await api.call('followUps/getAll', { token, query: { reason: 'money due' } });
  expect(content.map((line) => line.name).filter((name) => called.includes(name))).toEqual([]);
});
