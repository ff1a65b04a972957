import { expect, it } from 'vitest';
import { root, run } from './lib/run.mjs';

/** It may have to wait for builds that are under way. */
const TIMEOUT_MILLISECONDS = 300_000;

it('the bench fills a shop with today’s tables, and finds the rows that it asks for', {
  timeout: TIMEOUT_MILLISECONDS,
}, async () => {
  const args = ['scripts/bench.mjs', '--scale', '1k', '--engine', 'postgresql', '--startup'];

  const { isOk, output } = await run(process.execPath, args, { cwd: root, isQuiet: true });

  expect(isOk, output).toBe(true);
  expect(output).toContain('Ready after a start (postgresql, 1k products)');
});
