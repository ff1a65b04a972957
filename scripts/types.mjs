// Runs after each install: writes the types of the routes, without which an editor marks every screen. Never fails an
// install.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './lib/run.mjs';

// A production install has no tools.
if (existsSync(join(root, 'node_modules/@react-router/dev'))) {
  const web = join(root, 'apps/web');
  const { isOk } = await runTool('@react-router/dev#react-router', ['typegen'], { cwd: web, isQuiet: true });
  if (!isOk) console.log('The types of the routes could not be written: `npm run check` says why.');
}
