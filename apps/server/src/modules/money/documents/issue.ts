import { type Day, gymDay } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import type { Db, DocumentRow, Tx } from '../../../platform/db/types.ts';
import type { SeriesNumber } from '../../../platform/shared/numbers.ts';
import { allocateNumbers } from '../../../platform/shared/numbers.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import {
  checkoutsOf,
  idsOf,
  membershipsOf,
  type Subject,
  subjectOf,
} from '../../../platform/shared/subject.ts';
import { readSettings } from '../../core/settings/api.ts';
import {
  composeCheckout,
  composeCreditNote,
  composeMembership,
  type Draft,
  type Seller,
  sumOf,
} from './compose.ts';
import { creditedLines, partOfLines } from './credit.ts';
import { insertDocuments, listCreditNotes, listOpen, markCancelled } from './queries/documents.ts';
import {
  listCheckoutLines,
  listCheckouts,
  listCheckoutsOfOrders,
  listMembershipSubjects,
  listOrdersLeft,
  lockSubjects,
} from './queries/subjects.ts';

export type IssueDeps = Pick<Deps, 'clock' | 'tax'>;

/** Reads the seller's data on a day (IST). Server settings override the name and GSTIN. */
export async function readSeller(db: Db, { tax }: Pick<IssueDeps, 'tax'>, today: Day): Promise<Seller> {
  const gym = await readSettings(db, today);
  const { legalName, gstin } = gym.business;
  return {
    scheme: tax?.scheme ?? 'none',
    legalName: tax?.legalName ?? legalName,
    gstin: tax?.gstin ?? gstin,
    gym,
  };
}

/**
 * Issues the document of each membership or checkout that has none, in the transaction that pays the membership or
 * sends the checkout's first order: a receipt, bill or invoice of all lines that are not cancelled. Lock the orders
 * first.
 * @returns the document number by id, including documents issued earlier
 */
export async function issueDocuments(
  tx: Tx,
  deps: IssueDeps,
  subjects: readonly Subject[],
): Promise<Map<Subject['id'], string>> {
  if (subjects.length === 0) return new Map();
  const numbers = new Map((await lockOpen(tx, subjects)).map((row) => [subjectOf(row).id, row.number]));
  const drafts = await compose(
    tx,
    deps,
    subjects.filter(({ id }) => !numbers.has(id)),
  );
  const issued = await issue(tx, deps, drafts);
  for (const [i, { membershipId, checkoutId }] of drafts.entries())
    numbers.set(membershipId ?? checkoutId ?? '', issued[i] ?? '');
  return numbers;
}

/** Locks the valid documents of these subjects against concurrent issuing, crediting and cancelling. */
async function lockOpen(tx: Tx, subjects: readonly Subject[]): Promise<DocumentRow[]> {
  const { membershipIds, checkoutIds } = idsOf(subjects);
  await lockSubjects(tx, membershipIds, checkoutIds);
  return listOpen(tx, membershipIds, checkoutIds);
}

/** Composes the documents of these subjects. */
async function compose(tx: Tx, deps: IssueDeps, subjects: readonly Subject[]): Promise<Draft[]> {
  const { membershipIds, checkoutIds } = idsOf(subjects);
  const today = gymDay(deps.clock());
  const seller = await readSeller(tx, deps, today);
  const memberships = membershipIds.length > 0 ? await listMembershipSubjects(tx, membershipIds) : [];
  const checkouts = checkoutIds.length > 0 ? await listCheckouts(tx, checkoutIds) : [];
  const lines = checkoutIds.length > 0 ? await listCheckoutLines(tx, checkoutIds, today) : [];
  return [
    ...memberships.map((row) => composeMembership(seller, row, today)),
    ...checkouts.map((checkout) =>
      composeCheckout(
        seller,
        checkout,
        lines.filter((line) => line.checkout_id === checkout.id),
      ),
    ),
  ];
}

/**
 * Issues a credit note for orders, or some of their pieces, that were just cancelled or returned, in the same
 * transaction. Skips orders that are on no document, already credited or free. Lock the orders first.
 * @returns the number of the credit note of each credited checkout
 */
export async function creditOrders(
  tx: Tx,
  deps: IssueDeps,
  orderIds: readonly number[],
): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const orders = await listCheckoutsOfOrders(tx, orderIds);
  const ids = [...new Set(orders.map(({ checkout_id }) => checkout_id))];
  const open = await lockOpen(tx, checkoutsOf(ids));
  const notes = await listCreditNotes(
    tx,
    open.map(({ id }) => id),
  );
  const left = {
    pieces: new Map((await listOrdersLeft(tx, ids)).map(({ id, quantity }) => [id, quantity])),
    parts: new Map(orders.flatMap(({ id, split_from }) => (split_from === null ? [] : [[split_from, id]]))),
  };
  const credited = open.flatMap((original) => {
    const earlier = notes.filter(({ against }) => against === original.id).flatMap(({ lines }) => lines);
    const lines = creditedLines(original.lines, earlier, left);
    return lines.length > 0 ? [{ original, lines }] : [];
  });
  const issued = await issueCreditNotes(tx, deps, credited);
  return new Map(
    credited.flatMap(({ original: { checkout_id } }, i) =>
      checkout_id ? [[checkout_id, issued[i] ?? '']] : [],
    ),
  );
}

