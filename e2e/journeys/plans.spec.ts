import type { Locator, Page } from '@playwright/test';
import { expect, follow, hydrated, test } from '../fixtures/test';

test.use({ loadsAhead: false });

/** The tiers as in SPEC: months, list price, discounted price, monthly cost, and the total that a member pays. */
const tiers = [
  {
    name: 'Elite',
    path: '/fitness',
    slug: 'elite',
    starting: '535',
    reckoning: '₹923 a month',
    plans: [
      ['12', '14,999', '11,999', '999', '12,899'],
      ['6', '10,999', '8,999', '1,499', '9,899'],
      ['3', '7,999', '4,999', '1,666', '5,899'],
    ],
  },
  {
    name: 'Elite Pro',
    path: '/fitness/elitePro',
    slug: 'elitePro',
    starting: '987',
    reckoning: '₹987 a month',
    plans: [
      ['12', '17,999', '12,999', '1,111', '13,899'],
      ['6', '12,999', '9,999', '1,555', '10,899'],
      ['3', '8,999', '6,999', '2,333', '7,899'],
    ],
  },
  {
    name: 'Elite Plus',
    path: '/fitness/elitePlus',
    slug: 'elitePlus',
    starting: '1,367',
    reckoning: '₹1,142 a month',
    plans: [
      ['12', '19,999', '15,999', '1,333', '16,899'],
      ['6', '14,999', '11,999', '1,999', '12,899'],
      ['3', '11,999', '7,999', '2,666', '8,899'],
    ],
  },
] as const;

const buyForm = (page: Page) => page.getByRole('form', { name: 'Get membership' });
const chosenOption = (page: Page) =>
  page.getByRole('list', { name: 'Purchase options' }).locator('[aria-current=true]');

const expectCrossedOut = (place: Locator, text: string) =>
  expect(place.getByText(text, { exact: true })).toHaveCSS('text-decoration-line', 'line-through');

for (const { name, path, slug, starting, plans, reckoning } of tiers) {
  test(`${name} has the right prices on its page and where it is bought`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('navigation', { name: 'Membership tiers' }).getByRole('link')).toHaveText([
      'Elite',
      'Elite Pro',
      'Elite Plus',
    ]);
    await expect(
      page.getByText(`Starting at ₹ ${starting} / Month* + Taxes & Fees`, { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('*Effective Monthly Pricing including Extension, if any', { exact: true }),
    ).toBeVisible();

    await page.getByText('Price per month').click();
    await expect(page.getByText(reckoning, { exact: true })).toBeVisible();

    for (const [index, [months, list, discounted, monthly]] of plans.entries()) {
      const card = page.getByRole('region', { name: 'Join Us Now' }).getByRole('article').nth(index);
      await expect(card).toHaveAccessibleName(`${name}, ${months} months`);
      await expectCrossedOut(card, `was ₹${list}`);
      await expect(card.getByText(`₹${discounted}`, { exact: true })).toBeVisible();
      await expect(card.getByText(`₹${monthly} / month`, { exact: true })).toBeVisible();
    }

    for (const [index, [months, list, discounted, monthly, total]] of plans.entries()) {
      await page.getByRole('link', { name: `Buy ${name} for ${months} months`, exact: true }).click();
      await expect(page).toHaveURL(`/fitness/buy?tier=${slug}&months=${months}`);
      const sum = page.getByRole('region', { name });
      await expectCrossedOut(sum, `was ₹${list}`);
      await expect(sum).toContainText(`Discount price₹${discounted}`);
      await expect(sum).toContainText('Tax and fee+900');
      await expect(sum).toContainText(`Total₹${total}`);
      await expect(sum.getByRole('listitem').nth(index).locator('[aria-current=true]')).toHaveText(
        `${months} months₹${monthly} / month`,
      );
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
  });
}

test('a tier page compares all nine plans, and has the centers, their hours and answers to questions', async ({
  page,
}) => {
  await page.goto('/fitness');
  await hydrated(page);
  for (const [index, months] of ['12', '6', '3'].entries()) {
    await page.getByRole('radio', { name: `${months} months` }).check();
    const table = page.getByRole('table', { name: `All nine plans, ${months} months` });
    const row = (label: string) =>
      table.getByRole('row', { name: new RegExp(`^${label}`) }).getByRole('cell');
    await expect(row('Price')).toHaveText(tiers.map(({ plans }) => `₹${plans[index]?.[2]}`));
    await expect(row('Per month')).toHaveText(tiers.map(({ plans }) => `₹${plans[index]?.[3]}`));
    await expect(table.getByRole('link', { name: `Buy Elite Pro, ${months} months` })).toHaveAttribute(
      'href',
      `/fitness/buy?tier=elitePro&months=${months}`,
    );
  }

  const centers = page.getByRole('region', { name: 'Our centers' });
  await expect(centers.getByRole('heading', { level: 3 })).toHaveText([
    'vijayanagra',
    'indiranagar',
    'kormangla',
    'HSR Layout',
  ]);
  await expect(centers).toContainText('27, 80 Feet Road, Koramangala 4th Block');
  await expect(centers).toContainText('Monday to Friday5:00AM-10:00PM');
  await expect(centers).toContainText('Saturday and Sunday7:00AM-10:30AM');

  const questions = page.getByRole('region', { name: 'Questions and answers' });
  await expect(questions.getByText('₹900 tax and fee')).toBeHidden();
  await questions.getByText('Is anything added to the price?').click();
  await expect(questions.getByText('₹900 tax and fee')).toBeVisible();
});

test('the address selects the plan: 12 the first, 6 the second, anything else the third', async ({
  page,
}) => {
  for (const [months, shown] of [
    ['months=12', '12'],
    ['months=6', '6'],
    ['months=3', '3'],
    ['months=7', '3'],
    ['months=twelve', '3'],
    ['', '3'],
  ] as const) {
    await page.goto(`/fitness/buy?tier=elitePro&${months}`);
    await expect(chosenOption(page)).toContainText(`${shown} months`);
    await expect(chosenOption(page)).toHaveCount(1);
  }

  await page.goto('/fitness/buy?tier=elitePro&months=12');
  await hydrated(page);
  await page
    .getByRole('list', { name: 'Purchase options' })
    .getByRole('link', { name: /^6 months/ })
    .click();
  await expect(page).toHaveURL('/fitness/buy?tier=elitePro&months=6');
  await page.reload();
  await expect(chosenOption(page)).toContainText('6 months');
  await expect(page.getByRole('region', { name: 'Elite Pro' })).toContainText('Total₹10,899');
});

test('without a plan, or with an unknown tier, all nine are offered', async ({ page }) => {
  for (const path of ['/fitness/buy?tier=gold&months=12', '/fitness/buy']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a plan' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /months/ })).toHaveCount(9);
  }
  await page.getByRole('link', { name: 'Elite Plus, 6 months ₹11,999' }).click();
  await expect(page).toHaveURL('/fitness/buy?tier=elitePlus&months=6');
  await expect(buyForm(page)).toBeVisible();
});

test('without a kind, or with an unknown one, all three appointments are offered', async ({
  memberPage: page,
}) => {
  for (const path of ['/appointment?type=Yoga', '/appointment']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a consultancy' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText([
      'Fitness',
      'Nutrition',
      'Physiotherapy',
    ]);
  }
  await page.getByRole('link', { name: /^Physiotherapy/ }).click();
  await expect(page.getByRole('form', { name: 'Physiotherapy appointment' })).toBeVisible();
});

