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

/**
 * The most statements that get a name. PostgreSQL keeps each of them on every connection, so their number must be
 * limited.
 */
const NAMES_MOST = 400;
const names = new Map<string, string>();

/** The name of a statement, the same in every process; undefined when too many have one. */
export const nameOfStatement = (text: string): string | undefined =>
  names.size < NAMES_MOST ? giveName(text) : names.get(text);

/** The name of a statement of which the code has a limited number: such a one always has a name. */
function giveName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
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

/** A Kysely that only compiles queries. */
const compiler: Db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Stands for a value in a prepared query. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** The placeholder of a value, for use wherever Kysely takes an expression. */
export type Param<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

type Prepared<Values, Row> = (db: Db, values: Values) => Promise<Row[]>;
type Build<Values, Row> = (db: Db, param: Param<Values>) => CompiledQuery<Row>;

/** A query that Kysely compiles once, at its first use, because compiling takes longer than the database's answer. */
export function preparedQuery<Values extends object, Row>(build: Build<Values, Row>): Prepared<Values, Row> {
  const fill = compileOnce(build);
  return async (db, values) => (await db.executeQuery<Row>(fill(values))).rows;
}

/** A prepared read that is short for all values: it may share a connection with other running reads. */
export function pipelinedQuery<Values extends object, Row>(build: Build<Values, Row>): Prepared<Values, Row> {
  const fill = compileOnce(build);
  return async (db, values) => {
    const query = fill(values);
    const name = giveName(query.sql);
    const shared = findPipelinedReads(db)?.ask<Row>(name, query.sql, [...query.parameters]);
    return (await shared) ?? (await db.executeQuery<Row>(query)).rows;
  };
}

function compileOnce<Values extends object, Row>(build: Build<Values, Row>) {
  let built: CompiledQuery<Row> | undefined;
  return (values: Values): CompiledQuery<Row> => {
    // A placeholder travels as the value of a parameter, whatever its type.
    built ??= build(compiler, (name) => sql`${new Placeholder(name)}`);
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...built, parameters };
  };
}
