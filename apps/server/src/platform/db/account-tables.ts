import type { Gender, Role } from '@namma/contract/business';
import type { ConsentDocument } from '@namma/contract/legal/rules';
import type { Locale } from '@namma/contract/locales';
import type { Preset } from '@namma/contract/staff/permissions';
import type { Center } from '@namma/contract/values/centers';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Fixed } from './column-types.ts';

export interface UsersTable {
  id: GeneratedAlways<number>;
  name: string;
  /** Null until a person added at the desk claims the account, unless the desk has entered it. */
  email: string | null;
  phone: string | null;
  dob: string | null;
  gender: Gender | null;
  address: string | null;
  /** GSTIN of the business that the member buys for. */
  gstin: string | null;
  /** `ADMIN` for staff (D73). */
  role: Role;
  /** Null until the account is claimed: nobody can sign in to it. */
  password_hash: string | null;
  /** Changed only by an import, within the transaction that creates the account. */
  registered_on: ColumnType<string, string, string>;
  /** The center whose desk added the person. */
  added_at: ColumnType<Center | null, Center | null | undefined, never>;
  disabled_at: Date | null;
  created_at: Generated<Date>;
  searched: GeneratedAlways<string>;
  /** The language of mails. */
  locale: Generated<Locale>;
  deleted_at: Date | null;
  /** When an admin confirmed that a parent or guardian of a member under 18 was seen. */
  guardian_seen_at: Date | null;
  /** When a link sent to this mailbox was opened (D93). */
  email_confirmed_at: Date | null;
  /** The latest replaced date of birth that made the member a minor at that time. */
  dob_when_minor: string | null;
}

/** A link to claim an account without a password. */
export interface AccountClaimsTable {
  token_hash: Fixed<Buffer>;
  user_id: Fixed<number>;
  /**
   * The mailbox of the link, which is valid only while the account has this email. Null for a link shown at the desk.
   */
  email: Fixed<string | null>;
  expires_at: Fixed<Date>;
}

/** Notes of the desk about a member. */
export interface MemberNotesTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  author_id: Fixed<number>;
  at: Fixed<Date>;
  text: Fixed<string>;
}

/** The photo of a member, with who noted the consent to it. */
export interface MemberPhotosTable {
  user_id: Fixed<number>;
  /** WebP. */
  photo: Buffer;
  consent_at: Date;
  noted_by: number;
}

/** Consents of a member. Append-only. */
export interface ConsentsTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  document: Fixed<ConsentDocument>;
  version: Fixed<string>;
  locale: Fixed<Locale>;
  given_at: Fixed<Date>;
}

/** Retained data of deleted accounts, until it is erased. */
export interface DeletedAccountsTable {
  user_id: Fixed<number>;
  deleted_at: Fixed<Date>;
  /** Read as an object, written as JSON. Null after erasure. */
  kept: ColumnType<object | null, string, null>;
  erased_at: ColumnType<Date | null, never, Date>;
}

/** The role of a staff member (D74). Users who may not sign in have no row. */
export interface StaffTable {
  user_id: Fixed<number>;
  preset: Preset;
  /** Null for all centers. */
  center: Center | null;
  /** The coach whose appointments are visible. */
  coach_id: number | null;
  /** Null for commands at the server's terminal. */
  granted_by: number | null;
  granted_at: Date;
}

/** An invitation to the staff, until it is accepted, cancelled or expired. */
export interface StaffInvitesTable {
  id: GeneratedAlways<number>;
  email: Fixed<string>;
  preset: Fixed<Preset>;
  center: Fixed<Center | null>;
  coach_id: Fixed<number | null>;
  invited_by: Fixed<number>;
  invited_at: Fixed<Date>;
  expires_at: Fixed<Date>;
}

/** The token hash of an invitation link; deleted with the invitation. */
export interface StaffInviteTokensTable {
  token_hash: Fixed<Buffer>;
  invite_id: Fixed<number>;
}

/** A staff member opened a person's page on a day (IST). Kept for 30 days. */
export interface ProfileViewsTable {
  user_id: Fixed<number>;
  person_id: Fixed<number>;
  day: Fixed<string>;
}

/** A staff member exported a list. Kept for 30 days. */
export interface ExportsTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  list: Fixed<string>;
  at: Fixed<Date>;
}

export interface SessionsTable {
  token_hash: Fixed<Buffer>;
  user_id: Fixed<number>;
  expires_at: Fixed<Date>;
  /** Identifies the session to its owner; the hash is never sent. */
  id: GeneratedAlways<number>;
  /** The browser and system at sign-in, such as Chrome and Android; null when unknown. */
  browser: Fixed<string | null>;
  system: Fixed<string | null>;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** Up to five minutes before the last request. */
  last_seen_at: Generated<Date>;
}

/** A second factor; until it is confirmed, sign-in asks for no code. */
export interface SecondFactorsTable {
  user_id: Fixed<number>;
  secret: Buffer;
  started_at: Date;
  confirmed_at: Date | null;
  /** Steps of 30 seconds; a code of this one or an earlier one is refused. */
  last_step: number | null;
  /** Steps whose code was entered too early. */
  early_steps: Generated<number[]>;
}

/** The presets that require a second factor. */
export interface FactorDemandsTable {
  preset: Fixed<Preset>;
  demanded_by: Fixed<number>;
  demanded_at: Fixed<Date>;
}

export interface RecoveryCodesTable {
  code_hash: Fixed<Buffer>;
  user_id: Fixed<number>;
}

/** A network from which an account has signed in; only a hash of its address is stored, for 30 days. */
export interface SignInNetworksTable {
  user_id: Fixed<number>;
  network: Fixed<Buffer>;
  signed_in_at: Date;
}

/** A request for a password reset by mail. */
export interface PasswordResetsTable {
  id: Fixed<string>;
  /** Null when no account has the email. */
  user_id: Fixed<number | null>;
  expires_at: Fixed<Date>;
}

/** The token hash of a reset mail; deleted with the request. */
export interface PasswordResetTokensTable {
  token_hash: Fixed<Buffer>;
  request_id: Fixed<string>;
}

export interface TriesTable {
  key: Fixed<string>;
  count: number;
  resets_at: Date;
}

export interface IdempotencyKeysTable {
  user_id: Fixed<number>;
  key: Fixed<string>;
  request_hash: Buffer;
  reply: unknown;
  created_at: Date;
}
