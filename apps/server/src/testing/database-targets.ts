import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { openEmbedded } from '../platform/db/embedded/engine.ts';
import { openPostgres } from '../platform/db/postgres/engine.ts';
import { BARE_FOLDER, TEMPLATE_FOLDER } from './embedded-template.ts';
import { CLONING, TEMPLATE_DATABASE } from './postgresql-template.ts';
import { runOn } from './run-on.ts';
import { SHOP_DATABASE, SHOP_FOLDER } from './shop-template.ts';

export type Engine = Database['engine'];
export const engines: readonly Engine[] = ['embedded', 'postgresql'];

/** The database of a server process. */
export interface DatabaseTarget {
  engine: Engine;
  /** The server's settings for it. */
  env: Record<string, string>;
  /** Opens it beside a PostgreSQL server process, or after an embedded one has ended. */
  open: () => Promise<Database>;
}

/** The state after a first start with the catalogue and an admin; only the tables; or a database without tables. */
type Contents = 'shop' | 'tables' | 'nothing';
const folders: Record<Contents, string> = {
  shop: SHOP_FOLDER,
  tables: TEMPLATE_FOLDER,
  nothing: BARE_FOLDER,
};
const databases: Record<Contents, string> = {
  shop: SHOP_DATABASE,
  tables: TEMPLATE_DATABASE,
  nothing: 'template0',
};

/** A database for one test: in memory, or on the disk in the long forms. */
export const makeTarget = (engine: Engine, contents: Contents = 'shop'): Promise<DatabaseTarget> =>
  engine === 'embedded'
    ? makeFolder({ contents })
    : makePostgresDatabase(inject('postgresqlUrl'), databases[contents]);

type FolderTarget = DatabaseTarget & { env: { DATA_DIR: string } };

interface FolderOptions {
  contents?: Contents;
  /** A special folder, if the test needs one. */
  parent?: string | undefined;
  /** `afterAll` for a database that several tests share. */
  atEnd?: (clean: () => void) => void;
}

/** A database of the embedded engine. */
export async function makeFolder({
  contents = 'shop',
  parent,
  atEnd = onTestFinished,
}: FolderOptions = {}): Promise<FolderTarget> {
  const place = nameNewFolder({ parent, atEnd });
  cpSync(join(inject('embeddedFolder'), folders[contents]), place.env.DATA_DIR, { recursive: true });
  return place;
}

/** The path of a new folder: the embedded engine creates it, with a database in it. */
export function nameNewFolder({
  parent = tmpdir(),
  atEnd = onTestFinished,
}: Omit<FolderOptions, 'contents'> = {}): FolderTarget {
  const around = mkdtempSync(join(parent, 'namma-place-'));
  atEnd(() => rmSync(around, { recursive: true, force: true }));
  const folder = join(around, 'data');
  return {
    engine: 'embedded',
    env: { DATA_DIR: folder, SEED: 'catalogue' },
    open: () => openEmbedded(folder),
  };
}

/**
 * @param serverUrl an address of the PostgreSQL with the templates, or of any other
 * @param options appended to `create database …`
 */
export async function makePostgresDatabase(
  serverUrl: string,
  template: string,
  options = '',
): Promise<DatabaseTarget> {
  const name = `place_${randomUUID().replaceAll('-', '_')}`;
  await runOn(
    serverUrl,
    `select pg_advisory_lock(${CLONING})`,
    `create database ${name} template ${template} ${options}`,
  );
  onTestFinished(() => runOn(serverUrl, `drop database ${name} with (force)`).catch(() => {}));
  const url = Object.assign(new URL(serverUrl), { pathname: name }).href;
  return {
    engine: 'postgresql',
    env: { DATABASE_URL: url, SEED: 'catalogue' },
    open: () => openPostgres(url, 2),
  };
}
