import { runAtTerminal } from './run-at-terminal.ts';

/** `npm run admin -- create EMAIL`, `npm run admin -- disable EMAIL`, on the database in the server's settings. */
await runAtTerminal('admin', process.argv.slice(2));
