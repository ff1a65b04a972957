import { runAtTerminal } from './run-at-terminal.ts';

/** `npm run doctor`, on the database in the server's settings. */
await runAtTerminal('doctor', process.argv.slice(2));
