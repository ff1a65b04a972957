import { inLanguage } from '@namma/contract/locales';
import { locale, prefix } from '#words/language';

/** The path of a page without the prefix of its language: as `paths`, links and `navigate` have it. */
export const withoutPrefix = (pathname: string): string =>
  prefix && pathname.startsWith(prefix) ? pathname.slice(prefix.length) || '/' : pathname;

/** A path with the prefix of this build's language, for addresses that the router does not see. */
export const withPrefix = (path: string): string => inLanguage(locale, path);
