import { expect, hydrated, signInAs, test } from '../fixtures/test';

test('who is signed in is greeted at the sign-up, and a new member finds the email filled in at the sign-in', async ({
  page,
  member,
  expectAccessible,
}) => {
  const email = `ravi.${crypto.randomUUID().slice(0, 8)}@example.in`;
  await page.goto('/signUp');
  await hydrated(page);
  for (const [label, text] of [
    ['Name', 'Ravi'],
    ['Email', email],
    ['Phone', '9876543210'],
    ['Date of birth', '1995-06-15'],
    ['Address', '12, 5th Cross'],
    ['Password', 'secret-1'],
    ['Confirm password', 'secret-1'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Gender').selectOption('Male');
  await page.getByRole('button', { name: 'Sign up' }).click();

  await expect(page).toHaveURL('/signIn');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill('another-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expect(page.getByText('Wrong email or password').first()).toBeVisible();
  await expectAccessible(page);

  await signInAs(page, member);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Join', exact: true }).click();
  await expect(page.getByText('You are signed in as')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
  await expectAccessible(page);
});

test('an expired session shows a message, and typed values are there after signing in', async ({
  memberPage: page,
  member,
  api,
}) => {
  await page.goto('/store/product?id=1');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await page.goto('/store/addAddress');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add New Address' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Address', { exact: true }).fill('12, 5th Cross');
  for (const [label, text] of [
    ['Name', 'Asha'],
    ['Email', 'asha@example.in'],
    ['Phone', '9876543210'],
    ['Pincode', '560038'],
    ['Town', 'Bengaluru'],
    ['District', 'Bengaluru Urban'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(text);
  // Simulates a session that expired after thirty days.
  const lastedFor = (days: number) =>
    page.evaluate((from) => localStorage.setItem('signedInAt', String(from)), Date.now() - days * 86_400_000);
  await lastedFor(30);
  await page.evaluate((email) => localStorage.setItem('signedInAs', email), member.email);
  await api.call('auth/logout', { token: member.token });
  await form.getByRole('button', { name: 'Save address' }).click();

  await expect(page.getByText('You were signed out because you signed in 30 days ago.')).toBeVisible();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/addAddress/);
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await expect(form.getByLabel('Address', { exact: true })).toHaveValue('12, 5th Cross');
});
