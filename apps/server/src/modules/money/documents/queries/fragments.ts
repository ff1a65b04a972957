import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a row of `documents` stands: it is not cancelled, no credit note, and, as the document of a membership or a pass, not
 * taken back as a whole. A credit note of an order takes back some lines only.
 */
export const isOpen = sql<boolean>`(
  documents.kind <> 'credit_note' and documents.cancelled_at is null and (documents.checkout_id is not null
    or coalesce(documents.total_paise > (
      select sum(note.total_paise) from documents as note
      where note.against = documents.id and note.cancelled_at is null), true)))`;

/** SQL of the number of the document of a membership, a checkout or a pass; null before there is one. */
export const openDocumentNumber = (
  column: 'membership_id' | 'checkout_id' | 'pass_id',
  id: RawBuilder<unknown>,
) =>
  sql<string | null>`(
    select number from documents where ${sql.ref(`documents.${column}`)} = ${id} and ${isOpen} order by documents.id limit 1)`;
