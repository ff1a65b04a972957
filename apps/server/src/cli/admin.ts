import { createInterface } from 'node:readline/promises';
import { nameOfEmail } from '../modules/people/users/api.ts';
import { runAtTerminal } from './run-at-terminal.ts';

/**
 * `npm run admin -- create EMAIL NAME`, `disable EMAIL` or `reset-factor EMAIL`, on the database in the server's
 * settings.
 */
await runAtTerminal('admin', await askForName(process.argv.slice(2)));

/** Asks for the name of a new admin, which is printed on receipts. */
async function askForName(args: string[]): Promise<string[]> {
  const [command, email] = args;
  if (command !== 'create' || email === undefined || args.length > 2 || !process.stdin.isTTY) return args;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const name = await terminal.question(`Name (${nameOfEmail(email)}): `);
  terminal.close();
  return name.trim() === '' ? args : [...args, name.trim()];
}
