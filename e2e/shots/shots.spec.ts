import { join } from 'node:path';
import { hydrated, signInAs, withoutMapServer } from '../fixtures/test';
import { arrived, drawPictures, settle, test } from './cast';
import { screens } from './screens';

/** A phone, a tablet, a desktop. */
const WIDTHS = [390, 768, 1440] as const;
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 };

const folder = process.env.SHOTS_FOLDER ?? join(import.meta.dirname, '../../shots');

for (const { name, as, path, act, isView = false, widths = WIDTHS } of screens) {
  for (const width of widths) {
    test(`${name} ${width}`, async ({ page, cast }) => {
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? width });
      await withoutMapServer(page);
      if (as) await signInAs(page, cast[as]);
      await page.goto(typeof path === 'string' ? path : path(cast));
      await hydrated(page);
      await arrived(page);
      await act?.(page);
      await arrived(page);
      await (isView ? page.evaluate(drawPictures) : settle(page));
      await page.screenshot({
        path: join(folder, `${name}-${width}.png`),
        fullPage: !isView,
        animations: 'disabled',
      });
    });
  }
}
