import { clearDemo } from '../modules/office/demo/api.ts';
import { modules } from '../modules.ts';
import type { Db } from '../platform/db/types.ts';
import { StartError } from '../platform/shared/start-error.ts';

const USAGE = 'Usage: npm run demo -- clear';

/**
 * Runs `clear`: removes the demo people and everything of theirs.
 * @returns one line for the person at the terminal
 * @throws StartError with the usage for any other command
 */
export async function runDemoCommand(db: Db, [command, ...rest]: readonly string[]): Promise<string> {
  if (command !== 'clear' || rest.length > 0) throw new StartError(USAGE);
  const gone = await clearDemo(db, modules);
  if (gone.people === 0 && gone.enquiries === 0) return 'There is no demo data.';
  return `Removed ${gone.people} demo people with ${gone.orders} orders, ${gone.memberships} memberships and ${gone.bookings} consultancies, and ${gone.enquiries} demo queries. Products and everything else are kept.`;
}
