import { expect, expectArrived, hydrated, test, withoutMapServer } from '../fixtures/test';

test.use({ loadsAhead: false });

test('a guest reads the landing page and jumps to its sections', async ({ page }) => {
  await withoutMapServer(page);

  await test.step('what it shows', async () => {
    await page.goto('/');
    await hydrated(page);
    for (const title of ['Train Every Muscle', 'Cardio Exercise', 'Weight Traing', 'Many More'])
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.locator('#review').getByRole('figure')).toHaveCount(3);
    const hours = page.getByRole('region', { name: 'Opening hours' });
    await expect(hours).toContainText('Monday to Friday5:00AM-10:00PM');
    await expect(hours).toContainText('Saturday and Sunday7:00AM-10:30AM');
    await expect(page.getByRole('banner').getByText('Banglore')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Join', exact: true })).toHaveAttribute(
      'href',
      '/signUp',
    );
  });

  await test.step('the footer leads to each section', async () => {
    const ourLinks = page.getByRole('navigation', { name: 'Our Links' });
    for (const [link, anchor, title] of [
      ['Memberships', 'memberships', 'Memberships'],
      ['About Us', 'AboutUs', 'About Us'],
      ['Contact Us', 'contactUs', 'Contact Us'],
      ['Reviews', 'review', 'Reviews'],
      ['Home', 'Home', 'Namma Strength'],
    ] as const) {
      await ourLinks.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(`/#${anchor}`);
      await expectArrived(page, title);
    }
  });

  await test.step('an anchor works from another page too', async () => {
    await page.goto('/consultancy');
    await hydrated(page);
    await expect(page.getByText('Our Links')).toHaveCount(0);
    await page.goto('/#memberships');
    await hydrated(page);
    await expectArrived(page, 'Memberships');
    await page.goto('/#contactUs');
    await expectArrived(page, 'Contact Us');
  });
});
