import { runAtTerminal } from './run-at-terminal.ts';

/** `npm run demo -- clear`, on the database in the server's settings. */
await runAtTerminal('demo', process.argv.slice(2));
