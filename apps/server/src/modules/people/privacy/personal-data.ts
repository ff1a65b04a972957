import type { Reply } from '@namma/contract/calls';
import type { OtherLocale } from '@namma/contract/locales';
import type { Deps } from '../../../deps.ts';
import type { Module, PersonalData } from '../../../module.ts';
import { type MemberTables, readMemberRows } from '../../../platform/shared/member-rows.ts';
import { findAccount } from './queries/deleted-accounts.ts';

/** Collects the modules' declarations of personal data. */
export const memberDataOf = (modules: readonly Module[]): PersonalData[] =>
  modules.flatMap(({ personalData }) => personalData ?? []);

/** Lists all tables with rows about members, in the order of the modules. */
export const memberTablesOf = (modules: readonly Module[]): MemberTables =>
  Object.assign({}, ...memberDataOf(modules).map(({ tables }) => tables));

/**
 * Reads all stored personal data of a member, as declared by the modules.
 * @param options `isWithAllQueries` adds the texts of queries that only claim the member's email; `lang` is the
 * language of product names
 */
export async function readOwnData(
  deps: Deps,
  modules: readonly Module[],
  userId: number,
  { isWithAllQueries = false, lang }: { isWithAllQueries?: boolean; lang?: OtherLocale | undefined } = {},
): Promise<Reply<'privacy/getMine'>> {
  const { email, created_at: since } = await findAccount(deps.db, userId);
  const subject = { userId, email, since, lang, isWithAllQueries };
  const { profile: [profile] = [], ...lists } = await readMemberRows(deps, memberTablesOf(modules), subject);
  // The response schema rejects a missing part; modules.test.ts names it.
  return { madeAt: deps.clock().toISOString(), profile, ...lists } as unknown as Reply<'privacy/getMine'>;
}
