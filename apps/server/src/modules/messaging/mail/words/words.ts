import type { Locale } from '@namma/contract/locales';
import type { Words } from '@namma/contract/words/words';
import * as english from './en.ts';
import * as hindi from './hi.ts';
import * as kannada from './kn.ts';

export type MailWords = Words<typeof english>;

/** The texts of mails by language. All are loaded, because one process writes to members of all languages. */
export const mailWords: Record<Locale, MailWords> = { en: english, kn: kannada, hi: hindi };
