import type { Deps } from '../deps.ts';
import type { TerminalCommands } from '../platform/db/embedded/server-socket.ts';
import { runAdminCommand } from './admin-command.ts';

/**
 * The commands of `npm run admin` and `npm run doctor`. They run in the CLI process, or in the server that has the
 * embedded database open.
 */
export const terminalCommands = (deps: Deps) =>
  ({
    admin: ({ args, adminPassword }) => runAdminCommand(deps, args, adminPassword),
    // Loaded on demand, because it is rarely used.
    doctor: async ({ args }) => (await import('./doctor-command.ts')).runDoctorCommand(deps, args),
  }) satisfies TerminalCommands;

export type TerminalCommandName = keyof ReturnType<typeof terminalCommands>;
