import { expect, test } from '../fixtures/test';

test('the store has entries by category, goal, new products and low prices', async ({ page }) => {
  await page.goto('/store');
  for (const name of ['By category', 'By goal', 'New in the store', 'Under ₹400'])
    await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.getByRole('link', { name: /^Strength/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('creatine');
});

test('the start page and the tiers show a price that can be bought', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'From ₹4,999 for 3 months' })).toBeVisible();
  await expect(page.getByText('plus ₹900 tax and fee').first()).toBeVisible();

  await page.goto('/fitness/elitePro');

  const promises = page.getByRole('region', { name: 'How to use your benefits' });
  for (const name of ['Group classes', 'Swimming sessions', '110 gyms'])
    await expect(promises.getByText(name, { exact: true })).toBeVisible();
});
