import { newPassword } from '../cli/admin-command.ts';
import { seedDemoCatalogue } from '../db/seed/seed.ts';
import type { Deps } from '../deps.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import { createAdmin, hasAdmin } from '../modules/users/service.ts';
import { StartError } from '../start-error.ts';
import type { Config } from './config.ts';

interface SignIn {
  email: string;
  password: string;
}

/**
 * Fills an empty shop as the setting SEED says.
 * @returns the demo member's email and password, to be shown once; undefined when no demo people were made
 */
export async function seed(
  { db, clock, isRateLimited, tax }: Deps,
  config: Config,
): Promise<SignIn | undefined> {
  if (config.seed === 'none') return undefined;
  let signIn: SignIn | undefined;
  await seedDemoCatalogue(db, async (tx) => {
    if (config.seed === 'catalogue') return;
    // Loaded only at a first start.
    const { makeDemoMonth } = await import('../modules/demo/make.ts');
    const password = newPassword();
    const [known, unknown] = await Promise.all([hashPassword(password), hashPassword(newPassword())]);
    const email = await makeDemoMonth(
      { db: tx, clock, isRateLimited, ...(tax ? { tax } : {}) },
      { known, unknown },
    );
    signIn = { email, password };
  });
  return signIn;
}

/**
 * Makes the first admin when there is none (D37).
 * @returns the generated password, to be shown once; undefined when ADMIN_PASSWORD set it or an admin exists
 * @throws StartError when ADMIN_EMAIL belongs to a member
 */
export async function ensureAdmin(deps: Deps, config: Config): Promise<string | undefined> {
  if (await hasAdmin(deps.db)) return undefined;
  const password = config.adminPassword ?? newPassword();
  const isNew = await createAdmin(deps, config.adminEmail, await hashPassword(password), config.adminName);
  if (!isNew && !(await hasAdmin(deps.db))) {
    throw new StartError(`ADMIN_EMAIL: ${config.adminEmail} is already registered as a member.`);
  }
  return isNew && !config.adminPassword ? password : undefined;
}

/** Says at the terminal where the shop is open, and the passwords that are shown only once. */
export function greet(config: Config, firstPassword: string | undefined, demo: SignIn | undefined): void {
  const shownHost = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host;
  console.log(`Namma Strength is open at http://${shownHost}:${config.port}`);
  if (firstPassword) {
    console.log(
      `First admin: ${config.adminEmail}, password ${firstPassword} (shown only once; sign in at /adminLogin)`,
    );
  }
  if (demo) {
    console.log(
      `Demo member: ${demo.email}, password ${demo.password} (shown only once; sign in at /signIn; \`npm run demo -- clear\` removes the demo people)`,
    );
  }
}
