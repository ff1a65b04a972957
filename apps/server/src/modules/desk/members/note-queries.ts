import { type Insertable, sql } from 'kysely';
import type { MemberNotesTable } from '../../../platform/db/account-tables.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';

/** The number of notes on a screen; more than anyone has written about one person. */
const NOTES_MOST = 100;

export const listNotes = (db: Db, memberId: number) =>
  db
    .selectFrom('member_notes')
    .innerJoin('users as author', 'author.id', 'member_notes.author_id')
    .select([
      'member_notes.id',
      'member_notes.at',
      'member_notes.author_id',
      'author.name as author',
      'member_notes.text',
    ])
    .where('member_notes.user_id', '=', memberId)
    .orderBy('member_notes.id', 'desc')
    .limit(NOTES_MOST)
    .execute();

/** The number of notes shown next to a person at the counter. */
const NEWEST_NOTES = 3;

export async function listNewestNotes(db: Db, memberIds: readonly number[]) {
  const { rows } = await sql<{ user_id: number; at: Date; author: string; text: string }>`
    select member.id as user_id, note.at, author.name as author, note.text
    from unnest(${[...memberIds]}::int[]) as member (id)
    cross join lateral (
      select id, at, author_id, text from member_notes where user_id = member.id order by id desc limit ${NEWEST_NOTES}
    ) as note
    join users as author on author.id = note.author_id
    order by note.id desc`.execute(db);
  return rows;
}

export const insertNote = (tx: Tx, note: Insertable<MemberNotesTable>) =>
  tx.insertInto('member_notes').values(note).returning('id').executeTakeFirstOrThrow();

/** Finds the newest note with the same author and text about a member since an instant. */
export const findSameNote = (
  tx: Tx,
  { user_id, author_id, text }: Pick<Insertable<MemberNotesTable>, 'user_id' | 'author_id' | 'text'>,
  after: Date,
) =>
  tx
    .selectFrom('member_notes')
    .select('id')
    .where('user_id', '=', user_id)
    .where('author_id', '=', author_id)
    .where('text', '=', text)
    .where('at', '>', after)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const lockNote = (tx: Tx, id: number) =>
  tx
    .selectFrom('member_notes')
    .select(['user_id', 'author_id', 'at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const deleteNote = (tx: Tx, id: number) =>
  tx.deleteFrom('member_notes').where('id', '=', id).execute();
