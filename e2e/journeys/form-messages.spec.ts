import { addDays, formatDay, gymDay } from '@namma/contract/days/dates';
import type { Locator, Page } from '@playwright/test';
import { expect, expectMessage, hydrated, test, withoutMapServer } from '../fixtures/test';

test.use({ loadsAhead: false });

const password = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

test('the sign-up form has a message under each wrong field, and keeps what was typed', async ({
  page,
  api,
}) => {
  const fields = {
    name: page.getByLabel('Name', { exact: true }),
    email: page.getByLabel('Email'),
    phone: page.getByLabel('Phone'),
    gender: page.getByLabel('Gender'),
    birth: page.getByLabel('Date of birth'),
    address: page.getByLabel('Address'),
    password: password(page, 'Password'),
    confirmed: password(page, 'Confirm password'),
  };
  const signUp = page.getByRole('button', { name: 'Sign up' });
  await page.goto('/signUp');
  await hydrated(page);
  await expect(fields.gender.getByRole('option')).toHaveText([
    'Choose one',
    'Male',
    'Female',
    'Other',
    'Prefer not to say',
  ]);

  await test.step('all fields empty', async () => {
    await signUp.click();
    await expectMessage(fields.name, 'UserName required!');
    await expectMessage(fields.email, 'Email required!');
    await expectMessage(fields.phone, 'Phone no Should be exactly 10 digits');
    await expectMessage(fields.gender, 'Gender required!');
    await expectMessage(fields.birth, 'Date of birth required!');
    await expectMessage(fields.address, 'Address required!');
    await expectMessage(fields.password, 'Password required!');
    await expect(fields.name).toBeFocused();
  });

  await test.step('all fields wrong', async () => {
    await fields.name.fill('Meera Iyer');
    await fields.email.fill('meera@');
    await fields.phone.fill('98450 1234');
    await fields.gender.selectOption('Prefer not to say');
    await fields.birth.fill('2020-01-01');
    await fields.address.fill('7, 1st Main, Vijayanagar');
    await fields.password.fill('12345');
    await fields.confirmed.fill('123456');
    await signUp.click();
    await expectMessage(fields.email, 'Invalid email!');
    await expectMessage(fields.phone, 'Phone no Should be exactly 10 digits');
    await expectMessage(fields.birth, 'You must be at least 13 years old');
    await expectMessage(fields.password, 'Password must be at least 6 characters');
    await expectMessage(fields.confirmed, 'Passwords must match');
    await expect(fields.email).toBeFocused();
    await expectTyped(fields, {
      name: 'Meera Iyer',
      email: 'meera@',
      phone: '984501234',
      password: '12345',
      confirmed: '123456',
    });
  });

  await test.step('an email that already has an account', async () => {
    const { email } = await api.member();
    await fields.email.fill(email);
    await fields.phone.fill('9845012345');
    await fields.birth.fill('1992-02-29');
    await fields.password.fill('barbell-7');
    await fields.confirmed.fill('barbell-7');
    await expect(page.getByText('Password Matched', { exact: true })).toBeVisible();
    await signUp.click();
    await expect(page.getByRole('alert').getByText('Email already registered')).toBeVisible();
    await expectTyped(fields, { name: 'Meera Iyer', email, phone: '9845012345', password: 'barbell-7' });
    await expect(fields.gender).toHaveValue('Prefer not to say');
    await expect(fields.address).toHaveValue('7, 1st Main, Vijayanagar');
  });
});

test('a person who turns 13 today may join, one who turns 13 tomorrow may not, in gym time', async ({
  page,
}) => {
  // Past midnight in Bengaluru, still the day before in London.
  await page.clock.setFixedTime('2030-03-04T18:30:00Z');
  await page.goto('/signUp');
  await hydrated(page);
  const birth = page.getByLabel('Date of birth');

  await birth.fill('2017-03-06');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expectMessage(birth, 'You must be at least 13 years old');

  await birth.fill('2017-03-05');
  await expect(birth).not.toHaveAttribute('aria-invalid');
});

for (const path of ['/signIn', '/adminLogin']) {
  test(`${path} shows missing and wrong fields and unknown accounts`, async ({ page, member }) => {
    await page.goto(path);
    await hydrated(page);
    const email = page.getByLabel('Email');
    const secret = password(page, 'Password');
    const signIn = page.getByRole('button', { name: 'Sign in' });
    await expect(page.getByRole('link', { name: 'SignUp' })).toHaveCount(path === '/signIn' ? 1 : 0);
    await expect(page.getByRole('link', { name: 'Forgot password' })).toBeVisible();

    await signIn.click();
    await expectMessage(email, 'Email required!');
    await expectMessage(secret, 'Password required!');

    await email.fill('asha.example.in');
    await secret.fill('not-the-one');
    await signIn.click();
    await expectMessage(email, 'Invalid email!');
    await expect(secret).toHaveValue('not-the-one');

    await email.fill(member.email);
    await signIn.click();
    await expect(page.getByRole('alert').getByText('Wrong email or password', { exact: true })).toBeVisible();
    await expect(email).toHaveValue(member.email);

    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(secret).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(secret).toHaveAttribute('type', 'password');

    await page.route('**/api/auth/userLogin', (route) => route.abort());
    await signIn.click();
    await expect(
      page.getByRole('alert').getByText('Network Error. Please check your internet connection or server.', {
        exact: true,
      }),
    ).toBeVisible();
    await page.route('**/api/auth/userLogin', (route) => route.fulfill({ status: 502, body: 'no JSON' }));
    await signIn.click();
    await expect(page.getByRole('alert').getByText('Something went wrong!', { exact: true })).toBeVisible();
  });
}

