import { type Kysely, sql } from 'kysely';

/** Runs statements in order, one round trip each. Only for migrations: the texts are ours, nobody's input. */
export async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** `'a', 'b'` */
export const textList = (values: readonly string[]): string =>
  values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');

/** A check that a column holds one of the contract's values. */
export const anyOf = (column: string, values: readonly string[]): string =>
  `${column} in (${textList(values)})`;
