import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, addMonths, type Day, formatDay, gymDay } from '@namma/contract/days/dates';
import { formatRupees } from '@namma/contract/money';
import { settingDefaults } from '@namma/contract/settings/defaults';
import type { Page } from '@playwright/test';
import { dialog, heading } from '../fixtures/admin-pages';
import type { Api } from '../fixtures/api';
import { expect, hydrated, signInAs, tabTo, test } from '../fixtures/test';

const center = 'kormangla';
const today = gymDay(new Date());
const nextMonth = `${addMonths(today, 1).slice(0, 7)}-01` as Day;

const price = settingDefaults['price.elite.12'];
const raised = { list: price.listPriceRupees + 1100, asked: price.discountPriceRupees + 1100 };
const monthly = Math.floor(raised.asked / 12);

/** A Monday to Thursday whose next day is in the same week of the slot picker: there a coach of weekdays is free. */
const holiday = [14, 15, 16, 17, 18, 19]
  .map((ahead) => addDays(today, ahead))
  .find((day) => [1, 2, 3, 4].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) as Day;
const dayAfter = addDays(holiday, 1);

const offer = {
  en: 'Join before the new year: your first week is free',
  kn: 'ಹೊಸ ವರ್ಷದ ಮೊದಲು ಸೇರಿ: ಮೊದಲ ವಾರ ಉಚಿತ',
  hi: 'नए साल से पहले जुड़ें: पहला हफ़्ता मुफ़्त',
};
const about = {
  en: 'Trained nurses before athletes. Begins with how you sit and sleep. Speaks Kannada, Tamil and English.',
  kn: 'ಕ್ರೀಡಾಪಟುಗಳಿಗೂ ಮೊದಲು ದಾದಿಯರಿಗೆ ಕಲಿಸಿದವರು. ನೀವು ಹೇಗೆ ಕೂರುತ್ತೀರಿ ಎಂಬುದರಿಂದ ಆರಂಭಿಸುತ್ತಾರೆ. ಕನ್ನಡ ಮಾತನಾಡುತ್ತಾರೆ.',
  hi: 'खिलाड़ियों से पहले नर्सों को सिखाया। आप कैसे बैठते हैं, वहीं से शुरू करते हैं। हिन्दी बोलते हैं।',
};
const languages = [
  { locale: 'en', prefix: '', named: 'English' },
  { locale: 'kn', prefix: '/kn', named: 'Kannada' },
  { locale: 'hi', prefix: '/hi', named: 'Hindi' },
] as const;

const portrait = join(import.meta.dirname, '../../apps/web/public/images/consult-physiotherapy-800.webp');

async function press(page: Page, name: string | RegExp, within: 'page' | 'dialog' = 'page'): Promise<void> {
  const button = (within === 'dialog' ? dialog(page) : page).getByRole('button', { name, exact: true });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  // Replaces the text of the field.
  await page.keyboard.press('Control+a');
  // Pasted, because keys faster than a person's count as a scanner (D81).
  await page.keyboard.insertText(text);
}

/** In which order a field takes day, month and year depends on the browser. */
async function typeDay(page: Page, label: string, day: Day): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await tabTo(page, field);
  await field.fill(day);
}

async function choose(page: Page, label: string, beginning: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(beginning);
}

async function openGroup(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Groups of settings' }).getByRole('link', { name });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** Page as visitors see it. Other processes learn of a change with a delay. */
async function expectOnPage(page: Page, path: string, look: (page: Page) => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await look(page);
  }).toPass({ timeout: 15_000 });
}

/** Other journeys use the same gym, so all changes are reverted, also after a failure. */
async function putBack(api: Api): Promise<void> {
  const token = await api.adminToken();
  const settings = await api.call('settings/getAll', { token });
  for (const { key, coming } of settings)
    for (const { fromDay } of coming) await api.call('settings/remove', { token, body: { key, fromDay } });
  if (settings.find(({ key }) => key === 'offer')?.current.since) {
    const { version } = settings.find(({ key }) => key === 'offer') ?? {};
    const body = { key: 'offer', value: settingDefaults.offer, fromDay: today, version } as const;
    await api.call('settings/set', { token, body });
  }
  for (const { id, reason } of await api.call('centers/getClosures', { token }))
    if (reason === 'Temple car festival') await api.call('centers/reopen', { token, body: { id } });
  const { coaches } = await api.call('consultancy/getCoaches', { token });
  for (const { coachId, version, name, isRetired } of coaches)
    if (name.startsWith('Anand ') && !isRetired)
      await api.call('consultancy/updateCoach', { token, body: { coachId, version, isRetired: true } });
}

