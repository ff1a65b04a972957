import type { Tx } from '../../../../platform/db/types.ts';
import { removeImportedMemberships } from '../../../gym/memberships/api.ts';
import { deleteClaimsOf } from '../../../people/auth/api.ts';
import { deleteUsers, lockAccounts, writeValues } from '../../../people/users/api.ts';
import { listUses, listUsesOfMembers, type Touched, type Use } from '../queries/rows.ts';

/**
 * Takes back people and memberships of an import. @returns what was used of them, in which case the caller's transaction must be
 * rolled back
 */
export async function takeMembersBack(tx: Tx, touched: Touched): Promise<Use[]> {
  const made = idsOf(touched, 'users');
  const memberships = idsOf(touched, 'memberships');
  const changed = touched.filter(({ entity, is_new }) => entity === 'users' && !is_new);
  // Nobody can refer to a row that is locked like that.
  const accounts = await lockAccounts(tx, [...made, ...changed.map(({ row_id }) => row_id)]);
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  const differs = changed.filter(({ row_id, after }) => {
    const account = accountOf.get(row_id) as Record<string, unknown> | undefined;
    return !account || Object.entries(after ?? {}).some(([field, value]) => account[field] !== value);
  });
  const claimed = accounts.filter(({ id, isClaimed }) => isClaimed && made.includes(id));
  const uses = [
    ...(await listUses(tx, 'users', made)),
    ...(await listUses(tx, 'memberships', memberships)),
    ...(await listUsesOfMembers(tx, made, memberships)),
    { table: 'changed people', count: differs.length },
    { table: 'claimed', count: claimed.length },
  ].filter(({ count }) => count > 0);
  if (uses.length > 0) return uses;
  for (const ids of inSteps(memberships)) await removeImportedMemberships(tx, ids);
  for (const { row_id, before } of changed) await writeValues(tx, row_id, before ?? {});
  await deleteClaimsOf(tx, made);
  for (const ids of inSteps(made)) await deleteUsers(tx, ids);
  return [];
}

/** Rows that one statement deletes: the embedded engine answers no other request during a statement. */
const DELETED_AT_ONCE = 200;

function* inSteps(ids: readonly number[]) {
  for (let at = 0; at < ids.length; at += DELETED_AT_ONCE) yield ids.slice(at, at + DELETED_AT_ONCE);
}

const idsOf = (touched: Touched, wanted: string): number[] =>
  touched.filter(({ entity, is_new }) => entity === wanted && is_new).map(({ row_id }) => row_id);
