import type { TestProject } from 'vitest/node';
import { startTemporaryPostgres } from '../../../../scripts/temporary-postgres.mjs';
import { migrate } from '../platform/db/migrate.ts';
import { openPostgres } from '../platform/db/postgres/engine.ts';
import { runOn } from './run-on.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database in which gyms are created and dropped. */
    postgresqlUrl: string;
  }
}

export const TEMPLATE_DATABASE = 'gym_template';
/**
 * The lock under which databases are cloned: PostgreSQL cannot clone one template twice at once. An arbitrary number.
 */
export const CLONING = 20_300_304;

/** Runs once: starts a PostgreSQL and migrates a database for gyms to clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTemporaryPostgres();
  await runOn(server.url('postgres'), `create database ${TEMPLATE_DATABASE}`);
  const { db, close } = await openPostgres(server.url(TEMPLATE_DATABASE), 1);
  await migrate(db);
  await close();
  project.provide('postgresqlUrl', server.url('postgres'));
  return server.stop;
}
