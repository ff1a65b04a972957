import { z } from 'zod';
import { SEARCH_MAX_CHARACTERS } from '../admin/rules.ts';
import { id, searchText } from '../fields.ts';
import { note } from '../members/schemas.ts';
import { paymentStatuses } from '../memberships/rules.ts';
import { tierNames } from '../memberships/tiers.ts';
import { orderStatuses } from '../orders/rules.ts';
import { paymentSubjects } from '../payments/rules.ts';
import { ledgerRow, subjectId, subjectOfRow } from '../payments/schemas.ts';
import { offerStates } from '../privacy/rules.ts';
import { centers } from '../values/centers.ts';
import { visitRefusals } from '../visits/rules.ts';
import { entryMembership } from '../visits/schemas.ts';
import { paymentMessages } from '../words/en/payments.ts';

const paise = z.int();

/** A slip's, phone, order or receipt number, a name or an email. `center` is that of the counter. */
export const paymentLookup = z.object({
  code: searchText(SEARCH_MAX_CHARACTERS).pipe(z.string().min(1, paymentMessages.lookupRequired)),
  center: z.enum(centers).optional(),
});
export type PaymentLookup = z.infer<typeof paymentLookup>;

/** What somebody has paid, or has to pay, for. */
const payable = z.object({
  ...subjectOfRow,
  /** The slip's number, as `4821-0937-4`; null for what was paid before there were slips. */
  code: z.string().nullable(),
  /** Where a membership is paid; null for an order. */
  center: z.enum(centers).nullable(),
  totalPaise: paise,
  paidPaise: paise,
  duePaise: paise.min(0),
  /** When it was registered or ordered. */
  at: z.iso.datetime(),
  membership: z
    .object({
      type: z.enum(tierNames),
      status: z.enum(paymentStatuses),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
    })
    .nullable(),
  /** The lines of an order; null for a membership. */
  lines: z
    .array(
      z.object({
        orderId: id,
        name: z.string(),
        quantity: z.int(),
        status: z.enum(orderStatuses),
        isCancelled: z.boolean(),
      }),
    )
    .nullable(),
  receipts: z.array(ledgerRow),
});
export type Payable = z.infer<typeof payable>;

/**
 * Whether somebody may come in at the counter's center, before they are checked in: the membership that decides it, and why
 * not. `since`: in already, since then.
 */
const entryState = z.object({
  membership: entryMembership.nullable(),
  refusal: z.enum(visitRefusals).optional(),
  since: z.iso.datetime().optional(),
});
export type EntryState = z.infer<typeof entryState>;

/**
 * Who the text names, with what is due first and then what was paid. `chosen` is what a slip or an order number names
 * exactly.
 */
export const lookupReply = z.object({
  people: z.array(
    z.object({
      userId: id,
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      entry: entryState,
      /** What the desk has noted, the newest three, newest first. */
      notes: z.array(note.pick({ at: true, author: true, text: true })),
      /** Whether the member agrees to offers, before anything is sold. */
      offers: z.enum(offerStates),
      payables: z.array(payable),
    }),
  ),
  chosen: z.object({ subject: z.enum(paymentSubjects), id: subjectId }).nullable(),
  /** More people match than are listed. */
  isMore: z.boolean(),
  /** Whether `payments/getUpi` has a QR code to show. */
  hasUpi: z.boolean(),
});
export type LookupReply = z.infer<typeof lookupReply>;
