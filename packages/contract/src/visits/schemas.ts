import { z } from 'zod';
import { parseCardCode } from '../codes/card.ts';
import { parsePassCode } from '../codes/pass-code.ts';
import { containsCard } from '../codes/scans.ts';
import { anyCenter, id, idInQuery, knownCenter, line } from '../fields.ts';
import { paymentStatuses } from '../memberships/rules.ts';
import { tierNames } from '../memberships/tiers.ts';
import { passKinds } from '../passes/rules.ts';
import { visitMessages } from '../words/en/visits.ts';
import { OVERRULE_REASON_MAX_CHARACTERS, visitRefusals } from './rules.ts';

const center = knownCenter();
const CODE_MAX_CHARACTERS = 50;

/** The membership of a visit. */
export const entryMembership = z.object({
  id,
  type: z.enum(tierNames),
  /** Null when it includes all centers. */
  center: anyCenter.nullable(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  payment_status: z.enum(paymentStatuses),
  /** The amount still due. */
  duePaise: z.int().min(0),
  /** The last day of the current pause. */
  pausedTo: z.iso.date().nullable(),
});
export type EntryMembership = z.infer<typeof entryMembership>;

/**
 * The data with which a phone shows the member's card offline. `secret` is the key of the HMAC, 32 bytes in base64url;
 * it ends with the session, at `expiresAt` at the latest. `now` is the server's time.
 */
export const cardSecret = z.object({
  secret: z.string(),
  memberId: id,
  name: z.string(),
  membership: entryMembership.nullable(),
  now: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type CardSecret = z.infer<typeof cardSecret>;

/**
 * The code of a card or of a pass, or a member known to an admin; `overrule` is the reason to admit the member despite
 * a refusal.
 */
export const scan = z
  .object({
    code: z
      .string()
      .max(CODE_MAX_CHARACTERS, visitMessages.notACard)
      .refine(
        (written) => parseCardCode(written) !== undefined || parsePassCode(written) !== undefined,
        visitMessages.notACard,
      )
      .optional(),
    memberId: id.optional(),
    center,
    overrule: line(OVERRULE_REASON_MAX_CHARACTERS, visitMessages.overruleReasonRequired)
      .refine((reason) => !containsCard(reason), visitMessages.overruleIsCode)
      .optional(),
  })
  .refine(({ code, memberId }) => (code === undefined) !== (memberId === undefined), {
    path: ['code'],
    message: visitMessages.codeOrMember,
  })
  .refine(({ memberId, overrule }) => overrule === undefined || memberId !== undefined, {
    path: ['overrule'],
    message: visitMessages.overruleNeedsMember,
  });
export type Scan = z.infer<typeof scan>;

/**
 * The result of a check-in. `since`: when the member came in less than an hour ago, and `sinceCenter` where, if
 * elsewhere. `codeSeconds`: by how much the code of the card is ahead of the server's time; below 0 when behind.
 */
export const verdict = z.object({
  verdict: z.enum(['in', 'refused']),
  reason: z.enum(visitRefusals).optional(),
  since: z.iso.datetime().optional(),
  sinceCenter: anyCenter.optional(),
  codeSeconds: z.int().optional(),
  /** Null when the code proves nobody. */
  member: z
    .object({
      userId: id,
      name: z.string(),
      phone: z.string(),
      membership: entryMembership.nullable(),
      /** The admin's reason, when a refusal was overruled. */
      overruled: z.string().optional(),
    })
    .nullable(),
  /** The scanned pass; its `member` is null. */
  pass: z
    .object({
      id,
      kind: z.enum(passKinds),
      name: z.string(),
      phone: z.string(),
      center: anyCenter,
      day: z.iso.date(),
      userId: id.nullable(),
    })
    .optional(),
});
export type Verdict = z.infer<typeof verdict>;

/** `before`: only visits with a lower id. */
export const todayQuery = z.object({ center: center.optional(), before: idInQuery.optional() });
export type TodayQuery = z.infer<typeof todayQuery>;

const count = z.int().min(0);
const visit = z.object({
  id,
  at: z.iso.datetime(),
  center: anyCenter,
  verdict: z.enum(['in', 'refused']),
  /** The reason for the refusal; `overruled` is set when it was overruled. */
  reason: z.enum(visitRefusals).nullable(),
  overruled: z.string().nullable(),
  /** Came within the last two hours. */
  isInside: z.boolean(),
  /** Null when the code proved nobody. */
  userId: id.nullable(),
  name: z.string(),
  type: z.enum(tierNames).nullable(),
  /** The kind of the pass of a visitor who is no member or was none then. */
  pass: z.enum(passKinds).nullable(),
});
export type Visit = z.infer<typeof visit>;

export const crowdQuery = z.object({ center });
export type CrowdQuery = z.infer<typeof crowdQuery>;
/**
 * The usual crowd of a center by weekday (0 is Sunday) and hour (IST), over the last four weeks, in percent of its
 * busiest hour and in steps of ten. Hours without visits are absent; empty while there are few visits.
 */
export const crowd = z.array(
  z.object({
    weekday: z.int().min(0).max(6),
    hour: z.int().min(0).max(23),
    percent: z.int().min(10).max(100),
  }),
);

/** Today's visits (IST), newest first. `totals` has every center, regardless of the filter. */
export const today = z.object({
  day: z.iso.date(),
  totals: z.array(z.object({ center: anyCenter, visits: count, inside: count, refused: count })),
  visits: z.array(visit),
  /** There are older ones than the last of `visits`. */
  isMore: z.boolean(),
});
export type Today = z.infer<typeof today>;
