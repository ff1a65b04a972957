import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { openEmbedded } from '../platform/db/embedded/engine.ts';
import { openPostgres } from '../platform/db/postgres/engine.ts';
import { TEMPLATE_FOLDER } from './embedded-template.ts';
import { CLONING, TEMPLATE_DATABASE } from './postgresql-template.ts';
import { runOn } from './run-on.ts';

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
  cpSync(join(folder, '..', TEMPLATE_FOLDER), folder, { recursive: true });
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

async function clonePostgresql(serverUrl: string, name: string): Promise<ClonedDatabase> {
  await runOn(
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
    await runOn(serverUrl, `drop database ${name} with (force)`);
  };
  return { ...database, close, url };
}
