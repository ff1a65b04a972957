import { randomBytes } from 'node:crypto';
import { email } from '@namma/contract/fields';
import { profileUpdate } from '@namma/contract/users/schemas';
import type { Deps } from '../deps.ts';
import { hashPassword, resetFactor } from '../modules/people/auth/api.ts';
import { createOwner, endStaffByEmail } from '../modules/people/staff/api.ts';
import { nameOfEmail } from '../modules/people/users/api.ts';
import { StartError } from '../platform/shared/start-error.ts';

/** The same schema as a member's name. */
const { name: adminName } = profileUpdate.shape;

const USAGE = 'Usage: npm run admin -- create EMAIL NAME, disable EMAIL, or reset-factor EMAIL';

/**
 * Runs `create EMAIL NAME`, `disable EMAIL` or `reset-factor EMAIL`. Without a name, a new admin's name is derived from
 * the email.
 * @param password for a new admin; generated and shown when undefined
 * @returns one line for the terminal
 * @throws StartError with the reason in one line
 */
export async function runAdminCommand(
  deps: Deps,
  [command, address, ...rest]: readonly string[],
  password: string | undefined,
): Promise<string> {
  const isKnown = command === 'create' || command === 'disable' || command === 'reset-factor';
  if (!isKnown || address === undefined || (command !== 'create' && rest.length > 0))
    throw new StartError(USAGE);
  const parsed = email.safeParse(address);
  if (!parsed.success) throw new StartError(`${address} is not an email address. ${USAGE}`);
  if (command === 'disable') return disable(deps, parsed.data);
  if (command === 'reset-factor') return reset(deps, parsed.data);
  return create(deps, parsed.data, readName(rest, parsed.data), password);
}

/** The words after the email, quoted or not. */
function readName(words: readonly string[], address: string): string {
  if (words.length === 0) return nameOfEmail(address);
  const parsed = adminName.safeParse(words.join(' '));
  // A second email is a mistake, not a name.
  if (!parsed.success || words.some((word) => word.includes('@')))
    throw new StartError(`${words.join(' ')} is not a name. ${USAGE}`);
  return parsed.data;
}

async function create(
  deps: Deps,
  address: string,
  name: string,
  givenPassword: string | undefined,
): Promise<string> {
  const password = givenPassword ?? newPassword();
  if (!(await createOwner(deps, address, await hashPassword(password), name))) {
    throw new StartError(`${address} is already registered. Choose another email address.`);
  }
  const shown =
    givenPassword === undefined ? `password ${password} (shown only once)` : 'with ADMIN_PASSWORD';
  return `New admin: ${address}, ${shown}. Receipts call them ${name}. Sign in at /adminLogin.`;
}

async function disable(deps: Deps, address: string): Promise<string> {
  switch (await endStaffByEmail(deps, address)) {
    case 'noSuchAdmin':
      throw new StartError(`No active admin has the email address ${address}.`);
    case 'lastOwner':
      throw new StartError(`${address} is the last owner. Create another one first.`);
    case 'ended':
      return `${address} can no longer sign in and is signed out everywhere.`;
    case 'staysMember':
      return `${address} is no longer an admin and is signed out everywhere. They can still sign in as a member.`;
  }
}

/** For an admin who has lost the phone and the recovery codes, when no owner can help. */
async function reset(deps: Deps, address: string): Promise<string> {
  if (!(await resetFactor(deps, address)))
    throw new StartError(`${address} signs in without a second factor. There is nothing to reset.`);
  return `${address} signs in with the password alone, and is signed out everywhere. Switch it on again under Security.`;
}

/** Generates a random password of 12 URL-safe characters (72 bits). */
export const newPassword = (): string => randomBytes(9).toString('base64url');
