import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * The maximum number of named statements. PostgreSQL keeps each of them on every connection, so their number must be
 * limited.
 */
const NAMES_MOST = 400;
const names = new Map<string, string>();

/** The name of a statement, the same in every process; undefined when too many have one. */
export function nameOfStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMES_MOST) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
}

/** A connection that names statements with parameters, so that PostgreSQL parses and plans each once. */
export class NamingClient extends pg.Client {
  // The pool's users, Kysely and this code, pass a text with its parameters.
  override query(statement: unknown, ...others: unknown[]): never {
    const query = super.query as (...all: unknown[]) => never;
    const [values] = others;
    const isNamed = typeof statement === 'string' && Array.isArray(values) && values.length > 0;
    const name = isNamed ? nameOfStatement(statement) : undefined;
    if (name === undefined) return query.call(this, statement, ...others);
    return query.call(this, { name, text: statement, values }, ...others.slice(1));
  }
}
