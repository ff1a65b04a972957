import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';
import { root } from './run.mjs';

/**
 * Lints the API description of `/api/openapi.json` with Redocly's recommended rules.
 * @returns {Promise<string[]>} its errors; warnings are not reported
 */
export async function lintDescription() {
  const { buildDocs } = await import(
    pathToFileURL(join(root, 'apps/server/src/platform/http/docs-app.ts')).href
  );
  const docs = await buildDocs();
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, (await docs.inject('/api/openapi.json')).body);
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lint({ ref: file, config });
    return problems
      .filter(({ severity }) => severity === 'error')
      .map(({ message, location }) => `${location[0]?.pointer ?? ''}: ${message}`);
  } finally {
    await docs.close();
    rmSync(folder, { recursive: true });
  }
}
