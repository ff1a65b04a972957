import { z } from 'zod';
import { SEARCH_MAX_CHARACTERS } from '../admin/rules.ts';
import { anyCenter, id, knownCenter, searchText } from '../fields.ts';
import { note } from '../members/schemas.ts';
import { paymentStatuses } from '../memberships/rules.ts';
import { tierNames } from '../memberships/tiers.ts';
import { orderStatuses } from '../orders/rules.ts';
import { paymentMessages } from '../payments/messages.ts';
import { paymentSubjects } from '../payments/rules.ts';
import { ledgerRow, subjectId, subjectOfRow } from '../payments/schemas.ts';
import { offerStates } from '../privacy/rules.ts';
import { visitRefusals } from '../visits/rules.ts';
import { entryMembership } from '../visits/schemas.ts';

const paise = z.int();

/** A slip's, phone, order or receipt number, a name or an email. `center` is that of the counter. */
export const paymentLookup = z.object({
  code: searchText(SEARCH_MAX_CHARACTERS).pipe(z.string().min(1, paymentMessages.lookupRequired)),
  center: knownCenter().optional(),
});
export type PaymentLookup = z.infer<typeof paymentLookup>;

/** A paid or payable membership or checkout. */
const payable = z.object({
  ...subjectOfRow,
  /** The slip number, as `4821-0937-4`; null for payables from before slips existed. */
  code: z.string().nullable(),
  /** The center of a membership; null for an order. */
  center: anyCenter.nullable(),
  totalPaise: paise,
  paidPaise: paise,
  duePaise: paise.min(0),
  /** The time of registration or order. */
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
 * A person's access to the counter's center, before check-in: the deciding membership, and the reason for a
 * refusal. `since`: already checked in since then.
 */
const entryState = z.object({
  membership: entryMembership.nullable(),
  refusal: z.enum(visitRefusals).optional(),
  since: z.iso.datetime().optional(),
});
export type EntryState = z.infer<typeof entryState>;

/**
 * The people that the text matches, with due payables first and then paid ones. `chosen` is the exact match of a slip
 * or order number.
 */
export const lookupReply = z.object({
  people: z.array(
    z.object({
      userId: id,
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      entry: entryState,
      /** The newest three notes of the desk, newest first. */
      notes: z.array(note.pick({ at: true, author: true, text: true })),
      /** The member's consent to offers, shown before anything is sold. */
      offers: z.enum(offerStates),
      payables: z.array(payable),
    }),
  ),
  chosen: z.object({ subject: z.enum(paymentSubjects), id: subjectId }).nullable(),
  /** More people match than are listed. */
  isMore: z.boolean(),
  /** True if `payments/getUpi` can return a QR code. */
  hasUpi: z.boolean(),
});
export type LookupReply = z.infer<typeof lookupReply>;
