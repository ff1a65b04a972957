import { loadAnswers } from '@namma/contract/answers';
import { categoryValues } from '@namma/contract/catalogue/rules';
import { addDays, type Day, gymDay, startOfGymDay } from '@namma/contract/days/dates';
import { legalPages } from '@namma/contract/legal/rules';
import { type Locale, locales } from '@namma/contract/locales';
import { membershipTotalRupees } from '@namma/contract/memberships/rules';
import { planLengthsMonths, tiers } from '@namma/contract/memberships/tiers';
import { formatRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { type SettingKey, settingKeys } from '@namma/contract/settings/keys';
import {
  groupOf,
  markedSettings,
  type SettingGroup,
  shownParts,
} from '@namma/contract/testing/marked-settings';
import type { Api } from '../fixtures/api';
import { ProductAt } from '../fixtures/product-at';
import { expect, hydrated, signInAs, test } from '../fixtures/test';

/** Beside the ports of the products that other journeys start. */
const PORTS_BESIDE = 10;
const TODAY = addDays(gymDay(new Date()), 1);
const at = (day: Day, hours: number, minutes = 0): Date =>
  new Date(startOfGymDay(day).getTime() + (hours * 60 + minutes) * 60_000);

let product: ProductAt;
let api: Api;

// One after the other: they share a product, whose clock only goes on.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ baseURL }, { project }) => {
  test.setTimeout(160_000);
  const port = Number(new URL(baseURL ?? '').port) + PORTS_BESIDE;
  product = new ProductAt(project.name, port, at(TODAY, 23, 30));
  api = await product.ready();
});
test.afterAll(async () => product.stop());

test('a form that is open since yesterday asks about the price of today, and keeps typed values', async ({
  browser,
}) => {
  test.slow();
  const tomorrow = addDays(TODAY, 1);
  const usual = settingDefaults['price.elite.6'];
  const raised = { ...usual, discountPriceRupees: usual.discountPriceRupees + 1_000 };
  const body = { key: 'price.elite.6', value: raised, fromDay: tomorrow } as const;
  await api.call('settings/set', { token: await api.adminToken(), body });
  const page = await product.newPage(browser);
  const member = await api.member();
  await signInAs(page, member);
  const [before, after] = [usual, raised].map((price) => formatRupees(membershipTotalRupees(price)));
  await page.goto('/fitness/buy?tier=elite&months=6');
  await hydrated(page);
  await expect(page.getByRole('main')).toContainText(before ?? '');
  await page.getByLabel('Preferred center').selectOption('kormangla');
  await page.getByLabel('Start date').fill(addDays(tomorrow, 2));
  await page.getByLabel('Amount to be paid at particular center!').check();

  await product.goTo(at(tomorrow, 0, 5));
  await page.getByRole('button', { name: 'Get Membership' }).click();

  await expect(page.getByRole('main')).toContainText(after ?? '');
  await expect(page.getByRole('main')).not.toContainText(before ?? '');
  expect(await api.call('membership/getMemberships', { token: member.token })).toEqual([]);
  await expect(page.getByLabel('Preferred center')).toHaveValue('kormangla');
  await expect(page.getByLabel('Start date')).toHaveValue(addDays(tomorrow, 2));
  await page.getByRole('button', { name: 'Get Membership' }).click();
  await expect(page).toHaveURL(/profileMembership/);
  const [membership] = await api.call('membership/getMemberships', { token: member.token });
  expect(membership?.price).toBe(membershipTotalRupees(raised));
});

const prefixOf = (locale: Locale) => (locale === 'en' ? '' : `/${locale}`);
const legalAddresses = legalPages.map(paths.legalPath);
const buyAddress = (slug: string, months: number) => `${paths.buyMembership}?tier=${slug}&months=${months}`;
const tierOf = (key: SettingKey) => {
  const [, slug] = key.split('.');
  const found = tiers.find((tier) => tier.slug === slug);
  if (!found) throw new Error(`${key} is of no tier`);
  return found;
};
const tierPages = tiers.map(({ path }) => path);
const appointmentPage = `${paths.appointment}?type=Physiotherapy`;
const productPage = `${paths.product}?id=1`;
/** Every page that a visitor may open, but lists of products, whose prices may be like those of plans. */
const addresses = [
  paths.home,
  ...tierPages,
  ...tiers.flatMap(({ slug }) => planLengthsMonths.map((months) => buyAddress(slug, months))),
  paths.classes,
  paths.consultancy,
  appointmentPage,
  paths.signUp,
  paths.signIn,
  paths.forgotPassword,
  ...legalAddresses,
];
const storeAddresses = [
  paths.store,
  productPage,
  ...categoryValues.map((value) => `${paths.listing}?category=${value}`),
];

