import { ConfigError, readConfig } from './config.ts';
import { askServer } from './db/command-socket.ts';
import { FolderInUseError } from './db/data-folder.ts';
import type { Database } from './db/database.ts';
import { openEmbedded } from './db/embedded-engine.ts';
import { migrateDirectly } from './db/migrate.ts';
import { openPostgres } from './db/postgres-engine.ts';
import { runDemoCommand } from './demo-command.ts';
import { StartError } from './start-error.ts';

/** `npm run demo -- clear`: on the database that the server's settings name. */
async function run(args: readonly string[]): Promise<string> {
  const config = readConfig(process.env);
  let database: Database;
  try {
    database = config.databaseUrl
      ? await openPostgres(config.databaseUrl, 1, { statements: config.databaseStatements })
      : await openEmbedded(config.dataDir);
  } catch (error) {
    // The server that has it open can do it.
    if (error instanceof FolderInUseError) return askServer(config.dataDir, ['demo', ...args]);
    throw error;
  }
  try {
    await migrateDirectly(database.db, config.databaseUrl && config.databaseListenUrl);
    return await runDemoCommand(database.db, args);
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).then(console.log, (error: unknown) => {
  process.exitCode = 1;
  console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error);
});
