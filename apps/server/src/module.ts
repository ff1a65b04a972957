import type { AdminList } from '@namma/contract/admin/rules';
import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { AdminBooking } from '@namma/contract/appointments/schemas';
import type { Reply } from '@namma/contract/calls';
import type { ClosedTime, DoubledDays } from '@namma/contract/centers/schemas';
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
 * What a module says about itself, once, in the `module.ts` of its folder. Whatever goes through all modules (the app, the
 * start, the undo, the unread counters and so on) is given `modules.ts`, and knows no module by name.
 */
export interface Module {
  /** The name of its folder. */
  name: string;
  /** The tables that it writes; no other module does. */
  owns?: readonly TableName[];
  /** Registers its calls. Modules that go through all others are given them. */
  routes?: (app: FastifyInstance, deps: Deps, modules: readonly Module[]) => void;
  /** The services of its cached calls, for the API and for pages. */
  publicReads?: (deps: Deps, modules: readonly Module[]) => Partial<PublicReads>;
  /** What the server does by itself. */
  jobs?: readonly Job[];
  /** How its recorded changes are undone. An action that no module names cannot be undone. */
  undo?: Partial<Record<ActivityAction, UndoStep>>;
  /** Reacts to events of lower areas, within their transaction. */
  on?: EventHandlers;
  /** What it stores about members. */
  personalData?: PersonalData;
  /** What a person still has to pay, newest first. */
  dues?: (db: Db, userId: number) => Promise<Due[]>;
  /** What closed days of a center do here. */
  closures?: ClosureHandling;
  /** Its figures on the dashboard. */
  dashboard?: (db: Db, now: Date) => Promise<Partial<DashboardFigures>>;
  /** The kinds of entries that it has in people's timelines. */
  timeline?: { [Kind in TimelineKind]?: TimelineSource<Kind> };
  /** Its lists whose new rows are counted for each admin. */
  unread?: Partial<Record<AdminList, ListedTable | CountedRows>>;
}

/** Declares a module; its names are checked by modules.test.ts. */
export const defineModule = (module: Module): Module => module;

/** The figures of the business (SPEC section 3, D17). */
export type DashboardFigures = Omit<Reply<'admin/getDashData'>, 'isProxyForgotten'>;

/** Work that every process of the shop does by itself, so that each run must be safe beside another one. */
export interface Job {
  /** What it does, for the log: `remind of memberships that end`. */
  name: string;
  everyMinutes: number;
  /** Also at once when the server has started, instead of only when that time has passed. */
  atStart?: true;
  /** @returns NOTHING_TRIED after a run that says nothing about whether the job works */
  run: (deps: Deps, modules: readonly Module[]) => Promise<unknown>;
}

/** Of a run that only found that it is not yet time: what came of the last try still holds. */
export const NOTHING_TRIED = Symbol('nothing tried');

/** Takes back the rows of a step that are still as the step left them; names the others. */
export type UndoStep = (tx: Tx, changes: readonly RecordedChange[], by: Undoing) => Promise<BulkOutcome>;

/** Who undoes a step, and when. */
export interface Undoing extends Pick<Deps, 'clock'> {
  userId: number;
  now: Date;
}

/** A row of the record of changes. */
export interface RecordedChange {
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

/** What a module stores about members: how they download it, and how it is erased with their account (D59). */
export interface PersonalData {
  /** Each of its tables that refers to people. */
  tables: MemberTables;
  /** Refuses a deletion, while the account is locked, with what has to end before. */
  refuseDeletion?: (deps: Deps, member: { userId: number; isSure: boolean }) => Promise<void>;
  /** Does with the deletion what the tables cannot declare, before their rows are erased. */
  anonymize?: (tx: Tx, account: DeletedAccount) => Promise<unknown>;
  /**
   * What ends when the member, whose account is locked, takes back an agreement: to offers, or that age, height and weight are
   * kept. Answers how many rows it has changed.
   */
  withdraw?: Partial<Record<'offers' | 'health', (tx: Tx, userId: number) => Promise<number>>>;
}

export interface DeletedAccount {
  userId: number;
  email: string;
  now: Date;
}

/** One kind of entries in people's timelines. */
export interface TimelineSource<Kind extends TimelineKind> {
  /** SQL that selects `id` and `at`, a UTC instant, of all of a person's entries, by an index. */
  entries: (owner: TimelineOwner) => RawBuilder<unknown>;
  /** What entries say, by their ids; products are named in a language. */
  read: (
    deps: Deps,
    ids: readonly number[],
    lang: OtherLocale | undefined,
  ) => Promise<Omit<Extract<TimelineEntry, { kind: Kind }>, 'at'>[]>;
}

/** Whose timeline it is. */
export interface TimelineOwner {
  userId: number;
  email: string;
}

/** What closed days of a center do in a module (D53). All within the transaction that closes or reopens it. */
export interface ClosureHandling {
  /** Handles days that were just closed. */
  close: (tx: Tx, deps: Deps, closure: ClosedDays) => Promise<Partial<ClosureOutcome>>;
  /** Takes that back, for a closure that was just reopened. */
  reopen: (tx: Tx, deps: Deps, closure: ReopenedDays) => Promise<Partial<ClosureOutcome>>;
  /** Handles other hours of a day that centers just got: what lies outside them. */
  setHours?: (tx: Tx, deps: Deps, hours: HoursOfDay) => Promise<Partial<HoursOutcome>>;
  /** Takes that back. @param ids closures of appointments' times that belong to the hours */
  removeHours?: (tx: Tx, deps: Deps, ids: readonly number[]) => Promise<void>;
  /** Counts what the days would move. */
  count?: (
    db: Db,
    days: { center: Center; fromDay: Day; toDay: Day },
  ) => Promise<Partial<Pick<ClosureOutcome, 'memberships' | 'passes'>>>;
  /** The passes and requests from a day on, of one center or all, whose day is closed or shorter now. */
  listOnShortDays?: (
    db: Db,
    days: { fromDay: Day; center: Center | undefined },
  ) => Promise<ClosureOutcome['passes']>;
  /** Other times, from one UTC instant to another, at which a center is closed. */
  listTimes?: (db: Db, from: Date, to: Date) => Promise<ClosedTime[]>;
}

/** Days of a center (IST, both included). */
export interface ClosedDays {
  center: Center;
  fromDay: Day;
  toDay: Day;
  reason: string;
}

/** Hours of an IST day that take the place of the usual ones; minutes from midnight. */
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
  /** By which the consultancies take no appointments before and after them. */
  closures: { center: Center; id: number; isBefore: boolean }[];
}

interface ReopenedDays extends Omit<ClosedDays, 'reason'> {
  id: number;
  /** The closure of the appointments' times that belongs to it; null for one of before there was such. */
  slotsClosureId: number | null;
}

/** What was moved. */
export interface ClosureOutcome {
  /** How many memberships got days back, or lost them. */
  memberships: number;
  /** Memberships that lie over another one of their member now (D99). */
  doubled: DoubledDays[];
  /** Appointments to come on these days. */
  bookings: AdminBooking[];
  /** Unused passes and open requests for these days. */
  passes: Reply<'centers/getAffected'>['passes'];
  slotsClosureId: number;
}