test('changing the password says what is missing and what does not match', async ({
  memberPage: page,
  member,
  api,
}) => {
  await page.goto('/profile/passwordRest');
  const old = password(page, 'Old password');
  const fresh = password(page, 'New password');
  const confirmed = password(page, 'Confirm password');
  const change = page.getByRole('button', { name: 'Change password' });

  await change.click();
  await expectMessage(old, 'Old password required!');
  await expectMessage(fresh, 'Password required!');

  await old.fill('wrong-one');
  await fresh.fill('12345');
  await confirmed.fill('kettlebell-9');
  await change.click();
  await expectMessage(fresh, 'Password must be at least 6 characters');
  await expectMessage(confirmed, 'Password do not match');

  await fresh.fill('kettlebell-9');
  await change.click();
  await expect(
    page.getByText('Old password is wrong', { exact: true }).and(page.locator(':visible')),
  ).toBeVisible();
  await expect(old).toHaveValue('wrong-one');
  await expect(fresh).toHaveValue('kettlebell-9');
  await api.call('auth/userLogin', { body: member });
});

test('the profile refuses an invalid name, a short phone number and an age under 13', async ({
  memberPage: page,
  member,
}) => {
  await page.goto('/profile');
  const name = page.getByLabel('Name');
  await name.fill(' ');
  await page.getByLabel('Phone').fill('98450');
  await page.getByLabel('Date of birth').fill('2024-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectMessage(name, 'UserName required!');
  await expectMessage(page.getByLabel('Phone'), 'Phone no Should be exactly 10 digits');
  await expectMessage(page.getByLabel('Date of birth'), 'You must be at least 13 years old');

  await name.fill(member.name);
  await page.getByLabel('Phone').fill('9845012345');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expectMessage(page.getByLabel('Date of birth'), 'You must be at least 13 years old');
});

test('while a form is sent, its button keeps the focus and ignores presses', async ({ memberPage: page }) => {
  let sent = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user/update', async (route) => {
    sent++;
    await held;
    await route.continue();
  });
  await page.goto('/profile');
  const phone = page.getByLabel('Phone');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await phone.fill('9845012345');
  await save.focus();

  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await phone.press('Enter');
  await save.focus();
  answer();

  await expect(page.getByRole('status').getByText('Profile updated')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  expect(sent).toBe(1);
});

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

test('an appointment shows its limits under each field', async ({ memberPage: page, member, api }) => {
  const today = addDays(gymDay(new Date()), 100);
  const yesterday = addDays(today, -1);
  await page.clock.setFixedTime(`${today}T12:00:00Z`);
  await page.goto('/appointment?type=Fitness');
  await hydrated(page);
  const field = (label: string) => page.getByRole('main').getByLabel(label);
  const book = () => page.getByRole('button', { name: 'Book appointment' }).click();
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await field(label).fill(value);
  };

  // By the date of birth.
  await expect(field('Age')).not.toHaveValue('');
  await fill({ Age: '' });
  await book();
  await expectMessage(field('Age'), 'Age required!');
  await expectMessage(field('Height'), 'Height required!');
  await expectMessage(field('Weight'), 'Weight required!');
  await expectMessage(field('Date'), 'Date required!');

  await fill({ Age: '9', Height: '-1', Weight: '-0.5', Date: yesterday });
  await book();
  await expectMessage(field('Age'), 'Age must be from 10 to 120');
  await expectMessage(field('Height'), 'Height must be from 0 to 300');
  await expectMessage(field('Weight'), 'Weight must be from 0 to 500');
  await expectMessage(field('Date'), 'Choose today or a later day');
  await expect(field('Age')).toHaveValue('9');

  await fill({ Age: '10', Height: '0', Weight: '0' });
  await book();
  await expectMessage(field('Date'), 'Choose today or a later day');
  await expect(field('Date')).toHaveValue(yesterday);
  expect(await api.call('consultancy/get', { token: member.token })).toEqual([]);

  await field('Date').fill(today);
  await book();
  await expect(
    page.getByRole('status').getByText(`Fitness consultancy booked for ${formatDay(today)}`),
  ).toBeVisible();
});

async function expectTyped(fields: Record<string, Locator>, typed: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(fields[name] as Locator).toHaveValue(value);
}
