import { z } from 'zod';
import type { CallName } from './methods.ts';
import type { Permission } from './staff/permissions.ts';

/** Who may call it: everybody, signed-in people, or the staff that has a permission (D74). */
type Caller =
  | { access: 'public' }
  /** Signed-in people for what is theirs; staff with the permission, where there is one, for everybody. */
  | { access: 'member'; forOthers?: Permission }
  /** `setsUpFactor`: also before the second factor is on that an owner demands. */
  | { access?: undefined; permission: Permission; setsUpFactor?: true };

export type Call = Caller & CallFacts;

/**
 * Rows of centers: what a request names by `id`, `ids`, `coachId` or `slotId`. A payable is a membership, or an order of none.
 */
export const rowsOfCenters = [
  'membership',
  'payable',
  'receipt',
  'appointment',
  'coach',
  'time off',
  'closure',
  'class',
  'pass',
  'special hours',
] as const;
export type RowOfCenter = (typeof rowsOfCenters)[number];

interface CallFacts {
  /** Staff of one center may name only rows of theirs (D75). */
  ofCenter?: readonly RowOfCenter[];
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
  takesKey?: true;
  /** A public read that pages are rendered from; its answer is cached until the data changes. */
  cached?: true;
}

/** Some of the calls under `admin/`, of which each domain has its own. `calls.ts` does not compile while one is missing. */
export type AdminCalls = Partial<Record<Extract<CallName, `admin/${string}`>, Call>>;

/** The calls whose paths begin with this, all of them, and those for admins that the same domain has. */
export type CallsOf<Beginning extends string> = Record<Extract<CallName, `${Beginning}/${string}`>, Call> &
  AdminCalls;

/** A CSV file: UTF-8 with a byte order mark, a header row, RFC 4180. */
export const csvFile = z.string();
