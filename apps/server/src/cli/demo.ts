import { runAtTerminal } from './run-at-terminal.ts';

/** `npm run demo -- clear`: on the database that the server's settings name. */
await runAtTerminal('demo', process.argv.slice(2));
