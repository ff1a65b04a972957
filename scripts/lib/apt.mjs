import { existsSync } from 'node:fs';
import { PlainError, run } from './run.mjs';

/** True if packages can be installed with apt-get: it exists and this is root. */
export const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string[]} packages */
export async function aptInstall(...packages) {
  console.log(`Installing ${packages.join(', ')} with apt-get (once) …`);
  const options = { isQuiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  // The update may fail because of an unreachable extra source; the installation shows whether that matters.
  const updated = await run('apt-get', ['update', '-q'], options);
  const installed = await run('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], options);
  if (installed.isOk) return;
  throw new PlainError(
    `${updated.output}${installed.output}\napt-get could not install ${packages.join(', ')}.`,
  );
}
