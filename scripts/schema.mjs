// `npm run schema`: writes apps/server/src/platform/db/schema.sql, what the migrations make of an embedded database.
import './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { PlainError, runScript, runTool } from './lib/run.mjs';

await runScript(async () => {
  await ensureInstalled();
  const args = [
    'run',
    '--update',
    '--project',
    'server-embedded',
    'platform/db/embedded/schema-file.test.ts',
  ];
  const { isOk } = await runTool('vitest', args);
  if (!isOk) throw new PlainError('The schema was not written: see above.');
});
