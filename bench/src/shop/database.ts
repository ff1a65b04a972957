import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';

/** Direct access to either engine, for filling it and for finding the right answers. */
export interface Database {
  query: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

export async function openPostgres(url: string): Promise<Database> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[],
    close: () => client.end(),
  };
}

/** The product must not have the folder open. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const client = await PGlite.create(dataDir, { extensions: { pg_trgm } });
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values])).rows,
    close: () => client.close(),
  };
}
