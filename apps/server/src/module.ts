import type { AdminList } from '@namma/contract/admin/rules';
import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { AdminBooking } from '@namma/contract/appointments/schemas';
import type { Reply } from '@namma/contract/calls';
import type { AtCenter, ClosedTime, DoubledDays } from '@namma/contract/centers/schemas';
import type { Day } from '@namma/contract/days/dates';
import type { ActivityAction, SubjectType } from '@namma/contract/domains';
import type { OtherLocale } from '@namma/contract/locales';
import type { Due } from '@namma/contract/members/schemas';
import type { TimelineKind } from '@namma/contract/members/timeline';
import type { TimelineEntry } from '@namma/contract/members/timeline-schemas';
import type { Center } from '@namma/contract/values/centers';
import type { FastifyInstance } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { Deps } from './deps.ts';
import type { CountedRows } from './platform/db/lists/counted-rows.ts';
import type { Db, ListedTable, TableName, Tx } from './platform/db/types.ts';
import type { PublicReads } from './platform/http/public-reads.ts';
import type { BulkOutcome } from './platform/shared/bulk.ts';
import type { EventHandlers } from './platform/shared/events.ts';
import type { MemberTables } from './platform/shared/member-rows.ts';

/**
 * The declaration of a module, in the `module.ts` of its folder. Code that processes all modules (app, start, undo,
 * unread counters …) gets the list of `modules.ts` and refers to no module by name.
 */
export interface Module {
  /** The name of its folder. */
  name: string;
  /** The tables that only this module writes. */
  owns?: readonly TableName[];
  /** Registers its calls. Modules that process all others receive the list. */
  routes?: (app: FastifyInstance, deps: Deps, modules: readonly Module[]) => void;
  /** The services of its cached calls, for the API and for pages. */
  publicReads?: (deps: Deps, modules: readonly Module[]) => Partial<PublicReads>;
  /** Scheduled work. */
  jobs?: readonly Job[];
  /** Undo functions for its logged changes. Actions without one cannot be undone. */
  undo?: Partial<Record<ActivityAction, UndoStep>>;
  /** Handles events of lower areas, within their transaction. */
  on?: EventHandlers;
  /** The personal data it stores. */
  personalData?: PersonalData;
  /** Lists what a person still has to pay, newest first. */
  dues?: (db: Db, userId: number) => Promise<Due[]>;
  /** Handles closed days of a center. */
  closures?: ClosureHandling;
  /** Lists what it has at a center on IST days, both included, beyond `closures.count`. */
  atCenter?: (
    db: Db,
    days: { center: Center; fromDay: Day; toDay: Day },
    now: Date,
  ) => Promise<Partial<AtCenter>>;
  /** Its figures on the dashboard. */
  dashboard?: (db: Db, now: Date) => Promise<Partial<DashboardFigures>>;
  /** Its kinds of timeline entries. */
  timeline?: { [Kind in TimelineKind]?: TimelineSource<Kind> };
  /** Its lists with a counter of unread rows for each admin. */
  unread?: Partial<Record<AdminList, ListedTable | CountedRows>>;
}

/** Declares a module; modules.test.ts checks its names. */
export const defineModule = (module: Module): Module => module;

/** The business figures (SPEC section 3, D17). */
export type DashboardFigures = Omit<Reply<'admin/getDashData'>, 'isProxyForgotten'>;

/** Scheduled work that every process runs, so concurrent runs must be safe. */
export interface Job {
  /** Its description for the log: `remind of memberships that end`. */
  name: string;
  everyMinutes: number;
  /** Also runs immediately after the server has started. */
  atStart?: true;
  /** @returns NOTHING_TRIED after a run that says nothing about the job's health */
  run: (deps: Deps, modules: readonly Module[]) => Promise<unknown>;
}

/** Returned by a run that was not yet due: the result of the last attempt remains valid. */
export const NOTHING_TRIED = Symbol('nothing tried');

/** Reverts rows that are unchanged since the step. Returns the others with a reason. */
export type UndoStep = (tx: Tx, changes: readonly LoggedChange[], by: UndoContext) => Promise<BulkOutcome>;

/** The admin who undoes a step, and the time. */
export interface UndoContext extends Pick<Deps, 'clock'> {
  userId: number;
  now: Date;
}

/** A row of the activity log. */
export interface LoggedChange {
  id: number;
  at: Date;
  admin_id: number | null;
  action: ActivityAction;
  subject_type: SubjectType;
  subject_id: number;
  subject_user_id: number | null;
  subject: string;
  before: ChangedFields | null;
  after: ChangedFields | null;
}

