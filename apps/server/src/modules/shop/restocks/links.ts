import { inLanguage } from '@namma/contract/locales';
import * as paths from '@namma/contract/paths';
import type { StopQuery } from '@namma/contract/restocks/schemas';

/** The page on which members confirm that they stop all back-in-stock mails. */
export const pageToStop = ({ token, locale = 'en' }: StopQuery): string =>
  `${inLanguage(locale, paths.mailLink)}#stop.${token}`;
