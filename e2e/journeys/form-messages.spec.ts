import { expect, hydrated, test, withoutMapServer } from '../fixtures/test';

test.use({ loadsAhead: false });

test("the contact form uses the browser's own validation and sends nothing invalid", async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/contact/')) sent.push(request.url());
  });
  await withoutMapServer(page);
  await page.goto('/#contactUs');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Contact Us' });
  const field = (label: string) => form.getByLabel(label);
  const flawOf = (label: string) =>
    field(label).evaluate((input: HTMLInputElement) => {
      for (const flaw in input.validity) if (input.validity[flaw as keyof ValidityState]) return flaw;
      return '';
    });
  const send = () => form.getByRole('button', { name: 'Send message' }).click();

  await test.step('all fields are required', async () => {
    await send();
    for (const label of ['Name', 'Email', 'Phone', 'Message'])
      expect(await flawOf(label)).toBe('valueMissing');
    await expect(field('Name')).toBeFocused();
  });

  await test.step('a valid email, ten digits, 15 to 250 characters', async () => {
    await field('Name').fill('Nila Menon');
    await field('Email').fill('nila@');
    await field('Phone').pressSequentially('98450-1234');
    await field('Message').pressSequentially('Fourteen signs');
    await expect(field('Phone')).toHaveValue('984501234');
    expect(await flawOf('Email')).toBe('typeMismatch');
    expect(await flawOf('Phone')).not.toBe('valid');
    expect(await flawOf('Message')).toBe('tooShort');
    await send();
    await expect(field('Email')).toBeFocused();
    await field('Email').fill('nila@example.in');
    await send();
    await expect(field('Phone')).toBeFocused();
    await field('Phone').pressSequentially('567');
    await expect(field('Phone')).toHaveValue('9845012345');
    await send();
    await expect(field('Message')).toBeFocused();
    await field('Message').fill('x'.repeat(249));
    await field('Message').press('End');
    await field('Message').pressSequentially('yz');
    await expect(field('Message')).toHaveValue(`${'x'.repeat(249)}y`);
    for (const label of ['Name', 'Email', 'Phone', 'Message']) expect(await flawOf(label)).toBe('valid');
  });

  expect(sent).toEqual([]);
});
