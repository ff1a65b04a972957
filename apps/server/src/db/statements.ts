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
import { findPipelinedReads } from './postgres/pipelined-reads.ts';
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
const compiler: Db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Stands in a prepared query where a value will be. */
class Placeholder {
  constructor(readonly name: PropertyKey) {}
}

/** The blank of a value, to be used wherever Kysely takes an expression. */
export type Param<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

type Prepared<Values, Row> = (db: Db, values: Values) => Promise<Row[]>;
type Build<Values, Row> = (db: Db, param: Param<Values>) => CompiledQuery<Row>;

/**
 * A query that is built by Kysely once, at its first use, and from then on only filled in: building one anew takes longer
 * than the database takes to answer it.
 */
export function preparedQuery<Values extends object, Row>(build: Build<Values, Row>): Prepared<Values, Row> {
  const fill = compileOnce(build);
  return async (db, values) => (await db.executeQuery<Row>(fill(values))).rows;
}

/** The same for a read that is short whatever its values: it may share a connection with others that are under way. */
export function pipelinedQuery<Values extends object, Row>(build: Build<Values, Row>): Prepared<Values, Row> {
  const fill = compileOnce(build);
  return async (db, values) => {
    const query = fill(values);
    const name = nameOf(query.sql);
    const shared =
      name === undefined
        ? undefined
        : findPipelinedReads(db)?.ask<Row>(name, query.sql, [...query.parameters]);
    return (await shared) ?? (await db.executeQuery<Row>(query)).rows;
  };
}

function compileOnce<Values extends object, Row>(build: Build<Values, Row>) {
  let built: CompiledQuery<Row> | undefined;
  return (values: Values): CompiledQuery<Row> => {
    // A Blank travels as a parameter's value, whatever type that will have.
    built ??= build(compiler, (name) => sql`${new Placeholder(name)}`);
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...built, parameters };
  };
}
