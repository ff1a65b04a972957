import { type RawBuilder, sql } from 'kysely';

/**
 * True for valid rows of `documents`: not cancelled, not a credit note and, for memberships and passes, not credited as
 * a whole. A credit note of an order credits only some lines.
 */
export const isOpen = sql<boolean>`(
  documents.kind <> 'credit_note' and documents.cancelled_at is null and (documents.checkout_id is not null
    or coalesce(documents.total_paise > (
      select sum(note.total_paise) from documents as note
      where note.against = documents.id and note.cancelled_at is null), true)))`;

/** SQL of the document number of a membership, checkout or pass; null before it is issued. */
export const openDocumentNumber = (
  column: 'membership_id' | 'checkout_id' | 'pass_id',
  id: RawBuilder<unknown>,
) =>
  sql<string | null>`(
    select number from documents where ${sql.ref(`documents.${column}`)} = ${id} and ${isOpen} order by documents.id limit 1)`;
