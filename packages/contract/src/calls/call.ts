import { z } from 'zod';
import type { CallName } from '../methods.ts';

export type Access = 'public' | 'member' | 'admin';

export interface Call {
  /** Who may ask: anyone, anyone signed in, or an admin. */
  access: Access;
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  /** 201 where something is created (D2). */
  success?: 201;
  /** Answers a CSV file, streamed, instead of JSON. Errors are JSON all the same. */
  csv?: true;
  /** A public read: pages are rendered from it, and its answer is kept, ready to be sent, until the data change. */
  cached?: true;
}

/** The calls whose path begins with this, each once: one missing does not compile. */
export type CallsOf<Beginning extends string> = Record<Extract<CallName, `${Beginning}/${string}`>, Call>;

/** A CSV file: UTF-8 with a byte order mark, a header row, RFC 4180. */
export const csvFile = z.string();
