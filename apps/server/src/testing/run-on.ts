import pg from 'pg';

/** Runs statements on one connection; closing it releases their locks. */
export async function runOn(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
