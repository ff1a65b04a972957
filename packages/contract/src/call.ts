import { z } from 'zod';
import type { Permission } from './staff/permissions.ts';

/** Who may call it: everybody, signed-in people, or the staff that has a permission (D74). */
type Caller =
  | { access: 'public' }
  /** Signed-in people for what is theirs; staff with the permission, where there is one, for everybody. */
  | { access: 'member'; forOthers?: undefined }
  | {
      access: 'member';
      forOthers: Permission;
      centerOf: CenterOf;
      /** The field that names the person. Staff who name themselves, or nobody, act as members. */
      person?: string;
    }
  /** `setsUpFactor`: also before the second factor is on that an owner demands. */
  | { access?: undefined; permission: Permission; setsUpFactor?: true; centerOf: CenterOf; csv?: undefined }
  /** A CSV file of what another call lists. It also needs the permission of that call, and has its `centerOf`. */
  | { access?: undefined; permission: Permission; csv: true; exportOf: `${string}/${string}` };

export type Call = Caller & CallDetails;

/** A row that is at a center, or at none. */
export type RowOfCenter =
  | 'membership'
  | 'receipt'
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
 * Defines which center a call of staff is about (D75); a call that staff may make does not compile without it.
 *
 * - `none`: nothing that belongs to a center.
 * - `scope`: the service shows only what is in `staffScopeOf(session)`.
 * - an object: by field of the request, the center that it names (`center`), a filter by center (`scope`), or the row that
 *   it names. A request about another center is refused. Without a filter by center, `scope` applies.
 */
export type CenterOf = 'none' | 'scope' | Readonly<Record<string, CenterField>>;

/**
 * The center of an entry of the audit log (D75): that of the row with the subject's id; the subject's `name`; `recorded` as
 * `center` in its values; or `none`, for entries that staff of every center may read.
 */
export type SubjectCenter = RowOfCenter | 'name' | 'recorded' | 'none';

export type CenterField = 'center' | 'scope' | RowOfCenter | RowByKind;

/** The field names a row of one table or another, which a second field says. */
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
  /** Answers a streamed CSV file instead of JSON; errors are still JSON. */
  csv?: true;
  /** Answers a calendar file (RFC 5545) instead of JSON; errors are still JSON. */
  calendar?: true;
  /**
   * Takes the header `Idempotency-Key`: sent again with the same key, the answer is the first one's, and nothing is
   * done twice (D11).
   */
  idempotent?: true;
  /** A public read that pages are rendered from; its answer is cached until the data changes. */
  cached?: true;
}

/**
 * Calls of one domain: those whose paths begin with its name, and those that the owner's specification puts under another one,
 * such as `admin/`.
 */
export type CallsOf<Beginning extends string> = Readonly<Record<`${Beginning | 'admin'}/${string}`, Call>>;

/** An expected error: its HTTP status and its sentence. */
export interface RefusalDefinition {
  status: number;
  message: (...params: never[]) => string;
}

/** One domain, as `domains.ts` lists it. */
export interface Domain {
  /** Its part of the API. */
  calls?: Readonly<Record<string, Call>>;
  /** See `refusals`. Their sentences are also in `words/<language>/refusals.ts`. */
  refusals?: Readonly<Record<string, RefusalDefinition>>;
  /** The refusals that only staff can receive. Their sentences are English only. */
  staffRefusals?: Readonly<Record<string, RefusalDefinition>>;
  /** The subjects of its entries in the audit log, and where the center of an entry is found. */
  auditSubjects?: Readonly<Record<string, SubjectCenter>>;
  /** The changes that it writes to the audit log. */
  auditActions?: readonly string[];
  /** Its lists in the download of a member's personal data. The server's module declares their columns with its tables. */
  exportSections?: readonly string[];
  /** The schemas that have names in the description of the API. */
  schemas?: Readonly<Record<string, unknown>>;
}

/** Defines a domain. Names in `exportSections` also need a title in `sections` of the web's `words/<language>/privacy.ts`. */
export const defineDomain = <const D extends Domain>(domain: D): D => domain;

/** A CSV file: UTF-8 with a byte order mark, a header row, RFC 4180. */
export const csvFile = z.string();
