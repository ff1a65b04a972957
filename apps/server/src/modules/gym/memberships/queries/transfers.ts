import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/types.ts';

/** Finds the days that a membership transferred, and if they were revoked. */
export const findTransferredDays = (tx: Tx, membershipId: number) =>
  tx
    .selectFrom('membership_events as given')
    .select(['given.days', 'given.other_id'])
    .$narrowType<{ other_id: number }>()
    .select(
      sql<boolean>`exists (
        select from membership_events as back
        where back.membership_id = given.membership_id and back.kind = 'days returned'
      )`.as('is_returned'),
    )
    .where('given.membership_id', '=', membershipId)
    .where('given.kind', '=', 'days out')
    .executeTakeFirst();
