import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startTemporaryPostgres } from '../../../../scripts/temporary-postgres.mjs';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres/engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database in which gyms are created and dropped. */
    postgresqlUrl: string;
  }
}

export const TEMPLATE_DATABASE = 'gym_template';

/** Runs once: starts a PostgreSQL and migrates a database for gyms to clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTemporaryPostgres();
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  const { db, close } = await openPostgres(server.url(TEMPLATE_DATABASE), 1);
  await migrate(db);
  await close();
  project.provide('postgresqlUrl', server.url('postgres'));
  return server.stop;
}
