import type { EnquiryStatus } from '@namma/contract/contact';
import type { Expression, ExpressionBuilder, Insertable, SqlBool } from 'kysely';
import { containing, idIn } from '../../db/like.ts';
import type { Db, EnquiriesTable, Tables } from '../../db/types.ts';

export const insertEnquiry = (db: Db, enquiry: Insertable<EnquiriesTable>) =>
  db.insertInto('enquiries').values(enquiry).execute();

export interface EnquiryFilter {
  status?: EnquiryStatus | undefined;
  /** Part of the name, email, phone or message, or an id. */
  q?: string | undefined;
}

function matchesFilter({ status, q }: EnquiryFilter) {
  return (eb: ExpressionBuilder<Tables, 'enquiries'>) => {
    const conditions: Expression<SqlBool>[] = [];
    if (status) conditions.push(eb('status', '=', status));
    if (q) conditions.push(mentions(eb, q));
    return eb.and(conditions);
  };
}

function mentions(eb: ExpressionBuilder<Tables, 'enquiries'>, text: string) {
  const pattern = containing(text);
  const id = idIn(text);
  return eb.or([
    eb('name', 'ilike', pattern),
    eb('email', 'ilike', pattern),
    eb('phone', 'like', pattern),
    eb('message', 'ilike', pattern),
    ...(id === undefined ? [] : [eb('id', '=', id)]),
  ]);
}

/** Newest first. */
export const listEnquiries = (
  db: Db,
  filter: EnquiryFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .selectFrom('enquiries')
    .selectAll()
    .where(matchesFilter(filter))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countEnquiries(db: Db, filter: EnquiryFilter): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matchesFilter(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined when there is no such enquiry, or it is answered already. */
export const markAsAnswered = (db: Db, id: number) =>
  db
    .updateTable('enquiries')
    .set({ status: 'Answered' })
    .where('id', '=', id)
    .where('status', '=', 'unanswered')
    .returning('id')
    .executeTakeFirst();

export const findEnquiry = (db: Db, id: number) =>
  db.selectFrom('enquiries').select('id').where('id', '=', id).executeTakeFirst();
