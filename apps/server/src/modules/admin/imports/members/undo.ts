import type { Tx } from '../../../../platform/db/types.ts';
import { removeImportedMemberships } from '../../../gym/memberships/api.ts';
import { deleteClaimsOf } from '../../../people/auth/api.ts';
import { deleteUsers, lockAccounts, writeValues } from '../../../people/users/api.ts';
import { listUses, listUsesOfMembers, type Touched, type Use } from '../queries/rows.ts';

/** Finds rows that refer to people and memberships of a step, which stay locked until the transaction ends. */
export async function findUsesOfMembers(tx: Tx, importId: number, touched: Touched): Promise<Use[]> {
  const made = idsOf(touched, 'users');
  const memberships = idsOf(touched, 'memberships');
  const changed = changedPeople(touched);
  if (made.length + memberships.length + changed.length === 0) return [];
  // No new row can refer to a row locked like this.
  const accounts = await lockAccounts(tx, [...made, ...changed.map(({ row_id }) => row_id)]);
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  const differs = changed.filter(({ row_id, after }) => {
    const account = accountOf.get(row_id) as Record<string, unknown> | undefined;
    return !account || Object.entries(after ?? {}).some(([field, value]) => account[field] !== value);
  });
  const isMade = new Set(made);
  const claimed = accounts.filter(({ id, isClaimed }) => isClaimed && isMade.has(id));
  return [
    ...(await listUses(tx, 'users', made)),
    ...(await listUses(tx, 'memberships', memberships)),
    ...(await listUsesOfMembers(tx, importId, made, memberships)),
    { table: 'changed people', count: differs.length },
    { table: 'claimed', count: claimed.length },
  ].filter(({ count }) => count > 0);
}

/** Reverts unused people and memberships of a step. */
export async function undoMembers(tx: Tx, touched: Touched): Promise<void> {
  const made = idsOf(touched, 'users');
  const memberships = idsOf(touched, 'memberships');
  for (let at = 0; at < memberships.length; at += DELETED_AT_ONCE)
    await removeImportedMemberships(tx, memberships.slice(at, at + DELETED_AT_ONCE));
  for (const { row_id, before } of changedPeople(touched)) await writeValues(tx, row_id, before ?? {});
  if (made.length === 0) return;
  await deleteClaimsOf(tx, made);
  for (let at = 0; at < made.length; at += DELETED_AT_ONCE)
    await deleteUsers(tx, made.slice(at, at + DELETED_AT_ONCE));
}

/**
 * Rows deleted per statement: many tables refer to each, and the embedded engine serves no other request during a
 * statement.
 */
const DELETED_AT_ONCE = 50;

const changedPeople = (touched: Touched) =>
  touched.filter(({ entity, is_new }) => entity === 'users' && !is_new);

const idsOf = (touched: Touched, wanted: string): number[] =>
  touched.filter(({ entity, is_new }) => entity === wanted && is_new).map(({ row_id }) => row_id);
