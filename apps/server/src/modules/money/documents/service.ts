import type { Reply } from '@namma/contract/calls';
import type { DocumentByNumber } from '@namma/contract/documents/schemas';
import type { OwnListQuery } from '@namma/contract/fields';
import type { Deps } from '../../../deps.ts';
import { lastIdOf } from '../../../platform/db/lists/own-list.ts';
import type { Db } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { presentDocument, presentSummary } from './present.ts';
import {
  findCreditNote,
  findDocument,
  listDocumentsById,
  listDocumentsOf,
  markPrinted,
} from './queries/documents.ts';

/** Lists the member's newest documents, or those older than `before`, newest first. */
export async function getMyDocuments(
  { db }: Deps,
  { userId }: Session,
  query: OwnListQuery,
): Promise<Reply<'documents/getMine'>> {
  return (await listDocumentsOf(db, userId, lastIdOf(query))).map(presentSummary);
}

/**
 * Returns a document for its buyer or staff.
 * @throws 404 unknown, or another member's
 */
export async function getDocument(
  { db }: Deps,
  { userId, isForOthers }: Session,
  { number }: DocumentByNumber,
): Promise<Reply<'documents/get'>> {
  const row = await findDocument(db, number);
  if (!row || (!isForOthers && row.buyer_id !== userId)) throw refuse('noSuchDocument');
  return presentDocument(row);
}

/**
 * Records that the buyer printed a document, which prevents the undo of the issuing step. Printing by an admin changes
 * nothing.
 * @throws 404 as `getDocument`
 */
export async function markDocumentPrinted(
  { db, clock }: Deps,
  { userId, isForOthers }: Session,
  { number }: DocumentByNumber,
): Promise<Reply<'documents/markPrinted'>> {
  const row = await findDocument(db, number);
  if (!row || (!isForOthers && row.buyer_id !== userId)) throw refuse('noSuchDocument');
  if (row.buyer_id === userId) await markPrinted(db, row.id, clock());
  return { status: messages().documentMessages.documentPrinted };
}

/** Finds the number of the credit note for an order of a checkout; undefined without one. */
export const findCreditNoteOf = async (
  db: Db,
  checkoutId: string,
  orderId: number,
): Promise<string | undefined> => (await findCreditNote(db, checkoutId, orderId))?.number;

/** For a person's timeline: lists documents by id. */
export const getDocumentsById = (db: Db, ids: readonly number[]) => listDocumentsById(db, ids);
