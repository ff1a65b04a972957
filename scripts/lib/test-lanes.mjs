import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, root, run } from './run.mjs';

const SERVER = 'apps/server/src/';
const MODULES = `${SERVER}modules/`;
const CONTRACT = 'packages/contract/src/';

/** The projects whose tests start no gym. */
const withoutGym = ['contract', 'scripts', 'server-rules', 'web', 'web-dom'];
const projects = (/** @type {readonly string[]} */ names) => names.flatMap((name) => ['--project', name]);

const quickProjects = ['contract', 'server-rules', 'server-postgresql', 'web', 'web-dom'];
/**
 * Server tests that changes of one module seldom break. `npm test -- changed` runs most of them when they are affected.
 */
const leftOutOfQuick = [
  'acceptance/!(access).test.ts',
  '{app,jobs}.test.ts',
  '{cli,platform/db,platform/http,security}/**/*.test.ts',
  'modules/{people/auth/network-limit,shop/catalogue/large-shop}.test.ts',
  'demo/*.test.ts',
];

/**
 * The arguments of `npm test -- quick`, in addition to the checks.
 * @returns {string[]}
 */
export const listQuickArguments = () => [
  ...projects(quickProjects),
  ...leftOutOfQuick.map((glob) => `--exclude=${SERVER}${glob}`),
];

export const whatQuickLeavesOut =
  'quick leaves out: the embedded engine, faults, journeys, weight; of the server what is not a module (acceptance without access, db, ' +
  'http, security, cli) and three long files of modules; the tests of scripts. npm test runs them.';

/**
 * One run of Vitest. `isFiltered`: by the names of tests, so that it skips most of a file.
 * @typedef {{ args: string[], isFiltered?: boolean }} VitestRun
 */

/**
 * Selects the tests affected by changes since `main`, committed or not. Vitest finds those that import changed files. A
 * test that starts a gym imports the whole server, so those are selected by folder: a module's own tests, and its
 * access and concurrency cases if its routes have changed.
 * @returns {Promise<{ runs: VitestRun[], notes: string[] }>} `notes`: messages, including what is not run
 * @throws PlainError outside of a Git repository
 */
export async function selectChanged() {
  const base = await findBase();
  const changed = await listChanged(base);
  if (changed.length === 0) return { runs: [], notes: [`Nothing has changed since ${base.slice(0, 8)}.`] };

  const modules = listModules(changed);
  const filters = listFilters(changed, modules);
  /** @param {string} name */
  const areCallsChanged = (name) =>
    ['routes', 'access', 'races'].some((file) => changed.includes(`${MODULES}${name}/${file}.ts`));
  const calls = modules.filter(areCallsChanged).flatMap(listCalls);
  const runs = [
    { args: ['--changed', base, '--passWithNoTests', ...projects(withoutGym)] },
    ...(filters.length > 0
      ? [{ args: ['--passWithNoTests', ...projects(['server-postgresql', 'server-embedded']), ...filters] }]
      : []),
    ...(calls.length > 0
      ? [
          {
            args: [
              ...projects(['server-postgresql']),
              ...['access', 'races'].map((name) => `${SERVER}acceptance/${name}.test.ts`),
              `--testNamePattern=(${calls.join('|')})( |$)`,
            ],
            isFiltered: true,
          },
        ]
      : []),
  ];
  const users = listUsers(modules);
  return {
    runs,
    notes: [
      `Changed files since ${base.slice(0, 8)}: ${changed.length}.`,
      `changed does not run: the checks (npm run check), ${users.length > 0 ? `the modules that use the changed ones (${users.join(', ')}), ` : ''}` +
        'other acceptance and security tests, faults, weight, journeys. npm test runs them.',
    ],
  };
}

/**
 * The merge base with `main`; on `main` itself, with the remote's.
 * @returns {Promise<string>}
 */
