import { sql } from 'kysely';

/** The email of a joined user; empty for somebody whom the desk has added without one. */
export const memberEmail = sql<string>`coalesce(users.email, '')`;
