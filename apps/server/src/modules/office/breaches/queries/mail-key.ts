import { type RawBuilder, sql } from 'kysely';

/** Of the mail to one person about one breach. */
export const keyOfLetter = (breachId: number, userId: number): string => `breach:${breachId}:${userId}`;

/** The key of `keyOfLetter` in SQL. */
export const mailKeyOf = (breachId: RawBuilder<unknown>, userId: RawBuilder<unknown>) =>
  sql`'breach:' || ${breachId} || ':' || ${userId}`;
