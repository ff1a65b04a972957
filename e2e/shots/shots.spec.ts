import { join } from 'node:path';
import { inLanguage, locales } from '@namma/contract/locales';
import { hydrated, signInAs, withoutMapServer } from '../fixtures/test';
import { arrived, drawPictures, settle, test } from './cast';
import { type Screen, screens } from './screens';

/** A phone, a tablet, a desktop. */
const WIDTHS = [390, 768, 1440] as const;
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 };

const folder = process.env.SHOTS_FOLDER ?? join(import.meta.dirname, '../../shots');

/** The admin side is in English only, so actions find buttons by their English names. */
const languagesOf = ({ as, act }: Screen) => (as === 'admin' || act ? (['en'] as const) : locales);

for (const screen of screens) {
  const { name, as, path, act, isView = false, widths = WIDTHS } = screen;
  for (const locale of languagesOf(screen)) {
    for (const width of widths) {
      const title = [name, ...(locale === 'en' ? [] : [locale]), width].join('-');
      test(title, async ({ page, cast }) => {
        await page.setViewportSize({ width, height: HEIGHTS[width] ?? width });
        await withoutMapServer(page);
        if (as) await signInAs(page, cast[as]);
        await page.goto(inLanguage(locale, typeof path === 'string' ? path : path(cast)));
        await hydrated(page);
        await arrived(page);
        await act?.(page);
        await arrived(page);
        await (isView ? page.evaluate(drawPictures) : settle(page));
        await page.screenshot({
          path: join(folder, `${title}.png`),
          fullPage: !isView,
          animations: 'disabled',
        });
      });
    }
  }
}