/**
 * Issues a credit note for the whole document of each membership that is pending again, in the transaction of the
 * reversed payment; nothing for those without a document.
 * @returns the number of the credit note of each credited membership
 */
export async function creditMemberships(
  tx: Tx,
  deps: IssueDeps,
  membershipIds: readonly number[],
): Promise<Map<number, string>> {
  if (membershipIds.length === 0) return new Map();
  const open = await lockOpen(tx, membershipsOf(membershipIds));
  const issued = await issueCreditNotes(
    tx,
    deps,
    open.map((original) => ({ original, lines: original.lines })),
  );
  return new Map(
    open.flatMap(({ membership_id }, i) => (membership_id ? [[membership_id, issued[i] ?? '']] : [])),
  );
}

/**
 * Issues a credit note for the unused days of a membership that ends early, in the same transaction: over a part of its
 * document, or the whole when no day was used. Opening balances are on no document and in no credit note.
 * @param description of the days, printed beside the credited line
 * @returns the number of the credit note; undefined without a document, or for ₹0.00
 */
export async function creditUnusedDays(
  tx: Tx,
  deps: IssueDeps,
  { id, creditPaise, description }: { id: number; creditPaise: number; description: string },
): Promise<string | undefined> {
  const [original] = await lockOpen(tx, membershipsOf([id]));
  if (!original) return undefined;
  const lines = partOfLines(original.lines, creditPaise, description);
  if (lines.length === 0) return undefined;
  const [number] = await issueCreditNotes(tx, deps, [{ original, lines }]);
  return number;
}

/**
 * Issues a credit note with these lines against each document.
 * @returns the numbers, in this order
 */
export async function issueCreditNotes(
  tx: Tx,
  deps: IssueDeps,
  credited: readonly { original: DocumentRow; lines: DocumentRow['lines'] }[],
): Promise<string[]> {
  if (credited.length === 0) return [];
  return issue(
    tx,
    deps,
    credited.map(({ original, lines }) => composeCreditNote(original, lines)),
  );
}

/**
 * Cancels the documents of memberships and checkouts, with their credit notes, because the issuing step is undone.
 * Their numbers stay used.
 * @throws 409 printed by the buyer meanwhile
 */
export async function cancelDocuments(
  tx: Tx,
  { clock }: IssueDeps,
  subjects: readonly Subject[],
): Promise<void> {
  if (subjects.length === 0) return;
  const ids = (await lockOpen(tx, subjects)).map(({ id }) => id);
  if (ids.length === 0) return;
  const cancelled = await markCancelled(tx, ids, clock());
  if (!ids.every((id) => cancelled.includes(id))) throw refuse('printedSince');
}

/**
 * Numbers and inserts drafts.
 * @returns the numbers, in the order of the drafts
 */
export async function issue(tx: Tx, { clock }: IssueDeps, drafts: readonly Draft[]): Promise<string[]> {
  if (drafts.length === 0) return [];
  const numbers = await allocateNumbers(
    tx,
    drafts.map(({ kind }) => ({
      kind: kind === 'credit_note' ? ('creditNote' as const) : ('document' as const),
    })),
    clock(),
  );
  const rows = drafts.flatMap((draft, i) => {
    const number = numbers[i];
    return number ? [toRow(draft, number)] : [];
  });
  await insertDocuments(tx, rows);
  return rows.map(({ number }) => number);
}

/** Converts a numbered draft to a row. */
const toRow = (draft: Draft, { at, ...number }: SeriesNumber) => ({
  ...number,
  kind: draft.kind,
  scheme: draft.scheme,
  issued_at: at,
  user_id: draft.userId,
  membership_id: draft.membershipId,
  checkout_id: draft.checkoutId,
  pass_id: draft.passId,
  against: draft.against,
  seller: JSON.stringify(draft.seller),
  buyer: JSON.stringify(draft.buyer),
  deliver_to: draft.deliverTo && JSON.stringify(draft.deliverTo),
  place_of_supply: draft.placeOfSupply,
  declaration: draft.declaration,
  lines: JSON.stringify(draft.lines),
  taxable_paise: sumOf(draft.lines, 'taxablePaise'),
  cgst_paise: sumOf(draft.lines, 'cgstPaise'),
  sgst_paise: sumOf(draft.lines, 'sgstPaise'),
  total_paise: sumOf(draft.lines, 'totalPaise'),
});
