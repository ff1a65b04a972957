import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isLong } from './apps/server/src/testing/fault-forms.ts';
import { quickStart } from './apps/server/src/testing/quick-start.ts';
import { findTemporaryFolder } from './scripts/lib/temporary-folder.mjs';
import { testNodeOptions } from './scripts/lib/test-node-options.mjs';

/**
 * A server test that starts a gym, the real app on a database, runs on PostgreSQL. It also runs on the embedded engine when its
 * file begins with `// onBothEngines: why`, and only there when it is in the engine's folder. The long forms run on both.
 * Any other test runs once.
 */
const serverTests = readdirSync('apps/server/src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('apps/server/src', file))
  .filter((file) => file.endsWith('.test.ts'));
const read = (file: string) => readFileSync(file, 'utf8');
/** By itself, or as the one that the entries of all modules or several files share. */
const startsGym = (file: string) =>
  /start\w*Gym\(|from '..\/testing\/(access|races|smoke)\.ts'/.test(read(file));
const isOnBothEngines = (file: string) => /^\/\/ onBothEngines: \S/m.test(read(file));
const isOfEmbedded = (file: string) => file.includes(join('src', 'platform', 'db', 'embedded'));
const gymTests = serverTests.filter(startsGym);
const testsOf = {
  embedded: gymTests.filter((file) => isLong || isOfEmbedded(file) || isOnBothEngines(file)),
  postgresql: gymTests.filter((file) => !isOfEmbedded(file)),
};

/** Real processes that are killed, starved and kept waiting: they need the built server. */
const faults = 'apps/server/src/faults/**/*.test.ts';
const startsServers = (file: string) => file.includes(join('src', 'faults'));

// The long forms try the disk itself.
if (!isLong) process.env.TMPDIR = findTemporaryFolder();

/** A busy machine is no failure. */
const timeouts = { testTimeout: 20_000, hookTimeout: 30_000 };
const common = { setupFiles: ['./vitest.setup.ts'], ...timeouts };
/** Starting a process and loading React take longer than the tests of most files. */
const inOneProcess = {
  ...common,
  setupFiles: [...common.setupFiles, './apps/web/app/testing/fresh-file.ts'],
  isolate: false,
};
const onEngine = (engine: 'embedded' | 'postgresql') => ({
  test: {
    name: `server-${engine}`,
    include: testsOf[engine],
    env: { TEST_ENGINE: engine },
    globalSetup: `./apps/server/src/testing/${engine}-template.ts`,
    ...common,
    setupFiles: [...common.setupFiles, './apps/server/src/testing/close-gyms.ts'],
    execArgv: testNodeOptions,
    // Loading the server and starting an engine's WebAssembly take longer than most files: once a process, not once a file.
    isolate: false,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'contract',
          include: ['packages/contract/src/**/*.test.ts'],
          isolate: false,
          ...common,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], isolate: false, ...common } },
      {
        test: {
          name: 'server-rules',
          include: serverTests.filter((file) => !startsGym(file) && !startsServers(file)),
          execArgv: quickStart,
          isolate: false,
          ...common,
        },
      },
      onEngine('embedded'),
      onEngine('postgresql'),
      {
        test: {
          name: 'faults',
          execArgv: quickStart,
          include: [faults],
          isolate: false,
          globalSetup: ['embedded', 'postgresql', 'server', 'shop'].map(
            (what) => `./apps/server/src/testing/${what}-template.ts`,
          ),
          ...common,
          // `npm run faults` runs the long forms.
          testTimeout: isLong ? 1_800_000 : 180_000,
          hookTimeout: 180_000,
        },
      },
      { test: { name: 'web', include: ['apps/web/app/**/*.test.ts'], environment: 'node', ...inOneProcess } },
      // Hooks and screens: they need a page to be in.
      {
        test: {
          name: 'web-dom',
          include: ['apps/web/app/**/*.test.tsx'],
          environment: 'happy-dom',
          ...inOneProcess,
          setupFiles: [...inOneProcess.setupFiles, './apps/web/app/testing/fresh-screen.ts'],
        },
      },
    ],
  },
});
