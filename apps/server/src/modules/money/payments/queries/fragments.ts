import { sql } from 'kysely';

interface NewSlip {
  codes: number[];
  membershipId: number | null;
  checkoutId: string | null;
}

/** Writes a slip with the first of these codes that is free; none when all are in use. */
export const insertSlip = ({ codes, membershipId, checkoutId }: NewSlip) =>
  sql<{ code: number }>`
    insert into slips (code, membership_id, checkout_id)
    select code, ${membershipId}::int, ${checkoutId}::uuid from unnest(${codes}::int[]) as free (code)
    where not exists (select from slips where slips.code = free.code) limit 1
    on conflict (code) do nothing returning code`;
