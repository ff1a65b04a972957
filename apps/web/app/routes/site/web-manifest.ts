import { brand } from '@namma/contract/brand';
import { languageTag } from '@namma/contract/locales';
import * as paths from '@namma/contract/paths';
import * as cardWords from '#words/card';
import { locale } from '#words/language';
import * as shellWords from '#words/shell';
import { withPrefix } from '../../lib/session/language';
import { THEME_COLOR } from '../../ui/theme-color';

const icons = [192, 512].map((side) => ({
  src: `/images/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
}));

/** The mark keeps clear of the edges, which a phone cuts off in a shape of its own. */
const maskable = {
  src: '/images/icon-maskable-512.png',
  sizes: '512x512',
  type: 'image/png',
  purpose: 'maskable',
};

/** Shortcuts of the installed app. */
const shortcuts = [
  { name: cardWords.memberCard, url: withPrefix(paths.profileCard) },
  { name: shellWords.store, url: withPrefix(paths.store) },
  { name: shellWords.consultancy, url: withPrefix(paths.consultancy) },
];

/** Lets a phone install the site as an app. */
export const loader = () =>
  Response.json(
    {
      name: `${brand.name}, ${brand.city}`,
      short_name: brand.shortName,
      description: brand.tagline,
      lang: languageTag(locale),
      // Says that it is one app, whatever its language and the page that it starts with.
      id: paths.home,
      start_url: withPrefix(paths.home),
      display: 'minimal-ui',
      background_color: THEME_COLOR,
      theme_color: THEME_COLOR,
      icons: [...icons, maskable],
      shortcuts,
    },
    { headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' } },
  );
