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

/** Where a server process keeps its records; empty at first, but for the schema. */
export interface Place {
  engine: Engine;
  /** Names it to the server. */
  env: Record<string, string>;
  /** Opens it beside the server, or instead of it where only one may. */
  open: () => Promise<Database>;
}

/** Has the schema already. */
export const ofTemplate = `template ${TEMPLATE_DATABASE}`;

/** A place for one test, gone with it: in memory, or in the long forms on the disk. */
export const makePlace = (engine: Engine): Promise<Place> =>
  engine === 'embedded' ? makeFolder() : makePostgresDatabase(inject('postgresqlUrl'), ofTemplate);

/**
 * @param parent a folder that the test made, when it must be a special one
 * @param atEnd `afterAll` for a place that several tests share
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

/** A place where nothing was ever made. */
export async function makeEmptyPlace(engine: Engine): Promise<Place> {
  if (engine === 'postgresql') return makePostgresDatabase(inject('postgresqlUrl'), 'template template0');
  const place = await makeFolder();
  rmSync(place.env.DATA_DIR ?? '', { recursive: true });
  return place;
}

/**
 * @param serverUrl an address of the PostgreSQL that has the template, or of any other
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
