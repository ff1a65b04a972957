import { z } from 'zod';
import { confirmsPassword, NAME_MAX_CHARACTERS, newPasswordTwice } from '../auth/schemas.ts';
import { withHorizon } from '../days/horizons.ts';
import { anyCenter, code, email, id, line, openCenter, statusReply } from '../fields.ts';
import { messages } from '../messages.ts';
import { permissions, presets } from './permissions.ts';
import { staffStates } from './rules.ts';

/** The preset and center of a staff member; null is all centers (D74). */
export const ownStaff = z.object({
  preset: z.enum(presets),
  permissions: z.array(z.enum(permissions)),
  center: anyCenter.nullable(),
  /** True if a required second factor must be set up first (D77). */
  needsFactor: z.boolean(),
});
export type OwnStaff = z.infer<typeof ownStaff>;

/** The number of profile pages a staff member opened, and their exports, in the last days. */
const profileViews = z.object({
  people: z.int().min(0),
  exports: z.array(z.object({ list: z.string(), count: z.int().min(1) })),
});

/** A staff member, or a person with an open invitation. */
export const staffRow = z.object({
  userId: id.nullable(),
  /** The open invitation. */
  inviteId: id.nullable(),
  name: z.string(),
  email: z.string(),
  preset: z.enum(presets),
  center: anyCenter.nullable(),
  /** The coach whose appointments are visible. */
  coachId: id.nullable(),
  state: z.enum(staffStates),
  lastSeenAt: z.iso.datetime().nullable(),
  hasSecondFactor: z.boolean(),
  /** The admin who granted it, and the time; null for commands at the server's terminal. */
  grantedBy: z.string().nullable(),
  grantedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  profileViews,
});
export type StaffRow = z.infer<typeof staffRow>;
export const staffList = z.array(staffRow);

const grant = {
  preset: z.enum(presets),
  /** All centers by default. */
  center: openCenter().nullish(),
  /** The coach whose appointments are visible. */
  coachId: id.nullish(),
};

export const staffInvite = z.object({ email, ...grant });
export type StaffInvite = z.infer<typeof staffInvite>;

/** The link, where no mail could be sent: it is shown once. */
export const staffInviteReply = statusReply.extend({ link: z.string().optional() });

/** `grantedAt` is that of the row as it was read: refused if it has changed. */
export const staffChange = z.object({
  userId: id,
  ...grant,
  grantedAt: withHorizon(z.iso.datetime(), 'past', 'instant').optional(),
});
export type StaffChange = z.infer<typeof staffChange>;

/** A staff member, or an open invitation. */
export const staffEnd = z
  .object({ userId: id.optional(), inviteId: id.optional() })
  .refine(({ userId, inviteId }) => (userId === undefined) !== (inviteId === undefined), {
    message: 'Name one of userId and inviteId',
  });
export type StaffEnd = z.infer<typeof staffEnd>;

const token = code(100);

/** `token` is in the fragment of the link. */
export const inviteToken = z.object({ token });
export type InviteToken = z.infer<typeof inviteToken>;

/** The content of an invitation; reading it does not consume it. */
export const openedInvite = z.object({
  email: z.string(),
  preset: z.enum(presets),
  center: anyCenter.nullable(),
  /** An existing account accepts with its password. */
  hasAccount: z.boolean(),
});
export type OpenedInvite = z.infer<typeof openedInvite>;

/** An existing account sends its password, and no name. */
export const inviteAcceptance = confirmsPassword(
  z.object({ token, name: line(NAME_MAX_CHARACTERS, messages.nameRequired).optional(), ...newPasswordTwice }),
);
export type InviteAcceptance = z.infer<typeof inviteAcceptance>;

export const factorDropOf = z.object({ userId: id });
export type FactorDropOf = z.infer<typeof factorDropOf>;

export const factorDemands = z.object({
  presets: z.array(z.enum(presets)),
  /** Names of the owners without one: while there are any, it cannot be required of anyone. */
  ownersWithout: z.array(z.string()),
});

export const factorDemand = z.object({
  preset: z.enum(presets),
  isDemanded: z.boolean(),
});
export type FactorDemand = z.infer<typeof factorDemand>;
