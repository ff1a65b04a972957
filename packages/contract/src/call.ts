import { z } from 'zod';
import type { Permission } from './staff/permissions.ts';

/** The permitted callers: everybody, signed-in people, or staff with a permission (D74). */
type Caller =
  | { access: 'public' }
  /** Signed-in people for their own data; staff with the permission, where there is one, for everybody. */
  | { access: 'member'; forOthers?: undefined }
  | {
      access: 'member';
      forOthers: Permission;
      centerOf: CenterOf;
      /** The field that identifies the person. Staff who give their own id, or none, act as members. */
      person?: string;
    }
  /** `setsUpFactor`: allowed before a required second factor is on. */
  | { access?: undefined; permission: Permission; setsUpFactor?: true; centerOf: CenterOf; csv?: undefined }
  /** A CSV file of another call's list. It also requires the permission of that call, and has its `centerOf`. */
  | { access?: undefined; permission: Permission; csv: true; exportOf: `${string}/${string}` };

export type Call = Caller & CallDetails;

/** A row that belongs to a center, or to none. */
export type RowOfCenter =
  | 'membership'
  | 'receipt'
  | 'drawer'
  | 'document'
  | 'visit'
  | 'appointment'
  | 'coach'
  | 'time off'
  | 'closure'
  | 'special hours'
  | 'class'
  | 'pass';

/**
 * Defines the center of a staff call (D75); a call that staff may make does not compile without it.
 * - `none`: nothing that belongs to a center.
 * - `scope`: the service restricts the result to `staffScopeOf(session)`.
 * - an object: for each field of the request, the center it contains (`center`), a filter by center (`scope`), or the
 * row it identifies. A request about another center is refused. Without a filter by center, `scope` applies.
 */
export type CenterOf = 'none' | 'scope' | Readonly<Record<string, CenterField>>;

/**
 * The center of an audit log entry (D75): that of the row with the subject's id; the subject's `name`; `recorded` as
 * `center` in its values; or `none`, for entries visible to staff of every center.
 */
export type SubjectCenter = RowOfCenter | 'name' | 'recorded' | 'none';

export type CenterField = 'center' | 'scope' | RowOfCenter | RowByKind;

/** The field identifies a row of one of several tables, depending on a second field. */
export interface RowByKind<Kind extends string = string> {
  by: string;
  rows: Readonly<Record<Kind, RowOfCenter | 'none'>>;
}

interface CallDetails {
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is one file of one of these types instead of JSON. */
  upload?: readonly string[];
  reply: z.ZodType;
  /** 201 for calls that create something (D2). */
  success?: 201;
  /** Returns a streamed CSV file instead of JSON; errors are still JSON. */
  csv?: true;
  /** Returns a calendar file (RFC 5545) instead of JSON; errors are still JSON. */
  calendar?: true;
  /**
   * Accepts the header `Idempotency-Key`: a repeated request with the same key returns the first response, and nothing
   * is done twice (D11).
   */
  idempotent?: true;
  /** A public read that pages are rendered from; its response is cached until the data changes. */
  cached?: true;
}

/**
 * Calls of one domain: those whose paths begin with its name, and those that the owner's specification puts under
 * another one, such as `admin/`.
 */
export type CallsOf<Beginning extends string> = Readonly<Record<`${Beginning | 'admin'}/${string}`, Call>>;

/** An expected error: its HTTP status and its message. */
export interface RefusalDefinition {
  status: number;
  message: (...params: never[]) => string;
}

/** One domain, as listed in `domains.ts`. */
export interface Domain {
  /** Its part of the API. */
  calls?: Readonly<Record<string, Call>>;
  /** See `refusals`. Their messages are also in `words/<language>/refusals.ts`. */
  refusals?: Readonly<Record<string, RefusalDefinition>>;
  /** The refusals that only staff can receive. Their messages are English only. */
  staffRefusals?: Readonly<Record<string, RefusalDefinition>>;
  /** The subjects of its entries in the audit log, and how to find the center of an entry. */
  auditSubjects?: Readonly<Record<string, SubjectCenter>>;
  /** The changes that it writes to the audit log. */
  auditActions?: readonly string[];
  /**
   * Its sections in the export of a member's personal data. The server's module declares their columns with its tables.
   */
  exportSections?: readonly string[];
  /** The named schemas of the API description. */
  schemas?: Readonly<Record<string, unknown>>;
}

/** A domain whose calls are all made by staff has no refusals with translations. */
type EnglishForStaff<D> = D extends { calls: infer Calls }
  ? [Extract<Calls[keyof Calls], { access: string }>] extends [never]
    ? { refusals?: 'Its calls are made by staff only: use staffRefusals.' }
    : unknown
  : unknown;

/**
 * Defines a domain. Names in `exportSections` also need a title in `sections` of the web's
 * `words/<language>/privacy.ts`.
 */
export const defineDomain = <const D extends Domain>(domain: D & EnglishForStaff<D>): D => domain;

/** A CSV file: UTF-8 with a byte order mark, a header row, RFC 4180. */
export const csvFile = z.string();
