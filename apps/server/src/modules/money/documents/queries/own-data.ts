import type { Db } from '../../../../platform/db/types.ts';

// What is stored about a member, read by an index on the member. Oldest first.

export const listDocumentsOf = (db: Db, userId: number) =>
  db
    .selectFrom('documents')
    .select([
      'number',
      'kind',
      'issued_at',
      'buyer',
      'deliver_to',
      'lines',
      'total_paise',
      'cancelled_at',
      'printed_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
