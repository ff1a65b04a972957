import { expect, hydrated, signInAs, test } from '../fixtures/test';

test('someone asks for a day on the landing page, gets a trial by keyboard, comes in with it and becomes a member', async ({
  page,
  api,
  expectAccessible,
  expectPresentable,
}) => {
  const name = `Meghana ${crypto.randomUUID().slice(0, 8)}`;
  const phone = `9${String(Math.random()).slice(2, 11).padEnd(9, '0')}`;
  let code = '';

  await test.step('asked for below the contact form', async () => {
    await page.goto('/');
    await hydrated(page);
    const region = page.getByRole('region', { name: 'Try a day' });
    await expect(region).toContainText('Your first day is free.');
    await region.getByRole('button', { name: 'Request a day' }).press('Enter');
    await expect(region.getByLabel('Your name')).toBeFocused();
    await region.getByRole('button', { name: 'Request a day' }).click();
    await expect(region.getByLabel('Your name')).toBeFocused();
    await region.getByLabel('Your name').fill(name);
    await region.getByLabel('Phone').fill(phone);
    await region.getByLabel('Center').selectOption('HSR Layout');
    await region.getByLabel('When').fill((await region.getByLabel('When').getAttribute('min')) ?? '');
    await expectPresentable(page, 'phone');
    await region.getByRole('button', { name: 'Request a day' }).click();
    await expect(region.getByRole('status')).toHaveText(
      "Thank you. We'll call you to confirm. Bring training shoes and a towel: your pass is at the front desk.",
    );
  });

  await test.step('given out from the list of requests by keys alone', async () => {
    await signInAs(page, { token: await api.adminToken() });
    await page.goto('/admin/counter');
    await page.getByLabel('This counter is at').selectOption('HSR Layout');
    await expect(page.getByRole('link', { name: /^Passes/ }).filter({ hasText: 'F3' })).toBeVisible();
    await page.keyboard.press('F3');
    await expect(page).toHaveURL('/admin/passes');
    await page.getByRole('button', { name: `Create pass for ${name}` }).press('Enter');
    const form = page.getByRole('form', { name: 'New pass' });
    await expect(form.getByLabel('Pass')).toBeFocused();
    await expect(form.getByLabel('Phone')).toHaveValue(phone);
    await expectPresentable(page, 'phone');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const pass = page.getByRole('region', { name: `Pass of ${name}` });
    await expect(pass).toContainText('Trial, HSR Layout');
    await expect(page.getByRole('button', { name: /^Next pass/ })).toBeFocused();
    [code = ''] = /NS-P-\d{8}-\d/.exec((await pass.textContent()) ?? '') ?? [];
    await expectAccessible(page);
  });

  await test.step('scanned at the counter, once', async () => {
    await page.goto('/admin/counter');
    const field = page.getByLabel('Slip, phone number, name or order number');
    await field.fill(code);
    await field.press('Enter');
    await expect(page.getByText(`Let in: ${name}`)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Visits, newest first' })).toContainText(name);
    await expectAccessible(page);
  });

  await test.step('and is the pass of the member who is added with the phone number', async () => {
    const token = await api.adminToken();
    const { userId } = await api.call('members/add', { token, body: { name, phone } });
    const { passes } = await api.call('passes/getDay', { token, query: { center: 'HSR Layout' } });
    expect(passes.find((each) => each.code === code)).toMatchObject({ state: 'used', userId });
    await page.goto('/admin/passes');
    await expect(page.getByRole('link', { name })).toBeVisible();
  });
});
