import { type Locale, locales } from '../../packages/contract/src/locales.ts';

const given = process.env.LOCALE ?? 'en';

/** The language of this build. The build script makes one build for each; `npm run dev` shows English or the one in LOCALE. */
export const buildLocale: Locale = locales.find((locale) => locale === given) ?? 'en';
