import type { Database } from '../platform/db/database.ts';
import { FolderInUseError } from '../platform/db/embedded/data-folder.ts';
import { openEmbedded } from '../platform/db/embedded/engine.ts';
import { askForCommand, type TerminalRequest } from '../platform/db/embedded/server-socket.ts';
import { migrateDirectly } from '../platform/db/migrate.ts';
import { openPostgres } from '../platform/db/postgres/engine.ts';
import { StartError } from '../platform/shared/start-error.ts';
import { ConfigError, readConfig } from '../start/config.ts';
import { systemDetailsOf } from '../start/system-details.ts';
import { type TerminalCommandName, terminalCommands } from './terminal-commands.ts';

/**
 * Runs a command on the configured database, prints its output and sets the exit status. While a server has the
 * embedded database open, the command runs in that server.
 */
export async function runAtTerminal(name: TerminalCommandName, args: readonly string[]): Promise<void> {
  try {
    console.log(await run(name, args));
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error);
  }
}

async function run(name: TerminalCommandName, args: readonly string[]): Promise<string> {
  const config = readConfig(process.env);
  const request: TerminalRequest = { args: [...args], adminPassword: config.adminPassword };
  let database: Database;
  try {
    database = config.databaseUrl
      ? await openPostgres(config.databaseUrl, 1, { statements: config.databaseStatements })
      : await openEmbedded(config.dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return askForCommand(config.dataDir, name, request);
  }
  try {
    await migrateDirectly(database.db, config.databaseUrl && config.databaseListenUrl);
    const deps = {
      db: database.db,
      clock: () => new Date(),
      isRateLimited: config.isRateLimited,
      mail: {
        origin: config.publicUrl ?? `http://localhost:${config.port}`,
        sending: config.smtp && { from: config.smtp.from.address, wake: () => {} },
      },
      system: systemDetailsOf(config, database),
    };
    return await terminalCommands(deps)[name](request);
  } catch (error) {
    throw database.explain(error);
  } finally {
    await database.close();
  }
}
