import { newPassword } from '../cli/admin-command.ts';
import type { Deps } from '../deps.ts';
import { hashPassword } from '../modules/people/auth/api.ts';
import { createOwner, hasOwner } from '../modules/people/staff/api.ts';
import { seedDemoCatalogue } from '../platform/db/seed/seed.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { StartError } from '../platform/shared/start-error.ts';
import type { Config } from './config.ts';

/**
 * Fills an empty shop according to the setting SEED. Shows the demo member's password before committing: a start that
 * fails later has lost none, and one that fails earlier leaves no shop without a known password.
 * @returns true if demo people were created
 */
export async function seed(deps: Deps, config: Config): Promise<boolean> {
  if (config.seed === 'none') return false;
  let hasDemoPeople = false;
  await seedDemoCatalogue(deps.db, async (tx) => {
    if (config.seed === 'catalogue') return;
    const password = newPassword();
    const [known, unknown] = await Promise.all([hashPassword(password), hashPassword(newPassword())]);
    console.info('Making a month of demo business, which takes some seconds …');
    // Loaded only at a first start.
    const { makeDemo } = await import('../demo/make.ts');
    const email = await makeDemo(tx, deps, { known, unknown });
    await show(`Demo member: ${email}, password ${password} (shown only once; sign in at /signIn)`);
    hasDemoPeople = true;
  });
  return hasDemoPeople;
}

/**
 * Creates the first admin when there is none (D37). Shows a generated password before committing, as above.
 * @throws StartError when ADMIN_EMAIL belongs to a member, or the password cannot be shown
 */
export async function ensureAdmin(deps: Deps, config: Config): Promise<void> {
  if (await hasOwner(deps.db)) return;
  const password = config.adminPassword ?? newPassword();
  const passwordHash = await hashPassword(password);
  const isNew = await inTransaction(deps.db, async (tx) => {
    const isMade = await createOwner({ ...deps, db: tx }, config.adminEmail, passwordHash, config.adminName);
    if (isMade && !config.adminPassword) {
      await show(
        `First admin: ${config.adminEmail}, password ${password} (shown only once; sign in at /adminLogin)`,
      );
    }
    return isMade;
  });
  if (!isNew && !(await hasOwner(deps.db))) {
    throw new StartError(`ADMIN_EMAIL: ${config.adminEmail} is already registered as a member.`);
  }
}

/**
 * Writes a line to standard output, and waits until the system has accepted it.
 * @throws StartError when it cannot be written, such as to a closed pipe or a full disk
 */
function show(line: string): Promise<void> {
  const { stdout } = process;
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) =>
      reject(
        new StartError(
          `A password could not be shown, because standard output cannot be written (${error.message}). Start again with an output that can, or set ADMIN_PASSWORD, and SEED to catalogue or none.`,
        ),
      );
    // Without a listener the error would end the process before the transaction is rolled back.
    stdout.once('error', refuse);
    stdout.write(`${line}\n`, (error) => {
      if (error) return refuse(error);
      stdout.off('error', refuse);
      resolve();
    });
  });
}

/** Prints the shop's addresses at the terminal. */
export function greet(config: Config): void {
  const shownHost = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host;
  console.log(`Namma Strength is open at http://${shownHost}:${config.port}`);
}