test.afterEach(({ api }) => putBack(api));

test('an owner by keyboard: a price of next month, an offer, a coach and a holiday, which visitors see in their time and language', async ({
  page,
  browser,
  api,
  expectPresentable,
}) => {
  test.slow();
  const visitor = await browser.newPage();
  const coach = `Anand ${crypto.randomUUID().slice(0, 4)}`;
  const wide = () => page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, { token: await api.adminToken() });
  await page.goto('/admin/settings');
  await hydrated(page);

  const priceName = 'Price of Elite, 12 months';
  await test.step('raises a price from the first of next month, and sees the page as it will be', async () => {
    await press(page, `Change: ${priceName}`);
    await type(page, 'List price', String(raised.list));
    await type(page, 'Discounted price', String(raised.asked));
    // Unusual values are questioned, not refused.
    await expect(dialog(page).getByText('The monthly text says')).toBeVisible();
    await type(page, 'Monthly text', String(monthly));
    await expect(dialog(page).getByText('The monthly text says')).toHaveCount(0);
    await typeDay(page, 'From', nextMonth);
    await press(page, 'Preview', 'dialog');
    const preview = dialog(page).getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText(formatRupees(raised.asked));
    await expect(
      dialog(page).getByRole('button', { name: `Preview from ${formatDay(nextMonth)}` }),
    ).toBeVisible();
    await expectPresentable(page, 'phone');
    await wide();
    await press(page, 'Save', 'dialog');
    const coming = page.getByRole('list', { name: `Coming: ${priceName}` });
    await expect(coming).toContainText(`From ${formatDay(nextMonth)}`);
    await expect(coming).toContainText(formatRupees(raised.asked));
    await expectPresentable(page, 'phone');
    await wide();
  });

  await test.step('while visitors are asked for the price of today', async () => {
    await visitor.goto('/fitness');
    const plan = visitor.getByRole('article', { name: 'Elite, 12 months' });
    await expect(plan).toContainText(formatRupees(price.discountPriceRupees));
    await expect(visitor.getByRole('main')).not.toContainText(formatRupees(raised.asked));
  });

  await test.step('and takes the price back before its day', async () => {
    await press(page, `Cancel change: ${priceName} from ${formatDay(nextMonth)}`);
    await expect(page.getByRole('list', { name: `Coming: ${priceName}` })).toHaveCount(0);
  });

  await test.step('puts up an offer in three languages', async () => {
    await openGroup(page, 'Offers');
    await press(page, 'Change: Offer');
    for (const { locale, named } of languages) await type(page, `In ${named} (optional)`, offer[locale]);
    await typeDay(page, 'Last day (optional)', nextMonth);
    await press(page, 'Preview', 'dialog');
    for (const { locale } of languages)
      await expect(dialog(page).getByRole('region', { name: 'Preview' })).toContainText(offer[locale]);
    await expectPresentable(page, 'phone');
    await wide();
    await press(page, 'Save', 'dialog');
    await expect(dialog(page)).toBeHidden();
    for (const { locale, prefix } of languages) {
      await expectOnPage(visitor, prefix || '/', (seen) =>
        expect(seen.getByRole('link', { name: offer[locale] })).toHaveAttribute('href', `${prefix}/fitness`, {
          timeout: 2_000,
        }),
      );
      if (locale === 'kn') await expectPresentable(visitor, 'phone');
    }
  });

  await test.step('and takes it down', async () => {
    await press(page, 'Change: Offer');
    await press(page, 'Restore default', 'dialog');
    await press(page, 'Save', 'dialog');
    await expect(dialog(page)).toBeHidden();
    await expectOnPage(visitor, '/', (seen) =>
      expect(seen.getByRole('link', { name: offer.en })).toHaveCount(0, { timeout: 2_000 }),
    );
  });

  await test.step('adds a coach, with a photo and three sentences', async () => {
    await page.goto('/admin/coaches');
    await hydrated(page);
    await press(page, 'Add a coach');
    await type(page, 'Name', coach);
    await choose(page, 'Type', 'Phy');
    await choose(page, 'Center', 'kor');
    await press(page, 'Save', 'dialog');
    await press(page, `Photo and text of ${coach}`);
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, page.getByLabel('Choose a picture'));
    await page.keyboard.press('Enter');
    const buffer = await readFile(portrait);
    await (await chooser).setFiles({ name: 'anand.webp', mimeType: 'image/webp', buffer });
    await press(page, 'Use this picture', 'dialog');
    // The server makes files of all widths from it first.
    await expect(page.getByLabel('Image link')).toHaveValue(/^\/images\/uploads\//, { timeout: 30_000 });
    for (const { locale, named } of languages)
      await type(page, `About, three sentences in ${named}`, about[locale]);
    await expectPresentable(page, 'phone');
    await wide();
    await press(page, 'Save', 'dialog');
    await expect(dialog(page)).toBeHidden();
    for (const { locale, prefix } of languages)
      await expectOnPage(visitor, `${prefix}/consultancy`, async (seen) => {
        const card = seen.getByRole('listitem').filter({ hasText: coach });
        await expect(card).toContainText(about[locale], { timeout: 2_000 });
        const photo = card.locator('img');
        await photo.scrollIntoViewIfNeeded();
        await expect
          .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
      });
    await expectPresentable(visitor, 'phone');
  });

  const times = visitor.getByRole('group', { name: new RegExp(`^${coach}`) });
  await test.step('closes a center on a holiday', async () => {
    await page.goto('/admin/settings?group=hours');
    await hydrated(page);
    await choose(page, 'Center', 'kor');
    await typeDay(page, 'First closed day', holiday);
    await typeDay(page, 'Last closed day', holiday);
    await type(page, 'Reason', 'Temple car festival');
    await expect(
      page.getByText(/^No appointment is affected|^\d+ appointments? (is|are) affected/),
    ).toBeVisible();
    await expectPresentable(page, 'phone');
    await wide();
    await press(page, 'Close center');
    await expect(page.getByRole('button', { name: `Reopen ${center}, ${formatDay(holiday)}` })).toBeVisible();
    for (const { locale, prefix } of languages)
      await expectOnPage(visitor, prefix || '/', async (seen) => {
        const closed = seen.getByRole('complementary').filter({ hasText: 'Temple car festival' });
        const [year, , day] = holiday.split('-').map(Number);
        await expect(closed).toContainText(new RegExp(`\\b${day}\\b.*${year}`), { timeout: 2_000 });
        if (locale === 'en')
          await expect(closed).toContainText(`${center} is closed on ${formatDay(holiday)}.`);
      });
    await visitor.goto('/appointment?type=Physiotherapy');
    await hydrated(visitor);
    await expect(visitor.getByRole('main')).toContainText('Temple car festival');
    await typeDay(visitor, 'Date', dayAfter);
    await expect(times).toBeVisible();
    await typeDay(visitor, 'Date', holiday);
    await expect(times).toHaveCount(0);
  });

  await test.step('and opens it after all, with the coach free again', async () => {
    await press(page, `Reopen ${center}, ${formatDay(holiday)}`);
    await press(page, 'Reopen', 'dialog');
    await expect(page.getByRole('button', { name: `Reopen ${center}, ${formatDay(holiday)}` })).toHaveCount(
      0,
    );
    await expectOnPage(visitor, '/appointment?type=Physiotherapy', (seen) =>
      expect(seen.getByRole('main')).not.toContainText('Temple car festival', { timeout: 2_000 }),
    );
    await hydrated(visitor);
    await typeDay(visitor, 'Date', holiday);
    await expect(times).toBeVisible();
  });

  await test.step('retires the coach, whom visitors see no more', async () => {
    await page.goto('/admin/coaches');
    await hydrated(page);
    await press(page, `Retire ${coach}`);
    await press(page, 'Retire', 'dialog');
    await expect(page.getByRole('button', { name: `Reactivate ${coach}` })).toBeVisible();
    await expectOnPage(visitor, '/consultancy', (seen) =>
      expect(seen.getByText(coach)).toHaveCount(0, { timeout: 2_000 }),
    );
  });
  await expect(heading(page)).toHaveText('Coaches');
  await visitor.close();
});