/** The pages that show each kind of setting to visitors; none where another test checks it. Add new kinds here. */
const pagesOf: { readonly [G in SettingGroup]: (key: SettingKey) => readonly string[] } = {
  startingPrices: (key) => [tierOf(key).path],
  prices: (key) => [tierOf(key).path, buyAddress(tierOf(key).slug, Number(key.split('.')[2]))],
  benefits: (key) => [tierOf(key).path],
  brand: () => [...addresses, ...storeAddresses],
  tagline: () => [...addresses, ...storeAddresses],
  social: () => [...addresses, ...storeAddresses],
  phone: () => [...addresses, ...storeAddresses],
  email: () => [paths.home, ...legalAddresses],
  address: () => [...addresses, ...storeAddresses],
  mapPoint: () => [paths.home],
  openingHours: () => [...addresses, ...storeAddresses],
  // In 'My classes'.
  noShows: () => [],
  // The front desk tells the price of a day.
  passPrices: () => [],
  // In the quote of an end.
  exitFeePercent: () => [],
  consultancyPrice: () => [paths.consultancy, appointmentPage],
  deliveryDays: () => [paths.legalPath('refunds'), productPage],
  returnDays: () => [paths.legalPath('refunds'), productPage],
  offer: () => [paths.home],
  about: () => [paths.home],
  reviews: () => [paths.home],
  business: () => [paths.legalPath('grievance')],
  grievanceOfficer: () => [paths.legalPath('grievance')],
};