async function findBase() {
  const branch = await git('branch', '--show-current');
  if (branch === undefined) throw new PlainError('npm test -- changed needs a Git repository.');
  for (const main of branch === 'main' ? ['origin/main'] : ['main', 'origin/main']) {
    const base = await git('merge-base', 'HEAD', main);
    if (base) return base;
  }
  return (await git('rev-parse', 'HEAD')) ?? 'HEAD';
}

/**
 * @param {string} base
 * @returns {Promise<string[]>} paths in the repository, including removed files
 */
async function listChanged(base) {
  const tracked = (await git('diff', '--name-only', base)) ?? '';
  const untracked = (await git('ls-files', '--others', '--exclude-standard')) ?? '';
  return [...new Set([...tracked.split('\n'), ...untracked.split('\n')])].filter(Boolean);
}

/**
 * @param {...string} args
 * @returns {Promise<string | undefined>} undefined when Git fails or is not installed
 */
async function git(...args) {
  const { isOk, output } = await run('git', args, { isQuiet: true });
  return isOk ? output.trim() : undefined;
}

/** Every module, as `area/name`. @returns {string[]} */
const listAllModules = () =>
  readdirSync(join(root, MODULES)).flatMap((area) =>
    readdirSync(join(root, MODULES, area)).map((name) => `${area}/${name}`),
  );

/**
 * The server's modules that have changed, or that use a changed part of the contract.
 * @param {string[]} changed
 */
function listModules(changed) {
  const all = listAllModules();
  const parts = changed
    .filter((file) => file.startsWith(CONTRACT) && !file.endsWith('.test.ts'))
    .map((file) => `'@namma/contract/${file.slice(CONTRACT.length).replace(/\.ts$/, '')}'`);
  return all.filter(
    (name) =>
      changed.some((file) => file.startsWith(`${MODULES}${name}/`) && !file.endsWith('.test.ts')) ||
      (parts.length > 0 && readSources(name).some((text) => parts.some((part) => text.includes(part)))),
  );
}

/**
 * Path fragments by which Vitest finds the tests that start a gym.
 * @param {string[]} changed
 * @param {string[]} modules
 */
function listFilters(changed, modules) {
  const ofServer = changed.filter((file) => file.startsWith(SERVER)).map((file) => file.slice(SERVER.length));
  const tests = ofServer.filter((file) => file.endsWith('.test.ts'));
  const sources = ofServer.filter((file) => !file.endsWith('.test.ts'));
  const folders = new Set(
    sources.map((file) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '')),
  );
  // Changes that affect every module.
  const isEverywhere = ['', 'platform', 'testing'].some((folder) => folders.has(folder));
  return [
    ...tests,
    ...modules.map((name) => `modules/${name}/`),
    ...(isEverywhere ? ['modules/', 'acceptance/access.test.ts'] : []),
    ...(sources.some((file) => file.endsWith('/smoke.ts')) ? ['acceptance/every-module.test.ts'] : []),
    ...['platform', 'cli'].filter((folder) => folders.has(folder)).map((folder) => `${folder}/`),
  ].map((path) => SERVER + path);
}

/** The calls of a module, from its routes. @param {string} name */
function listCalls(name) {
  const routes = readFileSync(join(root, MODULES, name, 'routes.ts'), 'utf8');
  return [...routes.matchAll(/\broute\(\s*\w+,\s*'([^']+)'/g)].flatMap(([, call]) => call ?? []);
}

/**
 * The modules that import one of these, excluding themselves.
 * @param {string[]} modules
 */
function listUsers(modules) {
  const imports = modules.map((name) => `/${name.split('/')[1]}/api.ts'`);
  return listAllModules().filter(
    (name) =>
      !modules.includes(name) &&
      readSources(name).some((text) => imports.some((each) => text.includes(each))),
  );
}

/** The texts of a module's files, without its tests. @param {string} name */
function readSources(name) {
  const folder = join(root, MODULES, name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
