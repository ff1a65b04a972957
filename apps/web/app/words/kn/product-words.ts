import type { CallName } from '@namma/contract/calls';
import { localizedCalls } from '@namma/contract/localized-calls';
import { locale } from './language';

type Query = Record<string, unknown> | undefined;

/** The query of a call, with the language that products are named in. */
export const withLanguage = (name: CallName, query: Query): Query =>
  localizedCalls.some((each) => each === name) ? { ...query, lang: locale } : query;
