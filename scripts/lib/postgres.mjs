import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';
import { PlainError, run } from './run.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * Finds the folder of PostgreSQL's programs, installing them if necessary, for the tests that run on both engines.
 * @returns {Promise<string>}
 * @throws PlainError when they cannot be installed
 */
export async function ensurePostgres() {
  const found = await findPostgresPrograms();
  if (found) return found;
  if (canUseApt()) {
    await aptInstall('postgresql');
    const installed = await findPostgresPrograms();
    if (installed) return installed;
  }
  throw new PlainError(
    'The tests also run on PostgreSQL 15 or later, and no initdb was found. Install it (Debian, Ubuntu: ' +
      'sudo apt-get install postgresql; macOS: brew install postgresql@17) and make sure that pg_config is on the PATH.',
  );
}

/** @returns {Promise<string | undefined>} the newest of Debian's, else that of pg_config, else on the PATH */
export async function findPostgresPrograms() {
  const debian = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const candidates = debian
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  const { isOk, output } = await run('pg_config', ['--bindir'], { isQuiet: true });
  if (isOk) candidates.push(output.trim());
  candidates.push(...(process.env.PATH ?? '').split(delimiter));
  return candidates.find(
    (folder) => folder && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}
