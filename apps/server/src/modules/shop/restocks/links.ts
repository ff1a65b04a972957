import { inLanguage } from '@namma/contract/locales';
import * as paths from '@namma/contract/paths';
import type { StopQuery } from '@namma/contract/restocks/schemas';

/** The page on which somebody confirms that they wait for nothing any more. */
export const pageToStop = ({ token, locale = 'en' }: StopQuery): string =>
  `${inLanguage(locale, paths.mailLink)}#stop.${token}`;
