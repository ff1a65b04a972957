import { expect, it } from 'vitest';
import { root, run } from './lib/run.mjs';

/** May have to wait for running builds. */
const TIMEOUT_MILLISECONDS = 300_000;

it('npm run bench fills a shop with the current tables and gets right answers', {
  timeout: TIMEOUT_MILLISECONDS,
}, async () => {
  // One row of each kind: each takes four seconds.
  const only = 'hot/getAll,cold/search,page/store,write/order,admin/dashboard';
  const args = ['scripts/bench.mjs', '--size', 'small', '--seconds', '1', '--rounds', '1', '--only', only];

  const { isOk, output } = await run(process.execPath, args, { cwd: root, isQuiet: true });

  expect(isOk, output).toBe(true);
  expect(output).toContain('| write/order ');
});
