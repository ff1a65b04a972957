import { type Calls, calls, type Reply } from '@namma/contract/calls';
import { API_PREFIX, type CallName, methods } from '@namma/contract/methods';
import type { Answer, Request } from './ask.ts';
import type { Random } from './random.ts';
import type { Database } from './shop/database.ts';
import type { Filled } from './shop/fill.ts';
import type { Tokens } from './shop/tokens.ts';

/** A filled shop whose database can be queried for the right answers. */
export interface Shop extends Filled {
  db: Database;
  tokens: Tokens;
  random: Random;
}

/** A request with a known right answer. */
export interface Sample {
  request: Request;
  /** Describes what is wrong with an answer of status 200; undefined when it is right. */
  findFault: (answer: Answer) => string | undefined;
}

/** The owner's goals; milliseconds. */
export interface Goal {
  ratioToBare?: number;
  p95?: number;
  p99?: number;
  /** p50 of the largest measured shop divided by p50 of the smallest. */
  p50Growth?: number;
  /** p99 with a million products divided by p99 with a hundred thousand. */
  p99Growth?: number;
}

/** A row of the table. */
export interface Row {
  /** `group/name` */
  name: string;
  connections: number;
  /** Sent in this order, again and again. */
  requests: Request[];
  samples: Sample[];
  /** The share of samples that may be wrong: a misspelling may resemble another word. */
  mayMiss?: number;
  goal?: Goal;
  /** The goal is one for PostgreSQL; the embedded engine has none. */
  isGoalForPostgresql?: true;
  /** A fixed number of requests a second instead of as many as possible. */
  perSecond?: number;
  /** The product runs without its cache. */
  isCold?: true;
  /** Measured on the embedded engine too. */
  isForBothEngines?: true;
}

/** A request for a call of the contract. */
export function callRequest(name: CallName, query: object = {}, token?: string): Request {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const path = `${API_PREFIX}/${name}${search.size > 0 ? `?${search}` : ''}`;
  return { method: methods[name], path, ...(token ? { token } : {}) };
}

/** A request, its expected answer, and a check of the contract's schema. */
export function callSample<N extends CallName>(
  name: N,
  request: Request,
  findFault: (reply: Reply<N>) => string | undefined,
): Sample {
  return {
    request,
    findFault({ text }) {
      const schema: Calls[N]['reply'] = calls[name].reply;
      const parsed = schema.safeParse(JSON.parse(text));
      return parsed.success ? findFault(parsed.data as Reply<N>) : parsed.error.message;
    },
  };
}

/** Describes how two lists differ. */
export function differs(found: readonly unknown[], expected: readonly unknown[]): string | undefined {
  return JSON.stringify(found) === JSON.stringify(expected)
    ? undefined
    : `${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
}
