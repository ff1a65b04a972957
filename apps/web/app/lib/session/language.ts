import { inLanguage } from '@namma/contract/locales';
import { locale, prefix } from '#words/language';

/**
 * The path of a page without the prefix of its language: as `paths`, links and `navigate` have it. A path may be followed by its
 * search.
 */
export function withoutPrefix(path: string): string {
  const rest = path.slice(prefix.length);
  // `/knees` only begins with the same letters.
  if (!prefix || !path.startsWith(prefix) || !/^([/?#]|$)/.test(rest)) return path;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** A path with the prefix of this build's language, for addresses that the router does not see. */
export const withPrefix = (path: string): string => inLanguage(locale, path);

/** Storage key of the chosen language. */
export const LANGUAGE_KEY = 'language';
