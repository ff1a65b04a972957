import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, toolPath } from './lib/run.mjs';

/** The number of files that a capability may touch outside its own, with the generated schema. */
const MOST_FILES_OUTSIDE = 8;
/** The number of files that a field of a member may touch in all, with the generated schema. */
const MOST_FILES_OF_FIELD = 10;
const SCHEMA = 'apps/server/src/platform/db/schema.sql';
const own = /(?:^|\/)lost-and-found(?:\/|\.|-)/;

/** @param {string} name */
const readBlocks = (name) =>
  [
    ...readFileSync(join(root, `docs/recipes/${name}.md`), 'utf8').matchAll(
      /^```\w+ (new|edit) (\S+)\n([\s\S]*?)\n```$/gm,
    ),
  ].map(([, kind, path = '', text = '']) => ({ kind, path, text }));
const capability = readBlocks('lost-and-found');
const field = readBlocks('personal-field');
const blocks = [...capability, ...field];
const copy = mkdtempSync(join(tmpdir(), 'recipe-'));

/** Links the packages. Those of the workspaces are the copies. */
function linkPackages() {
  const target = join(copy, 'node_modules');
  mkdirSync(join(target, '@namma'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@namma' && !name.startsWith('.vite'))
      symlinkSync(join(root, 'node_modules', name), join(target, name));
  symlinkSync(join(copy, 'packages/contract'), join(target, '@namma/contract'));
  for (const workspace of ['apps/server', 'apps/web'])
    if (existsSync(join(root, workspace, 'node_modules')))
      symlinkSync(join(root, workspace, 'node_modules'), join(copy, workspace, 'node_modules'));
}

/** @param {{ path: string, text: string }} block */
function edit({ path, text }) {
  let file = readFileSync(join(copy, path), 'utf8');
  for (const change of text.split('\n===\n')) {
    const [before = '', after = ''] = change.split('\n---\n');
    if (!file.includes(before)) throw new Error(`${path} has no\n${before}`);
    file = file.replace(before, () => after);
  }
  writeFileSync(join(copy, path), file);
}

/** @param {string} tool @param {string[]} args */
function run(tool, args, cwd = copy) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [toolPath(tool), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '' },
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

const isCopied = (/** @type {string} */ path) =>
  !/\/(?:node_modules|build|dist|\.react-router|public)$/.test(path.replaceAll('\\', '/'));

beforeAll(() => {
  const atRoot = readdirSync(root).filter((name) => /\.(?:json|ts)$|^\.dependency-cruiser\.cjs$/.test(name));
  for (const path of ['apps', 'packages', 'scripts', 'docs/rules', 'CHANGELOG.md', ...atRoot])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: isCopied });
  linkPackages();
  for (const { kind, path, text } of blocks)
    if (kind === 'edit') edit({ path, text });
    else {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), `${text}\n`);
    }
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** @param {typeof blocks} recipe */
const filesOf = (recipe) => [...new Set(recipe.map(({ path }) => path)).add(SCHEMA)];

it('a capability touches at most eight files outside its own', () => {
  const outside = filesOf(capability).filter((path) => !own.test(path));

  expect(outside.length, outside.join('\n')).toBeLessThanOrEqual(MOST_FILES_OUTSIDE);
});

it('a personal field touches at most ten files', () => {
  expect(filesOf(field).length, filesOf(field).join('\n')).toBeLessThanOrEqual(MOST_FILES_OF_FIELD);
});

it('both compile on the server and in the web', () => {
  expect(run('@react-router/dev#react-router', ['typegen'], join(copy, 'apps/web'))).toBe('');
  const faults = ['apps/server', 'apps/web'].map((workspace) =>
    run('typescript-7#tsc', ['--project', workspace, '--noEmit']),
  );

  expect(faults.join('')).toBe('');
}, 300_000);

it('both import only what they may', () => {
  const folders = blocks.filter(({ kind }) => kind === 'new').map(({ path }) => path);

  const faults = run('dependency-cruiser#depcruise', ['--config', '.dependency-cruiser.cjs', ...folders])
    .split('\n')
    .filter((line) => folders.some((path) => line.includes(path)));

  expect(faults).toEqual([]);
}, 300_000);

it('both pass their own tests, and those that go through all modules', () => {
  const projects = ['server-postgresql', 'server-rules', 'web-dom', 'web'].flatMap((name) => [
    '--project',
    name,
  ]);
  const vitest = (/** @type {string[]} */ ...args) => run('vitest', ['run', ...projects, ...args]);

  const ownTests = ['lost-and-found', 'blood-group', 'features/members'];
  expect(vitest(...ownTests, 'server/src/modules.test', 'shell/screens', 'web/app/routes.test')).toBe('');
  expect(
    vitest(
      'acceptance/races',
      'acceptance/every-module',
      '-t',
      'lost-and-found|lostAndFound|tested for every',
    ),
  ).toBe('');
}, 600_000);
