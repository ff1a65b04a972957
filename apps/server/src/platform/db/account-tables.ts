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
  /** Null until somebody whom the desk has added claims the account, unless the desk was notified it. */
  email: string | null;
  phone: string | null;
  dob: string | null;
  gender: Gender | null;
  address: string | null;
  /** `ADMIN` of who belongs to the staff (D73). */
  role: Role;
  /** Null until the account is claimed: nobody can sign in to it. */
  password_hash: string | null;
  /** Changed by an import alone, within the transaction that makes the account. */
  registered_on: ColumnType<string, string, string>;
  /** The center whose desk has added them. */
  added_at: ColumnType<Center | null, Center | null | undefined, never>;
  disabled_at: Date | null;
  created_at: Generated<Date>;
  searched: GeneratedAlways<string>;
  /** Of mails. */
  locale: Generated<Locale>;
  deleted_at: Date | null;
  /** When an admin confirmed that a parent or guardian of a member under 18 was seen. */
  guardian_seen_at: Date | null;
  /** When somebody with this mailbox has opened a link from it (D93). */
  email_confirmed_at: Date | null;
  /** The latest day of birth by which the member was under 18 when it was replaced. */
  dob_when_minor: string | null;
}

/** A link by which somebody claims an account that has no password. */
export interface AccountClaimsTable {
  token_hash: Fixed<Buffer>;
  user_id: Fixed<number>;
  /** The mailbox of the link, which works only while the account has this email. Null for a link that the desk shows. */
  email: Fixed<string | null>;
  expires_at: Fixed<Date>;
}

/** What the desk has noted about a member. */
export interface MemberNotesTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  author_id: Fixed<number>;
  at: Fixed<Date>;
  text: Fixed<string>;
}

/** What a member agreed to. Append-only. */
export interface ConsentsTable {
  id: GeneratedAlways<number>;
  user_id: Fixed<number>;
  document: Fixed<ConsentDocument>;
  version: Fixed<string>;
  locale: Fixed<Locale>;
  given_at: Fixed<Date>;
}

/** What deleted accounts held, until it is erased. */
export interface DeletedAccountsTable {
  user_id: Fixed<number>;
  deleted_at: Fixed<Date>;
  /** Read as an object, written as JSON. Null once it is erased. */
  kept: ColumnType<object | null, string, null>;
  erased_at: ColumnType<Date | null, never, Date>;
}

/** What a member of staff may do (D74). Nobody who may not sign in has a row. */
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

/** An invitation to the staff, until it is accepted, taken back or over. */
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

/** What a link to an invitation holds; it goes with the invitation. */
export interface StaffInviteTokensTable {
  token_hash: Fixed<Buffer>;
  invite_id: Fixed<number>;
}

/** That a member of staff opened somebody's page on a day (IST). Kept for 30 days. */
export interface ProfileViewsTable {
  user_id: Fixed<number>;
  person_id: Fixed<number>;
  day: Fixed<string>;
}

/** That a member of staff exported a list. Kept for 30 days. */
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
  /** Names the session to its owner; the hash is never sent. */
  id: GeneratedAlways<number>;
  /** What the device called itself at the sign-in, such as Chrome and Android; null when it did not. */
  browser: Fixed<string | null>;
  system: Fixed<string | null>;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** Up to five minutes before the last request. */
  last_seen_at: Generated<Date>;
}

/** A second factor; before it is confirmed, no sign-in asks for it. */
export interface SecondFactorsTable {
  user_id: Fixed<number>;
  secret: Buffer;
  started_at: Date;
  confirmed_at: Date | null;
  /** Of 30 seconds each; a code of this one or an earlier one is refused. */
  last_step: number | null;
  /** Steps whose code was typed before their time. */
  early_steps: Generated<number[]>;
}

/** The presets whose staff need a second factor. */
export interface FactorDemandsTable {
  preset: Fixed<Preset>;
  demanded_by: Fixed<number>;
  demanded_at: Fixed<Date>;
}

export interface RecoveryCodesTable {
  code_hash: Fixed<Buffer>;
  user_id: Fixed<number>;
}

/** A network from which an account has signed in; only a hash of its address is kept, for 30 days. */
export interface SignInNetworksTable {
  user_id: Fixed<number>;
  network: Fixed<Buffer>;
  signed_in_at: Date;
}

/** A request for a new password by mail. */
export interface PasswordResetsTable {
  id: Fixed<string>;
  /** Null when no account has the email. */
  user_id: Fixed<number | null>;
  expires_at: Fixed<Date>;
}

/** What a mail for such a request holds; it goes with the request. */
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