/** The personal data of a module: its export, and its erasure with the account (D59). */
export interface PersonalData {
  /** Each of its tables that refers to people. */
  tables: MemberTables;
  /** Refuses a deletion, while the account is locked, naming what must end first. */
  refuseDeletion?: (deps: Deps, member: { userId: number; isSure: boolean }) => Promise<void>;
  /** Performs the part of a deletion that tables cannot declare, before their rows are erased. */
  anonymize?: (tx: Tx, account: DeletedAccount) => Promise<unknown>;
  /**
   * Applies a withdrawn consent of the member, whose account is locked: to offers, or to storing body measurements.
   * Returns the number of changed rows.
   */
  withdraw?: Partial<Record<'offers' | 'health', (tx: Tx, userId: number) => Promise<number>>>;
}

export interface DeletedAccount {
  userId: number;
  email: string;
  now: Date;
}

/** One kind of timeline entry. */
export interface TimelineSource<Kind extends TimelineKind> {
  /** SQL that selects `id` and `at`, a UTC instant, of all of a person's entries, using an index. */
  entries: (owner: TimelineOwner) => RawBuilder<unknown>;
  /** Returns the content of entries by id, with product names in the requested language. */
  read: (
    deps: Deps,
    ids: readonly number[],
    lang: OtherLocale | undefined,
  ) => Promise<Omit<Extract<TimelineEntry, { kind: Kind }>, 'at'>[]>;
}

/** The person whose timeline it is. */
export interface TimelineOwner {
  userId: number;
  email: string;
}

/**
 * A module's handling of closed days of a center (D53). Everything runs in the transaction that closes or reopens it.
 */
export interface ClosureHandling {
  /** Handles days that were just closed. */
  close: (tx: Tx, deps: Deps, closure: ClosedDays) => Promise<Partial<ClosureOutcome>>;
  /** Reverts a closure that was just removed. */
  reopen: (tx: Tx, deps: Deps, closure: ReopenedDays) => Promise<Partial<ClosureOutcome>>;
  /** Handles new special hours: what lies outside them. */
  setHours?: (tx: Tx, deps: Deps, hours: HoursOfDay) => Promise<Partial<HoursOutcome>>;
  /**
   * Removes special hours.
   * @param ids of the calendar closures that belong to the hours
   */
  removeHours?: (tx: Tx, deps: Deps, ids: readonly number[]) => Promise<void>;
  /** Counts what a closure of these days would affect. */
  count?: (
    db: Db,
    days: { center: Center; fromDay: Day; toDay: Day },
  ) => Promise<Partial<Pick<ClosureOutcome, 'memberships' | 'passes'>>>;
  /** Lists the passes and requests from a day on, of one center or all, whose day is now closed or shorter. */
  listOnShortDays?: (
    db: Db,
    days: { fromDay: Day; center: Center | undefined },
  ) => Promise<ClosureOutcome['passes']>;
  /** Lists other closed times of centers from one UTC instant to another. */
  listTimes?: (db: Db, from: Date, to: Date) => Promise<ClosedTime[]>;
}

/** Days of a center (IST, both included). */
export interface ClosedDays {
  center: Center;
  fromDay: Day;
  toDay: Day;
  reason: string;
}

/** Special hours of an IST day, which replace the usual ones; minutes from midnight. */
export interface HoursOfDay {
  centers: readonly Center[];
  day: Day;
  opensAtMinute: number;
  closesAtMinute: number;
  reason: string;
}

export interface HoursOutcome {
  /** Appointments outside the hours. */
  bookings: AdminBooking[];
  /** Unused passes and open requests for a day that has become shorter. */
  passes: ClosureOutcome['passes'];
  /** The calendar closures before and after the hours. */
  closures: { center: Center; id: number; isBefore: boolean }[];
}

interface ReopenedDays extends Omit<ClosedDays, 'reason'> {
  id: number;
  /** Its calendar closure; null for closures from before these existed. */
  slotsClosureId: number | null;
}

/** The changes that a closure made. */
export interface ClosureOutcome {
  /** The number of memberships that got days back, or lost them. */
  memberships: number;
  /** Memberships that now overlap another one of their member (D99). */
  doubled: DoubledDays[];
  /** Upcoming appointments on these days. */
  bookings: AdminBooking[];
  /** Unused passes and open requests for these days. */
  passes: Reply<'centers/getAffected'>['passes'];
  slotsClosureId: number;
}
