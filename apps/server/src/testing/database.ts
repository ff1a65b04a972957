import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/engine.ts';
import { openPostgres } from '../db/postgres/engine.ts';
import type {} from './embedded-template.ts';
import { TEMPLATE_DATABASE } from './postgresql-template.ts';

export interface ClonedDatabase extends Database {
  /** For another process; undefined for the embedded engine, which allows only one. */
  url?: string;
}

/** A migrated, empty database on the engine of this test project; dropped by close(). */
export function cloneDatabase(): Promise<ClonedDatabase> {
  const name = `gym_${randomUUID().replaceAll('-', '_')}`;
  switch (process.env.TEST_ENGINE) {
    case 'embedded':
      return cloneEmbedded(join(inject('embeddedFolder'), name));
    case 'postgresql':
      return clonePostgresql(inject('postgresqlUrl'), name);
    default:
      throw new Error(
        'A gym needs an engine: run this file in the project server-embedded or server-postgresql.',
      );
  }
}

async function cloneEmbedded(folder: string): Promise<Database> {
  cpSync(join(folder, '../template'), folder, { recursive: true });
  const database = await openEmbedded(folder);
  const close = async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, close };
}

const POOL_SIZE = 10;
/** In some tests hundreds of requests share these connections on a busy machine. */
const CONNECTION_WAIT_MILLISECONDS = 30_000;
/** An arbitrary lock number, the same in all test processes. */
const CLONING = 20_300_304;

async function clonePostgresql(serverUrl: string, name: string): Promise<ClonedDatabase> {
  // PostgreSQL cannot clone one template twice at once.
  await onServer(
    serverUrl,
    `select pg_advisory_lock(${CLONING})`,
    `create database ${name} template ${TEMPLATE_DATABASE}`,
  );
  const url = Object.assign(new URL(serverUrl), { pathname: name }).href;
  const database = await openPostgres(url, POOL_SIZE, {
    connectWithinMilliseconds: CONNECTION_WAIT_MILLISECONDS,
  });
  const close = async () => {
    await database.close();
    await onServer(serverUrl, `drop database ${name} with (force)`);
  };
  return { ...database, close, url };
}

/** Runs statements on one connection; closing it releases their locks. */
async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
