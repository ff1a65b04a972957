import type { OtherLocale } from '@namma/contract/locales';
import { formatOrderNumber } from '@namma/contract/order-number';
import type { TimelineEntry } from '@namma/contract/schemas/timeline';
import { formatTicketNumber } from '@namma/contract/ticket-number';
import { type TimelineKind, timelineKinds } from '@namma/contract/timeline';
import type { Deps } from '../../deps.ts';
import { getBookingsById } from '../consultancy/service.ts';
import { getEnquiriesById } from '../contact/service.ts';
import { getDocumentsById } from '../documents/service.ts';
import { getMailsById } from '../mail/service.ts';
import { getEventsById, getTerms } from '../memberships/service.ts';
import { getCheckoutsByFirstOrder } from '../orders/service.ts';
import { presentSubjectOf } from '../payments/present.ts';
import { getReceiptsById } from '../payments/service.ts';
import { getVisitsById } from '../visits/service.ts';
import type { Place } from './rules.ts';

type WithoutTime<Entry> = Entry extends TimelineEntry ? Omit<Entry, 'at'> : never;
type Read = (
  deps: Deps,
  ids: readonly number[],
  lang: OtherLocale | undefined,
) => Promise<WithoutTime<TimelineEntry>[]>;

/** Reads what the entries of each kind say, by their ids. */
const readers: Record<TimelineKind, Read> = {
  membership: async ({ db }, ids) =>
    (await getTerms(db, ids)).map((row) => ({
      kind: 'membership',
      id: row.id,
      type: row.type,
      months: row.months,
      center: row.center,
      startDate: row.start_date,
      endDate: row.effective_end,
      totalPaise: row.total_paise,
      payment_status: row.payment_status,
    })),
  membershipEvent: async ({ db }, ids) =>
    (await getEventsById(db, ids)).map(({ kind, at: _at, ...event }) => ({
      ...event,
      kind: 'membershipEvent',
      eventKind: kind,
    })),
  order: async ({ db }, ids, lang) =>
    (await getCheckoutsByFirstOrder(db, ids, lang)).map((row) => ({
      kind: 'order',
      id: row.first_order_id,
      checkoutId: row.checkout_id,
      orderNumber: formatOrderNumber(row.first_order_id),
      totalPaise: row.to_pay_paise,
      lines: row.lines,
    })),
  document: async ({ db }, ids) =>
    (await getDocumentsById(db, ids)).map((row) => ({
      kind: 'document',
      id: row.id,
      documentKind: row.kind,
      number: row.number,
      totalPaise: row.total_paise,
      isCancelled: row.cancelled_at !== null,
    })),
  payment: async ({ db }, ids) =>
    (await getReceiptsById(db, ids)).map((row) => ({
      kind: 'payment',
      id: row.id,
      paymentKind: row.kind,
      mode: row.mode,
      amountPaise: row.amount_paise,
      utr: row.utr,
      center: row.center,
      title: presentSubjectOf(row).title,
      isReversed: row.reversed_by !== null,
      reason: row.reason,
    })),
  visit: async ({ db }, ids) =>
    (await getVisitsById(db, ids)).map((row) => ({
      kind: 'visit',
      id: row.id,
      center: row.center,
      verdict: row.is_in ? 'in' : 'refused',
      reason: row.refusal,
    })),
  appointment: async ({ db }, ids) =>
    (await getBookingsById(db, ids)).map(({ id, consult_type, date, starts_at, status }) => ({
      kind: 'appointment',
      id,
      consult_type,
      date,
      startsAt: starts_at?.toISOString() ?? null,
      status,
    })),
  query: async ({ db }, ids) =>
    (await getEnquiriesById(db, ids)).map(({ id, message, status }) => ({
      kind: 'query',
      id,
      ticketNumber: formatTicketNumber(id),
      message,
      status,
    })),
  mail: async (deps, ids) =>
    (await getMailsById(deps, ids)).map(({ id, kind, subject, status }) => ({
      kind: 'mail',
      id,
      mailKind: kind,
      subject,
      status,
    })),
};

/** The entries at these places, in the same order; products are named in a language. */
export async function readEntries(
  deps: Deps,
  places: readonly (Place & { instant: Date })[],
  lang: OtherLocale | undefined,
): Promise<TimelineEntry[]> {
  const read = await Promise.all(
    timelineKinds.map(async (kind) => {
      const ids = places.filter((place) => place.kind === kind).map(({ id }) => id);
      return ids.length > 0 ? readers[kind](deps, ids, lang) : [];
    }),
  );
  const entries = new Map(read.flat().map((entry) => [keyOf(entry), entry]));
  return places.flatMap((place) => {
    const entry = entries.get(keyOf(place));
    return entry ? [{ ...entry, at: place.instant.toISOString() }] : [];
  });
}

const keyOf = ({ kind, id }: { kind: TimelineKind; id: number }): string => `${kind} ${id}`;
