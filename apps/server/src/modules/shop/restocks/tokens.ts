import { createHash, randomBytes } from 'node:crypto';
import { inLanguage } from '@namma/contract/locales';
import * as paths from '@namma/contract/paths';
import type { StopQuery } from '@namma/contract/restocks/schemas';

const TOKEN_BYTES = 32;

/** Creates the token of an unsubscribe link: 256 random bits, of which the database stores only the hash. */
export const createLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashOfLink = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The page on which members confirm that they stop all back-in-stock mails. */
export const pageToStop = ({ token, locale = 'en' }: StopQuery): string =>
  `${inLanguage(locale, paths.mailLink)}#stop.${token}`;
