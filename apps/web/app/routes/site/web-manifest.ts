import { brand } from '@namma/contract/business';
import { languageTag } from '@namma/contract/locales';
import * as paths from '@namma/contract/paths';
import { locale } from '#words/language';
import { withPrefix } from '../../lib/session/language';
import { THEME_COLOR } from '../../ui/theme-color';

const icons = [192, 512].map((side) => ({
  src: `/images/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
}));

/** Lets a phone install the site as an app. */
export const loader = () =>
  Response.json(
    {
      name: `${brand.name}, ${brand.city}`,
      short_name: brand.name,
      description: brand.tagline,
      lang: languageTag(locale),
      start_url: withPrefix(paths.home),
      display: 'minimal-ui',
      background_color: THEME_COLOR,
      theme_color: THEME_COLOR,
      icons,
    },
    { headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' } },
  );
