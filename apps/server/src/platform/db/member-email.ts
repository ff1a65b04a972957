import { sql } from 'kysely';

/** The email of a joined user; empty for a person added at the desk without one. */
export const memberEmail = sql<string>`coalesce(users.email, '')`;
