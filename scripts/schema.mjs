// `npm run schema`: writes apps/server/src/platform/db/schema.sql, the result of the migrations on an embedded
// database, and the checksums of new migrations.
import './lib/node-version.mjs';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { PlainError, root, runScript, runTool } from './lib/run.mjs';

/**
 * Adds the checksums of new migrations except the baseline, which may change until 1.0.0. Existing ones are unchanged.
 */
function writeChecksums() {
  const folder = join(root, 'apps/server/src/platform/db/migrations');
  const path = join(folder, 'checksums.json');
  /** @type {Record<string, string>} */
  const landed = JSON.parse(readFileSync(path, 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?!0001)\d{4}-.*\.ts$/.test(file));
  for (const file of files.sort()) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    landed[file] ??= createHash('sha256').update(text).digest('hex');
  }
  writeFileSync(path, `${JSON.stringify(landed, undefined, 2)}\n`);
}

await runScript(async () => {
  await ensureInstalled();
  writeChecksums();
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
