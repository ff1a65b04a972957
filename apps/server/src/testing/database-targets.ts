import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/engine.ts';
import { openPostgres } from '../db/postgres/engine.ts';
import { findRoomyFolder } from './embedded-template.ts';
import { isLong } from './fault-forms.ts';
import { TEMPLATE_DATABASE } from './postgresql-template.ts';

export type Engine = Database['engine'];
export const engines: readonly Engine[] = ['embedded', 'postgresql'];

/** The database of a server process; empty except for the schema. */
export interface Place {
  engine: Engine;
  /** The server's settings for it. */
  env: Record<string, string>;
  /** Opens it beside a PostgreSQL server process, or after an embedded one has ended. */
  open: () => Promise<Database>;
}

/** With the schema. */
export const ofTemplate = `template ${TEMPLATE_DATABASE}`;

/** A database for one test: in memory, or on the disk in the long forms. */
export const makePlace = (engine: Engine): Promise<Place> =>
  engine === 'embedded' ? makeFolder() : makePostgresDatabase(inject('postgresqlUrl'), ofTemplate);

/**
 * @param parent a special folder, if the test needs one
 * @param atEnd `afterAll` for a database that several tests share
 */
export async function makeFolder(
  parent = isLong ? tmpdir() : findRoomyFolder(),
  atEnd: (clean: () => void) => void = onTestFinished,
): Promise<Place> {
  const folder = mkdtempSync(join(parent, 'namma-place-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(inject('embeddedFolder'), 'template'), folder, { recursive: true });
  return {
    engine: 'embedded',
    env: { DATA_DIR: folder, SEED: 'catalogue' },
    open: () => openEmbedded(folder),
  };
}

/** A database without any tables. */
export async function makeEmptyPlace(engine: Engine): Promise<Place> {
  if (engine === 'postgresql') return makePostgresDatabase(inject('postgresqlUrl'), 'template template0');
  const place = await makeFolder();
  rmSync(place.env.DATA_DIR ?? '', { recursive: true });
  return place;
}

/**
 * @param serverUrl an address of the PostgreSQL with the template, or of any other
 * @param options what comes after `create database …`
 */
export async function makePostgresDatabase(serverUrl: string, options = ''): Promise<Place> {
  const name = `place_${randomUUID().replaceAll('-', '_')}`;
  await runOn(serverUrl, `create database ${name} ${options}`);
  onTestFinished(() => runOn(serverUrl, `drop database ${name} with (force)`).catch(() => {}));
  const url = Object.assign(new URL(serverUrl), { pathname: name }).href;
  return {
    engine: 'postgresql',
    env: { DATABASE_URL: url, SEED: 'catalogue' },
    open: () => openPostgres(url, 2),
  };
}

export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
