import { resolve } from 'node:path';
import { StartError } from '../platform/shared/start-error.ts';
import { ConfigError, readConfig } from '../start/config.ts';
import { backUp } from './backup-command.ts';
import { restore } from './restore-command.ts';

const USAGE = {
  backup: 'Usage: npm run backup -- FILE [--overwrite]',
  restore: 'Usage: npm run restore -- FILE [--replace]',
};
const SWITCH = { backup: '--overwrite', restore: '--replace' };

/** `npm run backup -- FILE`, `npm run restore -- FILE`, on the database in the server's settings. */
async function run([word, ...args]: readonly string[]): Promise<string> {
  const config = readConfig(process.env);
  const command = word === 'restore' ? 'restore' : 'backup';
  const mayReplace = args.includes(SWITCH[command]);
  const [file, ...rest] = args.filter((arg) => arg !== SWITCH[command]);
  if (file === undefined || file.startsWith('-') || rest.length > 0) throw new StartError(USAGE[command]);
  const path = resolve(file);
  return command === 'restore' ? restore(config, path, mayReplace) : backUp(config, path, mayReplace);
}

run(process.argv.slice(2)).then(console.log, (error: unknown) => {
  process.exitCode = 1;
  console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error);
});
