import type { Page } from '@playwright/test';
import type { Member } from '../fixtures/api';
import { expect, hydrated, signInAs, test } from '../fixtures/test';

test('a member changes name, phone and birthday; email and gender stay', async ({
  memberPage: page,
  member,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(member.email);
  await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
  await expect(page.getByLabel('Gender')).toHaveValue('Female');
  await expect(page.getByLabel('Gender')).not.toBeEditable();

  await page.getByLabel('Name').fill('Asha Rao');
  await expect(save).toBeEnabled();
  await page.getByLabel('Name').fill(member.name);
  await expect(save).toBeDisabled();

  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Phone').fill('98450 12345');
  await page.getByLabel('Date of birth').fill('1996-02-29');
  await save.click();
  await expect(page.getByRole('status').getByText('Profile updated')).toBeVisible();
  await expect(save).toBeDisabled();

  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
  await expect(page.getByLabel('Phone')).toHaveValue('9845012345');
  await expect(page.getByLabel('Date of birth')).toHaveValue('1996-02-29');
  await expect(page.getByText('Asha Rao', { exact: true })).toBeVisible();
});

test('a new password signs the member out on the other device', async ({
  memberPage: page,
  member,
  api,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const otherPage = await elsewhere.newPage();
  await signInAs(otherPage, await api.call('auth/userLogin', { body: member }));
  await otherPage.goto('/profile');
  await expect(otherPage.getByLabel('Name')).toHaveValue(member.name);
  const itsSecondTab = await elsewhere.newPage();
  await itsSecondTab.goto('/profile/profileOrders');
  await expect(itsSecondTab.getByText('No orders yet')).toBeVisible();

  await page.goto('/profile/passwordRest');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(member.email);
  await page.getByLabel('Old password', { exact: true }).fill(member.password);
  await page.getByLabel('New password', { exact: true }).fill('kettlebell-9');
  await page.getByLabel('Confirm password', { exact: true }).fill('kettlebell-9');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('status').getByText('Password changed')).toBeVisible();
  await expect(page.getByLabel('Old password', { exact: true })).toHaveValue('');

  await test.step('the other device: signed out at the next step, signs in only with the new password', async () => {
    await otherPage.goto('/profile/profileConsultancy');
    // Both messages are there for some seconds.
    await Promise.all(
      [otherPage, itsSecondTab].map((tab) =>
        expect(tab.getByRole('alert').getByText('Unauthorized', { exact: true })).toBeVisible(),
      ),
    );
    await expect(otherPage).toHaveURL(/\/signIn/);
    expect(await tokenOf(otherPage)).toBe('');
    await expect(itsSecondTab).toHaveURL('/signIn?from=%2Fprofile%2FprofileOrders');
    await signIn(otherPage, member);
    await expect(otherPage.getByRole('alert').getByText('Wrong email or password')).toBeVisible();
    await signIn(otherPage, { ...member, password: 'kettlebell-9' });
    await expect(otherPage).toHaveURL('/profile/profileConsultancy');
  });

  await test.step('this device: still signed in', async () => {
    await page.goto('/profile/profileMembership');
    await expect(page.getByText('No memberships found')).toBeVisible();
  });
  await elsewhere.close();
});

test('logging out asks first, and logs out the other tab', async ({
  memberPage: page,
  member,
  context,
  request,
}) => {
  const otherTab = await context.newPage();
  await otherTab.goto('/profile/profileMembership');
  await expect(otherTab.getByText('No memberships found')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('Name')).toHaveValue(member.name);

  await test.step('not confirmed', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Logout?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(await tokenOf(page)).toBe(member.token);
  });

  await test.step('confirmed', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    // Both messages are there for some seconds.
    for (const tab of [page, otherTab])
      await expect(tab.getByRole('status').getByText('Logged out', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await tokenOf(page)).toBe('');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }),
    ).toBeVisible();
  });

  await test.step('the other tab, and the token itself', async () => {
    await expect(otherTab).toHaveURL('/');
    const reply = await request.get('/api/user/profile', {
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(reply.status()).toBe(401);
  });

  await test.step('Back shows no data of the member', async () => {
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/signIn\?from=%2Fprofile/);
    await expect(page.getByText(member.name)).toHaveCount(0);
  });
});

async function signIn(page: Page, { email, password }: Pick<Member, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const tokenOf = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('token') ?? '');
