import { memberPath } from '@namma/contract/paths';
import { expect, expectReadableAtTwiceTheSize, signInAs, test } from '../fixtures/test';

test('three people are called, and the outcomes are recorded', async ({
  page,
  api,
  expectAccessible,
  expectPresentable,
}) => {
  const token = await api.adminToken();
  const day = (await api.call('passes/getDay', { token })).day;
  for (let i = 0; i < 3; i++) {
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
  await expectReadableAtTwiceTheSize(page);
  // On a phone a line has no fields until they are wanted, so that more people are in sight.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  // Names of others can take several lines.
  const line = list.getByRole('listitem').filter({ hasText: 'Caller ' }).first();
  await expect(line.getByLabel('Note (optional)')).toBeHidden();
  await expect.poll(async () => (await line.boundingBox())?.height).toBeLessThan(280);
  await line.getByRole('button', { name: /^Day and note/ }).click();
  await expect(line.getByLabel('Note (optional)')).toBeVisible();
  if (size) await page.setViewportSize(size);

  const called: string[] = [];
  await list.getByLabel('Note (optional)').first().focus();
  for (let i = 0; i < 3; i++) {
    const form = list.getByRole('form').first();
    const name = (await form.getAttribute('aria-label')) ?? '';
    // The focus is in the line that comes next.
    await expect(form.getByLabel('Note (optional)')).toBeFocused();
    await page.keyboard.type('Pays tomorrow', { delay: 90 });
    await page.keyboard.press('F8');
    await expect(list.getByRole('form', { name })).toHaveCount(0);
    called.push(name.replace('Result of the call to ', '').replace(/, [^,]*$/, ''));
    if (i === 1) await expectAccessible(page);
  }

  const { content } = await api.call('followUps/getAll', { token, query: { reason: 'money due' } });
  expect(content.map((line) => line.name).filter((name) => called.includes(name))).toEqual([]);
});

test('dues are sent by WhatsApp, outside of the product', async ({
  page,
  api,
  context,
  expectAccessible,
}) => {
  const token = await api.adminToken();
  const day = (await api.call('passes/getDay', { token })).day;
  const name = `Writer ${crypto.randomUUID().slice(0, 8)}`;
  const { userId } = await api.call('members/add', { token, body: { name, phone: '9812345678' } });
  await api.call('membership/registerFor', {
    token,
    body: { userId, type: 'Elite', center: 'HSR Layout', start_Date: day, price: 12_899 },
  });
  // Only the link is checked; WhatsApp is not opened.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await signInAs(page, { token });
  await page.goto(memberPath(userId));

  await page.getByRole('button', { name: 'WhatsApp: Elite is due' }).click();
  const link = page.getByRole('link', { name: 'Open WhatsApp to +91 98123 45678' });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');

  const address = new URL((await opened).url());
  expect(address.origin + address.pathname).toBe('https://wa.me/919812345678');
  expect(address.searchParams.get('text')).toContain(`Hi ${name},`);
  await expect
    .poll(async () => (await api.call('admin/getMemberTimeline', { token, query: { id: userId } })).content)
    .toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'whatsApp', writtenOf: 'slip' })]));
});
