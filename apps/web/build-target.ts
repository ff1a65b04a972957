import { type Locale, locales } from '../../packages/contract/src/locales.ts';

const given = process.env.LOCALE ?? 'en';

/** The language of this build. The build script makes one build for each; `npm run dev` shows English or the one in LOCALE. */
export const buildLocale: Locale = locales.find((locale) => locale === given) ?? 'en';

const isOneSide = process.env.SIDE !== undefined;
const isAdmin = process.env.SIDE === 'admin';

/** Whether this build has the site's screens, and whether it has the admin side's. `npm run dev` has both. */
export const sides = { site: !isAdmin, admin: isAdmin || (!isOneSide && buildLocale === 'en') };

/** The folder of this build: a language of the site, or the admin side. */
export const buildName = isAdmin ? 'admin' : buildLocale;
