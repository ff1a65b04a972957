import type { Reply } from '@namma/contract/calls';
import { hours, seconds } from '@namma/contract/days/dates';
import { NOTE_DELETABLE_HOURS } from '@namma/contract/members/rules';
import type { NewNote, Note } from '@namma/contract/members/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { type Actor, logActivity, ofMember } from '../../core/audit/api.ts';
import { lockUser } from '../../people/users/api.ts';
import {
  deleteNote,
  findSameNote,
  insertNote,
  listNewestNotes,
  listNotes,
  lockNote,
} from './note-queries.ts';

/** A double click, or a retry after a lost response, happens within this time. */
const PRESSED_TWICE_MILLISECONDS = seconds(10);

const isDeletable = (note: { author_id: number; at: Date }, userId: number, now: Date): boolean =>
  note.author_id === userId && now.getTime() - note.at.getTime() < hours(NOTE_DELETABLE_HOURS);

/** Lists the notes about a member, newest first. */
export async function getNotes(
  db: Db,
  memberId: number,
  { userId, now }: { userId: number; now: Date },
): Promise<Note[]> {
  const rows = await listNotes(db, memberId);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    author: row.author,
    text: row.text,
    isDeletable: isDeletable(row, userId, now),
  }));
}

/** For the counter: lists the newest notes about each of these members, newest first. */
export async function getNewestNotes(db: Db, memberIds: readonly number[]) {
  const rows = await listNewestNotes(db, memberIds);
  return Map.groupBy(rows, ({ user_id }) => user_id);
}

/**
 * Adds a note about a member (D78). Even without a key, identical notes of one author within ten seconds are stored
 * once. For the key see `withIdempotencyKey`.
 * @throws 404 unknown
 */
export function addNote(
  { db, clock }: Deps,
  { userId }: Session,
  form: NewNote,
  key: string | undefined,
): Promise<Reply<'members/note'>> {
  const now = clock();
  const request = { userId, key, call: 'members/note', body: form, now } as const;
  return inTransaction(db, (tx) =>
    withIdempotencyKey(tx, request, async () => {
      // Of two concurrent calls, the second sees the note of the first.
      if (!(await lockUser(tx, form.userId))) throw refuse('noSuchMember');
      const note = { user_id: form.userId, author_id: userId, at: now, text: form.text };
      const before = await findSameNote(tx, note, new Date(now.getTime() - PRESSED_TWICE_MILLISECONDS));
      if (before) return { status: 'Note saved', id: before.id };
      const { id } = await insertNote(tx, note);
      await logNote(tx, { userId, now }, 'note written', form.userId);
      return { status: 'Note saved', id };
    }),
  );
}

/**
 * Deletes a note.
 * @throws 404 unknown; 403 another author's, or older than a day
 */
export function removeNote(
  { db, clock }: Deps,
  { userId }: Session,
  id: number,
): Promise<Reply<'members/deleteNote'>> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const note = await lockNote(tx, id);
    if (!note) throw refuse('noSuchNote');
    if (!isDeletable(note, userId, now)) throw refuse('noteStays');
    await deleteNote(tx, id);
    await logNote(tx, { userId, now }, 'note deleted', note.user_id);
    return { status: 'Note deleted' };
  });
}

/** Logs the note without its text, which may have to be erased. */
const logNote = (tx: Tx, actor: Actor, action: 'note written' | 'note deleted', memberId: number) =>
  logActivity(tx, actor, [
    {
      action,
      ...ofMember(memberId),
      before: action === 'note deleted' ? { note: true } : null,
      after: action === 'note written' ? { note: true } : null,
    },
  ]);
