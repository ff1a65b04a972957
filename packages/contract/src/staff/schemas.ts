import { z } from 'zod';
import { confirmsPassword, NAME_MAX_CHARACTERS, newPasswordTwice } from '../auth/schemas.ts';
import { withHorizon } from '../days/horizons.ts';
import { code, email, id, line, statusReply } from '../fields.ts';
import { messages } from '../messages.ts';
import { centers } from '../values/centers.ts';
import { permissions, presets } from './permissions.ts';
import { staffStates } from './rules.ts';

/** What a member of staff may do, and at which center; null is all of them (D74). */
export const ownStaff = z.object({
  preset: z.enum(presets),
  permissions: z.array(z.enum(permissions)),
  center: z.enum(centers).nullable(),
  /** Whether nothing else may be done before a second factor is on (D77). */
  needsFactor: z.boolean(),
});
export type OwnStaff = z.infer<typeof ownStaff>;

/** How many people's pages somebody looked at, and what they exported, in the last days. */
const profileViews = z.object({
  people: z.int().min(0),
  exports: z.array(z.object({ list: z.string(), count: z.int().min(1) })),
});

/** A member of staff, or somebody who was invited and has no account of staff yet. */
export const staffRow = z.object({
  userId: id.nullable(),
  /** Of an invitation that is open. */
  inviteId: id.nullable(),
  name: z.string(),
  email: z.string(),
  preset: z.enum(presets),
  center: z.enum(centers).nullable(),
  /** The coach whose appointments are visible. */
  coachId: id.nullable(),
  state: z.enum(staffStates),
  lastSeenAt: z.iso.datetime().nullable(),
  hasSecondFactor: z.boolean(),
  /** Who granted it, and when; null for commands at the server's terminal. */
  grantedBy: z.string().nullable(),
  grantedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  profileViews,
});
export type StaffRow = z.infer<typeof staffRow>;
export const staffList = z.array(staffRow);

const grant = {
  preset: z.enum(presets),
  /** Without one, all of them. */
  center: z.enum(centers).nullish(),
  /** The coach whose appointments are visible. */
  coachId: id.nullish(),
};

export const staffInvite = z.object({ email, ...grant });
export type StaffInvite = z.infer<typeof staffInvite>;

/** The link, where no mail could be sent: it is shown once. */
export const staffInviteReply = statusReply.extend({ link: z.string().optional() });

/** `grantedAt` is that of the row as it was read: another one is refused. */
export const staffChange = z.object({
  userId: id,
  ...grant,
  grantedAt: withHorizon(z.iso.datetime(), 'past', 'instant').optional(),
});
export type StaffChange = z.infer<typeof staffChange>;

/** Somebody who is staff, or an invitation that is open. */
export const staffEnd = z
  .object({ userId: id.optional(), inviteId: id.optional() })
  .refine(({ userId, inviteId }) => (userId === undefined) !== (inviteId === undefined), {
    message: 'Name one of userId and inviteId',
  });
export type StaffEnd = z.infer<typeof staffEnd>;

const token = code(100);

/** `token` stands behind the # of the link. */
export const inviteToken = z.object({ token });
export type InviteToken = z.infer<typeof inviteToken>;

/** What an invitation is for; asking uses nothing up. */
export const openedInvite = z.object({
  email: z.string(),
  preset: z.enum(presets),
  center: z.enum(centers).nullable(),
  /** Whoever has an account accepts with its password. */
  hasAccount: z.boolean(),
});
export type OpenedInvite = z.infer<typeof openedInvite>;

/** Whoever has an account sends its password, and no name. */
export const inviteAcceptance = confirmsPassword(
  z.object({ token, name: line(NAME_MAX_CHARACTERS, messages.nameRequired).optional(), ...newPasswordTwice }),
);
export type InviteAcceptance = z.infer<typeof inviteAcceptance>;

export const factorDropOf = z.object({ userId: id });
export type FactorDropOf = z.infer<typeof factorDropOf>;

export const factorDemands = z.object({
  presets: z.array(z.enum(presets)),
  /** Names of the owners without one: while there are any, it cannot be demanded of anybody. */
  ownersWithout: z.array(z.string()),
});

export const factorDemand = z.object({
  preset: z.enum(presets),
  isDemanded: z.boolean(),
});
export type FactorDemand = z.infer<typeof factorDemand>;
