import { z } from 'zod';
import { stepReply } from '../admin/schemas.ts';
import { NAME_MAX_CHARACTERS } from '../auth/schemas.ts';
import { said } from '../default-errors.ts';
import {
  anyCenter,
  day,
  id,
  idInQuery,
  knownCenter,
  line,
  openCenter,
  phone,
  qrCode,
  statusReply,
} from '../fields.ts';
import { messages } from '../messages.ts';
import { receiptModes } from '../payments/rules.ts';
import { utr, withUtrForUpi } from '../payments/schemas.ts';
import * as fieldNames from '../words/en/field-names.ts';
import { passMessages } from '../words/en/passes.ts';
import { passKinds } from './rules.ts';

const holder = {
  name: line(NAME_MAX_CHARACTERS, said(messages.required, fieldNames.nameField)),
  phone,
  center: openCenter(messages.centerRequired),
  /** The IST day of the pass: today, or at most 30 days later. */
  day: day('pass'),
};

/** A visitor's request for a trial day. Repeated for the same day, it stays one request. */
export const passRequest = z.object(holder);
export type PassRequest = z.infer<typeof passRequest>;
export const passRequested = statusReply;

/**
 * A pass sold at the desk. `mode` is required for a paid pass; `expectedPaise` is the price that the screen showed:
 * another one is refused (D34). While the phone number has an unused day pass for the day and center, another one is
 * refused with the first one's code; `isAnother` confirms that it is for another person with this number.
 */
export const passSale = withUtrForUpi(
  z.object({
    ...holder,
    kind: z.enum(passKinds),
    mode: z.enum(receiptModes).optional(),
    utr: utr.optional(),
    expectedPaise: z.int().min(0).optional(),
    isAnother: z.literal(true).optional(),
  }),
);
export type PassSale = z.infer<typeof passSale>;

const passStates = ['open', 'used', 'missed', 'void'] as const;

export const pass = z.object({
  id,
  kind: z.enum(passKinds),
  /** `NS-P-48210937-4` */
  code: z.string(),
  name: z.string(),
  /** Empty after erasure. */
  phone: z.string(),
  center: anyCenter,
  day: z.iso.date(),
  pricePaise: z.int().min(0),
  state: z.enum(passStates),
  usedAt: z.iso.datetime().nullable(),
  /** The member that its holder has become. */
  userId: id.nullable(),
});
export type Pass = z.infer<typeof pass>;

/** `activityId` is for the undo; a paid pass has a receipt and a document. */
export const passSold = stepReply.extend({
  pass,
  qr: qrCode,
  receiptId: id.optional(),
  documentNumber: z.string().optional(),
});
export type PassSold = z.infer<typeof passSold>;

const openRequest = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  center: anyCenter,
  day: z.iso.date(),
  requestedAt: z.iso.datetime(),
  /** The reason against a trial: the phone number has had one, or belongs to a member who has had a membership. */
  obstacle: z
    .object({ kind: z.enum(['had trial', 'member']), userId: id.nullable(), text: z.string() })
    .nullable(),
});
export type OpenRequest = z.infer<typeof openRequest>;

/** Passes of a day, today by default, of one center or all. */
export const passDayQuery = z.object({
  day: day('appointment').optional(),
  center: knownCenter().optional(),
});
export type PassDayQuery = z.infer<typeof passDayQuery>;

export const passDay = z.object({
  day: z.iso.date(),
  /** Today's price of each kind. */
  pricePaise: z.object({ trial: z.int().min(0), day: z.int().min(0) }),
  /** Unanswered requests, soonest day first. */
  requests: z.array(openRequest),
  /** Passes sold for the day, newest first. */
  passes: z.array(pass),
  /** Sold and unused passes for a closed day, today or later; soonest first. */
  onClosedDays: z.array(pass),
  isMore: z.boolean(),
});
export type PassDay = z.infer<typeof passDay>;

export const passQuery = z.object({ id: idInQuery });
export const passShown = z.object({ pass, qr: qrCode });

/** Moves an unused pass to another day, and optionally another center. */
export const passMove = z.object({ passId: id, day: day('pass'), center: openCenter().optional() });
export type PassMove = z.infer<typeof passMove>;
export const passMoved = statusReply.extend({ pass });

export const requestToDismiss = z.object({ id });

/** Instead of the mode of a paid pass. */
export const modeRequired = passMessages.modeRequired;

/**
 * A sold and unused pass, or a requested trial, on a day that is closed or shorter than usual: its holder should be
 * called.
 */
export const passOfClosedDay = z.object({
  id,
  kind: z.enum(passKinds),
  /** Requested and not issued yet. */
  isRequest: z.boolean(),
  name: z.string(),
  phone: z.string(),
  day: z.iso.date(),
});
