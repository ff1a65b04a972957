import { z } from 'zod';
import { stepReply } from '../admin/schemas.ts';
import { NAME_MAX_CHARACTERS } from '../auth/schemas.ts';
import { said } from '../default-errors.ts';
import { day, id, idInQuery, line, phone, qrCode, statusReply } from '../fields.ts';
import { messages } from '../messages.ts';
import { receiptModes } from '../payments/rules.ts';
import { utr, withUtrForUpi } from '../payments/schemas.ts';
import { centers } from '../values/centers.ts';
import * as fieldNames from '../words/en/field-names.ts';
import { passMessages } from '../words/en/passes.ts';
import { passKinds } from './rules.ts';

const holder = {
  name: line(NAME_MAX_CHARACTERS, said(messages.required, fieldNames.nameField)),
  phone,
  center: z.enum(centers, messages.centerRequired),
  /** The IST day on which it lets in: today, or at most 30 days later. */
  day: day('pass'),
};

/** Somebody asks for a day to try. Asked again for the same day, it stays one request. */
export const passRequest = z.object(holder);
export type PassRequest = z.infer<typeof passRequest>;
export const passRequested = statusReply;

/**
 * A pass over the desk. `mode` is needed where the pass costs something, `expectedPaise` is the price that the screen showed:
 * another one is refused (D34).
 * While a day pass of the phone number for the day and center is unused, another one is refused and the first one named;
 * `isAnother` says that it is for somebody else with this number.
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
  /** Empty once it is erased. */
  phone: z.string(),
  center: z.enum(centers),
  day: z.iso.date(),
  pricePaise: z.int().min(0),
  state: z.enum(passStates),
  usedAt: z.iso.datetime().nullable(),
  /** The member whom its holder has become. */
  userId: id.nullable(),
});
export type Pass = z.infer<typeof pass>;

/** `activityId` is for the undo; a receipt and a document are there when something was paid. */
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
  center: z.enum(centers),
  day: z.iso.date(),
  requestedAt: z.iso.datetime(),
  /** Why this one gets no trial: the phone number has had one, or is that of somebody who has taken a membership. */
  obstacle: z
    .object({ kind: z.enum(['had trial', 'member']), userId: id.nullable(), text: z.string() })
    .nullable(),
});
export type OpenRequest = z.infer<typeof openRequest>;

/** Passes of a day, today when left out, of a center or of all. */
export const passDayQuery = z.object({
  day: day('appointment').optional(),
  center: z.enum(centers).optional(),
});
export type PassDayQuery = z.infer<typeof passDayQuery>;

export const passDay = z.object({
  day: z.iso.date(),
  /** What each kind costs today. */
  pricePaise: z.object({ trial: z.int().min(0), day: z.int().min(0) }),
  /** Requests that nobody has answered, the soonest day first. */
  requests: z.array(openRequest),
  /** Sold ones of the day, newest first. */
  passes: z.array(pass),
  /** Sold and unused, for a day of this or later on which the center is closed; the soonest first. */
  onClosedDays: z.array(pass),
  isMore: z.boolean(),
});
export type PassDay = z.infer<typeof passDay>;

export const passQuery = z.object({ id: idInQuery });
export const passShown = z.object({ pass, qr: qrCode });

/** An unused pass gets another day, and another center when one is given. */
export const passMove = z.object({ passId: id, day: day('pass'), center: z.enum(centers).optional() });
export type PassMove = z.infer<typeof passMove>;
export const passMoved = statusReply.extend({ pass });

export const requestToDismiss = z.object({ id });

/** In place of the mode of what costs something. */
export const modeRequired = passMessages.modeRequired;

/**
 * A pass that is sold and unused, or a trial that is asked for, on a day that is closed or shorter than usual: call its holder.
 */
export const passOfClosedDay = z.object({
  id,
  kind: z.enum(passKinds),
  /** Asked for and not given out yet. */
  isRequest: z.boolean(),
  name: z.string(),
  phone: z.string(),
  day: z.iso.date(),
});
