import { type messages, type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { CompiledQuery, QueryResult } from 'kysely';
import pg from 'pg';
import { nameOfStatement } from '../statements.ts';

type Value = string | Uint8Array<ArrayBuffer> | null;

/** Writes a value like the driver of PostgreSQL. The types of `pg` do not list it. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => Value } }).utils;

const { serialize } = protocol;

/**
 * Runs each statement in one exchange with the engine. PGlite's own `query` makes six, because it asks for the types of
 * the parameters before it sends them; like the driver of PostgreSQL, this sends text and lets the database infer the
 * types. Statements with parameters get a name, so that the engine parses and plans each once.
 */
export class StatementRunner {
  /** Names that the engine knows. */
  private readonly named = new Set<string>();

  private readonly client: PGlite;

  constructor(client: PGlite) {
    this.client = client;
  }

  /** @throws the engine's error, with PostgreSQL's code */
  async run<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const name = parameters.length > 0 ? (nameOfStatement(sql) ?? '') : '';
    const values = parameters.map((value) => prepareValue(value));
    const request = Buffer.concat([
      ...(this.named.has(name) ? [] : [serialize.parse({ name, text: sql })]),
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
      serialize.sync(),
    ]);
    const replies = await this.client.runExclusive(() =>
      this.client.execProtocolStream(request, { throwOnError: false }),
    );
    // The engine may know the name although the statement failed, for example because of a value.
    if (name !== '' && replies.some((reply) => reply.name === 'parseComplete')) this.named.add(name);
    const error = replies.find((reply) => reply instanceof Error);
    if (error) throw error;
    const [result] = parse.parseResults(replies as messages.BackendMessage[], this.client.parsers);
    return { rows: (result?.rows ?? []) as R[], numAffectedRows: BigInt(result?.affectedRows ?? 0) };
  }
}
