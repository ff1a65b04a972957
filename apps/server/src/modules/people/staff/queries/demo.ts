import { sql } from 'kysely';
import { deleteDemoRows, demoPeople } from '../../../../platform/db/demo-rows.ts';
import type { Tx } from '../../../../platform/db/types.ts';

/** A demo member may have been made staff. */
export async function deleteDemoStaff(tx: Tx): Promise<void> {
  await sql`delete from staff_invites where invited_by in ${demoPeople}`.execute(tx);
  await sql`update staff set granted_by = null where granted_by in ${demoPeople}`.execute(tx);
  await deleteDemoRows(tx, 'exports');
  await deleteDemoRows(tx, 'looks');
  await deleteDemoRows(tx, 'staff');
}
