import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../start/config.ts';
import { StartError } from '../start-error.ts';
import { backUp, restore } from './backup-command.ts';

const USAGE = 'Usage: npm run backup -- FILE, or: npm run restore -- FILE [--replace]';

/** `npm run backup -- FILE`, `npm run restore -- FILE`, on the database in the server's settings. */
async function run([command, ...args]: readonly string[]): Promise<string> {
  const config = readConfig(process.env);
  const isReplacing = command === 'restore' && args.includes('--replace');
  const [file, ...rest] = isReplacing ? args.filter((arg) => arg !== '--replace') : args;
  if (file === undefined || file.startsWith('-') || rest.length > 0) throw new StartError(USAGE);
  const path = resolve(file);
  return command === 'restore' ? restore(config, path, isReplacing) : backUp(config, path);
}

run(process.argv.slice(2)).then(console.log, (error: unknown) => {
  process.exitCode = 1;
  console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error);
});
