import type { Reply } from '@namma/contract/calls';
import { gymDay } from '@namma/contract/days/dates';
import type { Payable, PaymentLookup } from '@namma/contract/front-desk/schemas';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { checkoutsOf, membershipsOf, type Subject, subjectOf } from '../../../platform/shared/subject.ts';
import { getPayableMembership, listPayableMemberships } from '../../gym/memberships/api.ts';
import {
  getReceipt,
  getReceiptIds,
  getReceipts,
  getSlips,
  getSubjectOfSlip,
  presentLedgerRow,
} from '../../money/payments/api.ts';
import { getOfferStates } from '../../people/privacy/api.ts';
import { findPeople, getPeople } from '../../people/users/api.ts';
import { getCheckoutIdOf, getPayableCheckout, getPayableCheckouts } from '../../shop/orders/api.ts';
import { getNewestNotes } from '../members/api.ts';
import { readEntryState } from '../visits/api.ts';
import { type PayableDocuments, presentCheckoutPayable, presentMembershipPayable } from './present.ts';
import { type Lookup, readLookup } from './rules.ts';

/** The maximum number of people that one lookup lists. */
const PEOPLE_MOST = 10;

/**
 * Finds the people that a text matches, with what they have to pay (D46). A card identifies its member even with an
 * invalid code.
 * @throws 400 a mistyped slip or order number, before the database is queried; 404 unknown number or name
 */
export async function findPayables(
  { db, upi, clock }: Deps,
  { code, center }: PaymentLookup,
): Promise<Reply<'payments/find'>> {
  const lookup = readLookup(code);
  if (typeof lookup === 'string') throw refuse(lookup);
  const { people, chosen, isMore } = await findNamed(db, lookup);
  const ids = people.map(({ id }) => id);
  const payables = await listPayables(db, ids, chosen);
  const notes = await getNewestNotes(db, ids);
  const offers = await getOfferStates(db, ids);
  const now = clock();
  const named = people.map(async ({ id, name, email, phone }) => ({
    userId: id,
    name,
    email,
    phone: phone ?? '',
    entry: await readEntryState(db, { userId: id, center, now }),
    notes: (notes.get(id) ?? []).map(({ at, author, text }) => ({ at: at.toISOString(), author, text })),
    offers: offers.get(id) ?? 'not asked',
    payables: payables.filter(({ userId }) => userId === id).map(({ payable }) => payable),
  }));
  return {
    people: await Promise.all(named),
    chosen: chosen ? { subject: chosen.kind, id: chosen.id } : null,
    isMore,
    hasUpi: upi !== undefined,
  };
}

async function findNamed(db: Db, lookup: Lookup) {
  if (lookup.kind === 'text') {
    const payer = await findPayer(db, lookup.text);
    if (payer) return payer;
    const page = { page: 1, limit: PEOPLE_MOST, sort: 'newest' } as const;
    const { content: people, totalPages } = await findPeople(db, { q: lookup.text, ...page });
    if (people.length === 0) throw refuse('personNotFound');
    return { people, chosen: undefined, isMore: totalPages > 1 };
  }
  if (lookup.kind === 'card' || lookup.kind === 'member') {
    const people = await getPeople(db, [lookup.memberId]);
    if (people.length === 0) throw refuse('personNotFound');
    return { people, chosen: undefined, isMore: false };
  }
  const chosen: Subject =
    lookup.kind === 'slip'
      ? await getSubjectOfSlip(db, lookup.code)
      : { kind: 'checkout', id: await getCheckoutIdOf(db, lookup.firstOrderId) };
  const { user_id } =
    chosen.kind === 'membership'
      ? await getNotWithdrawn(db, chosen.id)
      : await getPayableCheckout(db, chosen.id);
  // A sale to an unregistered buyer is found among the orders, not by a person.
  if (user_id === null) throw refuse('personNotFound');
  return { people: await getPeople(db, [user_id]), chosen, isMore: false };
}

/**
 * Finds who paid a receipt, by its number in any case, before the text is searched among people. Undefined without such
 * a receipt.
 * @throws 404 nobody whose account is known paid it
 */
async function findPayer(db: Db, text: string) {
  const number = text.toUpperCase();
  const receiptId = (await getReceiptIds(db, [number])).get(number);
  if (receiptId === undefined) return undefined;
  const { payer_id } = await getReceipt(db, receiptId);
  if (payer_id === null) throw refuse('personNotFound');
  return { people: await getPeople(db, [payer_id]), chosen: undefined, isMore: false };
}

/** A slip of a withdrawn membership cannot be paid. */
async function getNotWithdrawn(db: Db, id: number) {
  const membership = await getPayableMembership(db, id);
  if (membership.withdrawn_at) throw refuse('membershipWithdrawn', gymDay(membership.withdrawn_at));
  return membership;
}

/** Lists what these people have to pay, then what they have paid, newest first; the chosen one first. */
async function listPayables(db: Db, userIds: readonly number[], chosen: Subject | undefined) {
  const memberships = await listPayableMemberships(
    db,
    userIds,
    chosen?.kind === 'membership' ? [chosen.id] : [],
  );
  const checkouts = await getPayableCheckouts(db, userIds, chosen?.kind === 'checkout' ? [chosen.id] : []);
  const subjects = [
    ...membershipsOf(memberships.map(({ id }) => id)),
    ...checkoutsOf(checkouts.map(({ id }) => id)),
  ];
  const slips = await getSlips(db, subjects);
  const receipts = await getReceipts(db, subjects);
  const documentsOf = (id: Subject['id']): PayableDocuments => ({
    code: slips.get(id),
    receipts: receipts.filter((row) => subjectOf(row).id === id).map(presentLedgerRow),
  });
  const all: { userId: number | null; payable: Payable }[] = [
    ...memberships.map((row) => ({
      userId: row.user_id,
      payable: presentMembershipPayable(row, documentsOf(row.id)),
    })),
    ...checkouts.map((row) => ({
      userId: row.user_id,
      payable: presentCheckoutPayable(row, documentsOf(row.id)),
    })),
  ];
  const rank = ({ id, duePaise }: Payable) => (id === chosen?.id ? 0 : duePaise > 0 ? 1 : 2);
  return all.toSorted(
    (a, b) => rank(a.payable) - rank(b.payable) || b.payable.at.localeCompare(a.payable.at, 'en'),
  );
}
