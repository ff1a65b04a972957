import { type Calls, calls, type Reply } from '@namma/contract/calls';
import { API_PREFIX, type CallName, methods } from '@namma/contract/methods';
import type { Answer, Request } from './ask.ts';
import type { Random } from './random.ts';
import type { Database } from './shop/database.ts';
import type { Filled } from './shop/fill.ts';
import type { Tokens } from './shop/tokens.ts';

/** A filled shop, while its database may be asked what is right. */
export interface Shop extends Filled {
  db: Database;
  tokens: Tokens;
  random: Random;
}

/** One request whose right answer is known. */
export interface Sample {
  request: Request;
  /** Says what is wrong with an answer of status 200; undefined when it is right. */
  findFault: (answer: Answer) => string | undefined;
}

/** What the owner asks for; milliseconds. */
export interface Goal {
  ratioToBare?: number;
  p95?: number;
  p99?: number;
  /** How many times as slow p50 may be in the biggest shop measured as in the smallest. */
  p50Growth?: number;
  /** The same of p99 with a million products, from a hundred thousand. */
  p99Growth?: number;
}

/** One line of the table. */
export interface Row {
  /** `group/name` */
  name: string;
  connections: number;
  /** Sent in this order, over and over. */
  requests: Request[];
  samples: Sample[];
  /** Share of the samples that may be off: a misspelling may have been meant for another word. */
  mayMiss?: number;
  goal?: Goal;
  /** So many requests a second, instead of as many as the connections carry. */
  perSecond?: number;
  /** Answers from before must not be kept: the product runs without its cache. */
  isCold?: true;
  /** On the embedded engine too. */
  isForBothEngines?: true;
}

/** A request of the contract's table. */
export function callRequest(name: CallName, query: object = {}, token?: string): Request {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const path = `${API_PREFIX}/${name}${search.size > 0 ? `?${search}` : ''}`;
  return { method: methods[name], path, ...(token ? { token } : {}) };
}

/** A request and what its answer must be, once it has the shape that the contract promises. */
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

/** For samples: says how two lists differ. */
export function differs(found: readonly unknown[], expected: readonly unknown[]): string | undefined {
  return JSON.stringify(found) === JSON.stringify(expected)
    ? undefined
    : `${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
}