for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles']) {
  test.describe(`in a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the first day to choose is today at the gym, also past midnight, and the end is the same day of the month, or the last day of a shorter month', async ({
      page,
    }) => {
      const start = buyForm(page).getByLabel('Start date');
      const expectFirstDay = async (day: string) => {
        await expect(start).toHaveAttribute('min', day);
        await follow(page, '/appointment?type=Fitness');
        await expect(page.getByLabel('Date')).toHaveAttribute('min', day);
      };
      await page.clock.setFixedTime('2030-02-28T18:29:59Z');
      await page.goto('/fitness/buy?tier=elite&months=12');
      await expectFirstDay('2030-02-28');
      await page.clock.setFixedTime('2030-02-28T18:30:00Z');
      await follow(page, '/fitness/buy?tier=elite&months=12');
      await expectFirstDay('2030-03-01');

      for (const [months, first, end] of [
        [12, '2032-02-29', '28 Feb 2033'],
        [6, '2031-08-31', '29 Feb 2032'],
        [3, '2030-11-30', '28 Feb 2031'],
      ] as const) {
        await follow(page, `/fitness/buy?tier=elite&months=${months}`);
        await start.fill(first);
        await expect(buyForm(page).getByRole('status')).toHaveText(end);
      }
    });
  });
}

test('the classes slide four at a time on a desktop, and are hidden on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/fitness/elitePro');
  await hydrated(page);
  const classes = page.getByRole('region', { name: 'At-Center Trainer led group classes' });
  await expect(classes.getByRole('heading', { level: 3 })).toHaveText([
    'Yoga',
    'Strength',
    'Run',
    'Core',
    'Dancing',
    'Boxing',
  ]);
  await classes.scrollIntoViewIfNeeded();
  await expect(classes.getByRole('heading', { name: 'Core' })).toBeInViewport({ ratio: 1 });
  await expect(classes.getByRole('heading', { name: 'Dancing' })).not.toBeInViewport();

  await classes.getByRole('button', { name: 'Next classes' }).click();
  await expect(classes.getByRole('heading', { name: 'Boxing' })).toBeInViewport({ ratio: 1 });
  await expect(classes.getByRole('heading', { name: 'Yoga' })).not.toBeInViewport();
  await classes.getByRole('button', { name: 'Previous classes' }).click();
  await expect(classes.getByRole('heading', { name: 'Yoga' })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(classes).toBeHidden();
});
