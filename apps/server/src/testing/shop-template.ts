import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { TEMPLATE_FOLDER } from './embedded-template.ts';
import { TEMPLATE_DATABASE } from './postgresql-template.ts';
import { runOn } from './run-on.ts';
import { startServer } from './started-server.ts';

/** The state after a first start with the demo catalogue: a folder beside `template`, and a database. */
export const SHOP_FOLDER = 'shop';
export const SHOP_DATABASE = 'shop_template';

/**
 * Runs once, after the other templates: starts the server on a copy of each, so that the servers of tests need not fill
 * a shop.
 */
export async function setup(project: TestProject): Promise<void> {
  const { embeddedFolder, postgresqlUrl } = project.getProvidedContext();
  const folder = join(embeddedFolder, SHOP_FOLDER);
  cpSync(join(embeddedFolder, TEMPLATE_FOLDER), folder, { recursive: true });
  await runOn(postgresqlUrl, `create database ${SHOP_DATABASE} template ${TEMPLATE_DATABASE}`);
  const url = Object.assign(new URL(postgresqlUrl), { pathname: SHOP_DATABASE }).href;
  await Promise.all([fill({ DATA_DIR: folder }), fill({ DATABASE_URL: url })]);
}

async function fill(env: Record<string, string>): Promise<void> {
  const server = await startServer({ env: { ...env, SEED: 'catalogue' } });
  await server.end('SIGTERM');
}
