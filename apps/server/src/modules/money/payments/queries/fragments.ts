import { sql } from 'kysely';

interface NewSlip {
  codes: number[];
  membershipId: number | null;
  checkoutId: string | null;
}

/** Inserts a slip with the first free code of these; none when all are used. */
export const insertSlip = ({ codes, membershipId, checkoutId }: NewSlip) =>
  sql<{ code: number }>`
    insert into slips (code, membership_id, checkout_id)
    select code, ${membershipId}::int, ${checkoutId}::uuid from unnest(${codes}::int[]) as free (code)
    where not exists (select from slips where slips.code = free.code) limit 1
    on conflict (code) do nothing returning code`;
