import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import pg from 'pg';
import type { Db, Tables } from './types.ts';

/** How many texts get a name. PostgreSQL keeps each of them on every connection, so they may not be without end. */
const NAMES_MOST = 400;
const names = new Map<string, string>();

/** The same text has the same name in every process; undefined when too many have one. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMES_MOST) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
}

/** A connection on which a statement with parameters is parsed and planned once, and named from then on. */
export class NamingClient extends pg.Client {
  // The pool's users, Kysely and ours, call it with a text and its parameters only.
  override query(statement: unknown, ...others: unknown[]): never {
    const query = super.query as (...all: unknown[]) => never;
    const [values] = others;
    const isNamed = typeof statement === 'string' && Array.isArray(values) && values.length > 0;
    const name = isNamed ? nameOf(statement) : undefined;
    if (name === undefined) return query.call(this, statement, ...others);
    return query.call(this, { name, text: statement, values }, ...others.slice(1));
  }
}

/** Builds queries and asks nobody. */
const drawingBoard: Db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Stands in a prepared query where a value will be. */
class Blank {
  constructor(readonly name: PropertyKey) {}
}

/** The blank of a value, to be used wherever Kysely takes an expression. */
export type Given<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/**
 * A query that is built by Kysely once, at its first use, and from then on only filled in: building one anew takes longer
 * than the database takes to answer it.
 */
export function prepare<Values extends object, Row>(
  build: (db: Db, given: Given<Values>) => CompiledQuery<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    // A Blank travels as a parameter's value, whatever type that will have.
    built ??= build(drawingBoard, (name) => sql`${new Blank(name)}`);
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Blank ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}
