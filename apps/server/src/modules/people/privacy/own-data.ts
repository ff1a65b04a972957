import type { OtherLocale } from '@namma/contract/locales';
import type { OwnData } from '@namma/contract/privacy/own-data';
import type { Deps } from '../../../deps.ts';
import type { MemberData, Module } from '../../../module.ts';
import { findAccount } from './queries/deleted-accounts.ts';

/** What the modules store about members. */
export const memberDataOf = (modules: readonly Module[]): MemberData[] =>
  modules.flatMap(({ memberData }) => memberData ?? []);

/**
 * Everything that is stored about a member, as the modules read it.
 * @param options `isWithAllQueries`: also the texts of queries that only claim the member's email; `lang`: names products in this language
 */
export async function readOwnData(
  deps: Deps,
  modules: readonly Module[],
  userId: number,
  { isWithAllQueries = false, lang }: { isWithAllQueries?: boolean; lang?: OtherLocale | undefined } = {},
): Promise<OwnData> {
  const { email, created_at: since } = await findAccount(deps.db, userId);
  const parts = await Promise.all(
    memberDataOf(modules).map(({ read }) => read?.(deps, { userId, email, since, lang, isWithAllQueries })),
  );
  // The answer's schema refuses it if a part is missing; modules.test.ts says which.
  return Object.assign({ madeAt: deps.clock().toISOString() }, ...parts);
}