test('a fifth center is added and sells a membership, one closes for good, and visitors see the others', async ({
  browser,
}) => {
  test.slow();
  const day = addDays(TODAY, 1);
  await product.goTo(at(day, 12));
  const page = await product.newPage(browser);
  await signInAs(page, { token: await api.adminToken() });
  const dialog = page.getByRole('dialog');
  const table = page.getByRole('table', { name: 'Centers' });

  await test.step('the owner adds a center', async () => {
    await page.goto('/admin/settings?group=gym');
    await page.getByRole('button', { name: 'Add center' }).click();
    await dialog.getByLabel('Name').fill('Jayanagar');
    await dialog.getByLabel('Street').fill('11th Main, 4th Block');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(table.getByRole('row', { name: /^Jayanagar/ })).toContainText('Open');
  });

  await test.step('somebody joins there at the counter', async () => {
    await page.goto('/admin/counter');
    await page.getByLabel('This counter is at').selectOption('Jayanagar');
    await page.getByRole('button', { name: /^New member/ }).click();
    await dialog.getByLabel('Name').fill('Meghana Rao');
    await dialog.getByLabel('Phone').fill('9880012345');
    await expect(dialog.getByLabel('Center')).toHaveValue('Jayanagar');
    await dialog.getByLabel('Phone').press('Enter');
    await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    const { content } = await api.call('membership/getAllMemberships', {
      token: await api.adminToken(),
      query: { center: 'Jayanagar' },
    });
    expect(content).toMatchObject([{ name: 'Meghana Rao', center: 'Jayanagar' }]);
  });

  await test.step('one of the four closes from tomorrow on, after the owner has seen what is there', async () => {
    await page.goto('/admin/settings?group=gym');
    await page.getByRole('button', { name: 'Actions: vijayanagra' }).click();
    await page.getByRole('menuitem', { name: 'Close for good' }).click();
    await dialog.getByLabel('First closed day').fill(addDays(day, 1));
    await expect(dialog.getByRole('status')).toContainText(/\d+ coach(es)?/);
    await dialog.getByLabel('Reason').fill('The lease ends');
    await dialog.getByRole('button', { name: 'Close for good' }).click();
    await expect(table.getByRole('row', { name: 'vijayanagra' })).toContainText('Closes');
  });

  await test.step('visitors choose among the others from then on', async () => {
    const visitor = await product.newPage(browser);
    await visitor.goto('/');
    // The text of a script is not rendered, so expectations of visible text find nothing in it.
    const jsonLd = () => visitor.locator('script[type="application/ld+json"]').first().textContent();
    expect(await jsonLd()).toContain('Vijayanagar');
    await product.goTo(at(addDays(day, 1), 12));
    await expect(async () => {
      for (const path of ['/', '/fitness', '/classes', '/consultancy', '/appointment', '/legal/terms']) {
        await visitor.goto(path);
        await expect(visitor.locator('body'), path).not.toContainText(/vijayanag/i, {
          useInnerText: true,
          timeout: 2_000,
        });
      }
      await visitor.goto('/');
      expect(await jsonLd()).not.toMatch(/vijayanag/i);
    }).toPass({ timeout: 90_000 });
    expect(await jsonLd()).toContain('Jayanagar');
    await visitor.goto('/fitness');
    await expect(
      visitor.getByRole('region', { name: 'Our centers' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['indiranagar', 'kormangla', 'HSR Layout', 'Jayanagar']);
    await signInAs(visitor, await api.member());
    await visitor.goto('/fitness/buy?tier=elite&months=6');
    await hydrated(visitor);
    await expect(visitor.getByLabel('Preferred center').getByRole('option')).toHaveText([
      /./,
      'indiranagar',
      'kormangla',
      'HSR Layout',
      'Jayanagar',
    ]);
  });
});

test('every setting of the owner is on its pages in three languages, and the old value on none', async () => {
  test.slow();
  const token = await api.adminToken();
  const today = addDays(TODAY, 2);
  await product.goTo(at(today, 13));
  const set = { ...markedSettings, offer: { ...markedSettings.offer, until: addDays(today, 30) } };
  // A value of this key.
  for (const key of settingKeys)
    await api.call('settings/set', { token, body: { key, value: set[key], fromDay: today } as never });
  const markedCenter = { label: 'Marked Center', area: 'Marked Area', street: '7, Marked Lane', phone: null };
  await api.call('centers/update', { token, body: { center: 'kormangla', ...markedCenter } });
  const pageAt = async (locale: Locale, path: string) => {
    const response = await fetch(product.origin + prefixOf(locale) + path);
    expect(response.status, path).toBe(200);
    const html = await response.text();
    return html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  };

  const missing: string[] = [];
  const old: string[] = [];
  for (const locale of locales) {
    const { weekdayWords } = await loadAnswers(locale);
    const words = { locale, weekdayWords };
    const pages = new Map<string, string>();
    for (const path of [...addresses, ...storeAddresses]) pages.set(path, await pageAt(locale, path));
    const isOfOther = (key: SettingKey) =>
      ['about', 'review'].includes(key.split('.')[0] ?? '') && !key.endsWith(`.${locale}`);

    for (const key of settingKeys.filter((each) => !isOfOther(each)))
      for (const path of pagesOf[groupOf(key)](key))
        for (const part of shownParts(key, set, words))
          if (!pages.get(path)?.includes(part)) missing.push(`${locale} ${path}: ${key} '${part}'`);
    for (const path of tierPages)
      for (const part of [markedCenter.label, markedCenter.street])
        if (!pages.get(path)?.includes(part)) missing.push(`${locale} ${path}: '${part}'`);
    // Small numbers also occur in other texts.
    for (const key of settingKeys.filter((each) => groupOf(each) !== 'benefits'))
      for (const part of shownParts(key, settingDefaults, words))
        for (const path of addresses)
          if (part.length > 6 && pages.get(path)?.includes(part))
            old.push(`${locale} ${path}: ${key} '${part}'`);
    for (const [path, html] of pages)
      for (const raw of [settingDefaults.phone, String(settingDefaults['price.elite.12'].listPriceRupees)])
        if (html.includes(raw)) old.push(`${locale} ${path}: '${raw}'`);
  }

  expect(missing).toEqual([]);
  expect(old).toEqual([]);
});

test('markup that an owner types into a setting stays text on every page', async () => {
  test.slow();
  const token = await api.adminToken();
  const today = addDays(TODAY, 2);
  await product.goTo(at(today, 14));
  const typed = '</script><img src=x onerror=alert(1)>';
  const review = { text: typed, name: typed, place: typed };
  await api.call('settings/set', {
    token,
    body: { key: 'address', value: { street: typed, pincode: '560091' }, fromDay: today },
  });
  for (const locale of locales)
    await api.call('settings/set', {
      token,
      body: { key: `review.1.${locale}`, value: review, fromDay: today },
    });

  for (const locale of locales)
    for (const path of [...addresses, ...storeAddresses]) {
      const html = await (await fetch(product.origin + prefixOf(locale) + path)).text();
      expect(html, path).toContain('onerror=alert(1)');
      expect(html, path).not.toContain('<img src=x');
      expect(html, path).not.toContain('</script><img');
    }
});
