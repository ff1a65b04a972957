import { type Kysely, sql } from 'kysely';

/**
 * Runs SQL texts, one statement after the other. A statement ends with a semicolon at the end of a line, and the next
 * one begins without indentation; so semicolons within an indented function body do not end it.
 */
export async function runSql(db: Kysely<unknown>, ...texts: readonly string[]): Promise<void> {
  for (const statement of texts.flatMap(statementsOf)) await sql.raw(statement).execute(db);
}

/** The statements of a text, each with the comments above it. */
export const statementsOf = (text: string): string[] =>
  text
    .split(/;\n(?! )/)
    .map((statement) => statement.trim())
    .filter(Boolean);
