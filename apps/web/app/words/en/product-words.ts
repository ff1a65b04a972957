import type { CallName } from '@namma/contract/calls';

type Query = Record<string, unknown> | undefined;

/** Products are named in English without being asked. */
export const withLanguage = (_name: CallName, query: Query): Query => query;
