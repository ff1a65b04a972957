import { runAdminCommand } from './admin-command.ts';
import { ConfigError, readConfig } from './config.ts';
import { FolderInUseError } from './db/data-folder.ts';
import { openEmbedded } from './db/embedded-engine.ts';
import { migrateDirectly } from './db/migrate.ts';
import { openPostgres } from './db/postgres-engine.ts';
import { StartError } from './start-error.ts';

/** `npm run admin -- create EMAIL`, `npm run admin -- disable EMAIL`: on the database that the server's settings name. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, 1, { statements: config.databaseStatements })
    : await openEmbedded(config.dataDir);
  try {
    await migrateDirectly(database.db, config.databaseUrl && config.databaseListenUrl);
    const deps = { db: database.db, clock: () => new Date(), isRateLimited: config.isRateLimited };
    console.log(await runAdminCommand(deps, process.argv.slice(2), config.adminPassword));
  } catch (error) {
    throw database.explain(error);
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  process.exitCode = 1;
  if (error instanceof FolderInUseError) console.error(`${error.message} Stop the server, then try again.`);
  else console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error);
});
