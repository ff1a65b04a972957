import { ConfigError, readConfig } from './config.ts';
import { FolderInUseError } from './db/data-folder.ts';
import { openEmbedded } from './db/embedded-engine.ts';
import { migrateDirectly } from './db/migrate.ts';
import { openPostgres } from './db/postgres-engine.ts';
import { runDemoCommand } from './demo-command.ts';
import { StartError } from './start-error.ts';

/** `npm run demo -- clear`: on the database that the server's settings name. */
async function run(args: readonly string[]): Promise<string> {
  const config = readConfig(process.env);
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, 1, { statements: config.databaseStatements })
    : await openEmbedded(config.dataDir);
  try {
    await migrateDirectly(database.db, config.databaseUrl && config.databaseListenUrl);
    return await runDemoCommand(database.db, args);
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).then(console.log, (error: unknown) => {
  process.exitCode = 1;
  if (error instanceof FolderInUseError) console.error(`${error.message} Stop the server, then try again.`);
  else console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error);
});
