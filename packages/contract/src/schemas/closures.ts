import { z } from 'zod';
import { centers } from '../centers.ts';
import { CLOSURE_REASON_MAX_CHARACTERS } from '../closures.ts';
import { consultancyTypes } from '../consultancy.ts';
import { messages } from '../messages.ts';
import { closureMessages } from '../words/en/closures.ts';
import { day, id, line, statusReply } from './fields.ts';

/** IST days, both included. */
export const newClosure = z.object({
  center: z.enum(centers, messages.centerRequired),
  fromDay: day('closure'),
  toDay: day('closure'),
  reason: line(CLOSURE_REASON_MAX_CHARACTERS, closureMessages.closureReasonRequired),
});
export type NewClosure = z.infer<typeof newClosure>;

export const closureReply = statusReply.extend({
  id,
  /** The number of memberships that get days back. */
  memberships: z.int().min(0),
  /** The appointments that lie in these days; their members get a mail. */
  bookings: z.array(
    z.object({
      id,
      memberId: id,
      name: z.string(),
      type: z.enum(consultancyTypes),
      date: z.iso.date(),
      /** The instant in UTC; null while no time is agreed. */
      startsAt: z.iso.datetime().nullable(),
    }),
  ),
});

export const closureToReopen = z.object({ id });
export type ClosureToReopen = z.infer<typeof closureToReopen>;

export const closure = z.object({
  id,
  center: z.enum(centers),
  fromDay: z.iso.date(),
  toDay: z.iso.date(),
  reason: z.string(),
  /** The admin who entered it. */
  closedBy: z.string(),
  at: z.iso.datetime(),
  memberships: z.int().min(0),
});
export type Closure = z.infer<typeof closure>;
