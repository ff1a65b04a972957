import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startToyRegistry } from '../testing/toy-registry.mjs';
import { root } from './run.mjs';

const system = `${process.platform}-${process.arch}`;
const version = process.versions.node;
const folder = mkdtempSync(join(tmpdir(), 'namma-node-'));
/** @type {Awaited<ReturnType<typeof startToyRegistry>>} */
let registry;
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// The registry has one package: this process's own Node.
beforeAll(async () => {
  registry = await startToyRegistry(folder, 'toy-node', version, {
    'bin/node': `#!/bin/sh\nexec '${process.execPath}' "$@"\n`,
    LICENSE: 'toy\n',
  });
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  registry.reset();
});
afterAll(async () => {
  await registry.stop();
  rmSync(folder, { recursive: true });
});

const SCRIPT = `
import { execFileSync } from 'node:child_process';
const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' }).trim();
const [what, ...rest] = process.argv.slice(2);
if (what === 'children') console.log(run('sh', '-c', 'command -v node'), run('npm', 'exec', '-c', 'command -v node'));
else if (what === 'wait') {
  const timer = setInterval(() => {}, 1_000);
  for (const signal of rest) process.on(signal, () => {
    console.log(signal);
    setTimeout(() => process.exit(3), 300);
  });
  console.log('ready', process.pid);
} else console.log('ran', ...process.argv.slice(2));
`;

/**
 * A clone for which this process's Node is too old.
 * @param {{ npmrc?: string }} [options]
 */
function makeClone({ npmrc = `registry=${registry.url}\n` } = {}) {
  const clone = mkdtempSync(join(folder, 'a clone '));
  for (const file of [
    'launch',
    'lib/help',
    'lib/node-version',
    'lib/fetched-node',
    'lib/npm',
    'lib/lock',
    'lib/run',
  ])
    cpSync(join(root, `scripts/${file}.mjs`), join(clone, `scripts/${file}.mjs`));
  writeFileSync(join(clone, 'scripts/script.mjs'), SCRIPT);
  writeFileSync(join(clone, '.npmrc'), npmrc);
  const script = 'node scripts/launch.mjs scripts/script.mjs';
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ private: true, scripts: { script } }));
  mkdirSync(join(clone, 'apps/server/src/platform/shared'), { recursive: true });
  const packages = { [system]: { name: 'toy-node', integrity: registry.integrity } };
  writeFileSync(
    join(clone, 'apps/server/src/platform/shared/node-versions.json'),
    JSON.stringify({ least: '99', fetched: { version, packages } }),
  );
  return { clone, home: join(clone, `.cache/node/${version}-${system}`) };
}

/** @param {string} clone @param {readonly string[]} args @param {import('node:child_process').SpawnOptions} [options] */
function launch(clone, args, options) {
  return start(clone, process.execPath, ['scripts/launch.mjs', 'scripts/script.mjs', ...args], options);
}

/**
 * @param {string} cwd
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
function start(cwd, command, args, { env, ...options } = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE$|proxy$/i.test(name));
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(inherited),
      npm_config_cache: join(cwd, 'npm-cache'),
      PATH: process.env.PATH,
      ...env,
    },
    ...options,
  });
  running.add(child);
  if (!child.stdout || !child.stderr) throw new Error('pipes are asked for above');
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)));
  const output = child.stdout;
  return {
    child,
    ready: new Promise((resolve) => output.on('data', (data) => /ready (\d+)/.test(data) && resolve(data))),
    end: Promise.all([ended, text(output), text(child.stderr)]).then(([status, out, err]) => ({
      status,
      out,
      err,
    })),
  };
}

const ran = { status: 0, out: 'ran a b\n' };
const fetching = `fetching Node ${version} from npm into .cache/node (once) …\n`;

it('fetches a Node once, shows a message in one line, and does not ask the registry again', async () => {
  const { clone } = makeClone();
  expect(await launch(clone, ['a b']).end).toEqual({
    ...ran,
    err: `Node 99 or later is needed; this is Node ${version}: ${fetching}`,
  });
  expect(registry.tarballs).toBe(1);
  const asked = registry.requests;
  expect(await launch(clone, ['a b']).end).toEqual({ ...ran, err: '' });
  expect(registry.requests).toBe(asked);
});

it('lets children and the scripts of npm find the fetched Node first', async () => {
  const { clone, home } = makeClone();
  const node = join(home, 'bin/node');
  const { out } = await launch(clone, ['children']).end;
  expect(out).toBe(`${node} ${node}\n`);
});

it('downloads truncated or changed files again, from the cache and the network', async () => {
  const { clone, home } = makeClone();
  registry.cutNextTarball();
  expect(await launch(clone, ['a b']).end).toMatchObject(ran);
  expect(registry.tarballs).toBe(2);
  truncateSync(join(home, 'bin/node'), 10);
  expect(await launch(clone, ['a b']).end).toMatchObject({ ...ran, err: expect.stringContaining(fetching) });
  const node = readFileSync(join(home, 'bin/node'), 'utf8');
  writeFileSync(join(home, 'bin/node'), node.replace('exec', 'kill'));
  expect(await launch(clone, ['a b']).end).toMatchObject({ ...ran, err: expect.stringContaining(fetching) });
  rmSync(join(home, 'verified.json'));
  expect(await launch(clone, ['a b']).end).toMatchObject({ ...ran, err: expect.stringContaining(fetching) });
});

it('refuses a download that is not what the repository names', async () => {
  const { clone, home } = makeClone();
  registry.replaceTarball();
  const { status, err } = await launch(clone, ['a b']).end;
  expect(status).toBe(1);
  expect(err.split('\n').at(-2)).toContain(`npm could not fetch toy-node@${version} (EINTEGRITY)`);
  expect(existsSync(home)).toBe(false);
});

it('fetches once for two starts at once', async () => {
  const { clone } = makeClone();
  const ends = await Promise.all([launch(clone, ['a b']).end, launch(clone, ['a b']).end]);
  for (const end of ends) expect(end).toMatchObject(ran);
  expect(registry.tarballs).toBe(1);
  expect(readdirSync(join(clone, '.cache/node'))).toEqual([`${version}-${system}`]);
});

it('does not take the cache of another processor, and leaves it alone', async () => {
  const { clone } = makeClone();
  const other = join(clone, `.cache/node/${version}-linux-mips`);
  mkdirSync(join(other, 'bin'), { recursive: true });
  writeFileSync(join(other, 'bin/node'), 'for another processor');
  expect(await launch(clone, ['a b']).end).toMatchObject(ran);
  expect(existsSync(other)).toBe(true);
});

it('removes the files of an interrupted download', async () => {
  const { clone } = makeClone();
  mkdirSync(join(clone, '.cache/node/part-left/node_modules'), { recursive: true });
  expect(await launch(clone, ['a b']).end).toMatchObject(ran);
  expect(readdirSync(join(clone, '.cache/node'))).toEqual([`${version}-${system}`]);
});

it('reports in one line what is missing where there is no network', async () => {
  const { clone } = makeClone({ npmrc: 'registry=http://127.0.0.1:9/\n' });
  expect(await launch(clone, ['a b']).end).toEqual({
    status: 1,
    out: '',
    err: `Node 99 or later is needed; this is Node ${version}: ${fetching}Node 99 or later is needed; this is Node ${version}, and npm could not fetch toy-node@${version} (ECONNREFUSED): connect to the network and start again, or install Node.\n`,
  });
});

it('reports in one line that npm is missing, or that the registry has no such package', async () => {
  const { clone } = makeClone();
  const folderWithoutNpm = { PATH: join(clone, 'scripts') };
  const withoutNpm = await launch(clone, ['a b'], { env: folderWithoutNpm }).end;
  expect(withoutNpm).toMatchObject({ status: 1, err: expect.stringContaining('(ENOENT): install npm') });
  const elsewhere = makeClone({ npmrc: `registry=${registry.url}another/\n` });
  expect(await launch(elsewhere.clone, ['a b']).end).toMatchObject({
    status: 1,
    err: expect.stringContaining('(E404): the registry has no such package'),
  });
});

it('reports in one line what is missing on a system for which there is no package', async () => {
  const { clone } = makeClone();
  const file = join(clone, 'apps/server/src/platform/shared/node-versions.json');
  writeFileSync(file, JSON.stringify({ least: '99', fetched: { version, packages: {} } }));
  expect(await launch(clone, ['a b']).end).toEqual({
    status: 1,
    out: '',
    err: `Node 99 or later is needed; this is Node ${version}. Install it, then start again.\n`,
  });
});

it('reports in one line that the folder cannot be written', async () => {
  const { clone } = makeClone();
  writeFileSync(join(clone, '.cache'), 'a file where the folder would be');
  const { status, err } = await launch(clone, ['a b']).end;
  expect({ status, lines: err.split('\n').length - 1 }).toEqual({ status: 1, lines: 1 });
  expect(err).toContain('none can be kept in .cache/node');
});

it('fetches through a proxy as npm is set up to', async () => {
  const { clone } = makeClone({ npmrc: `registry=http://registry.invalid/\nproxy=${registry.url}\n` });
  expect(await launch(clone, ['a b']).end).toMatchObject(ran);
  expect(registry.hosts).toContain('registry.invalid');
});

it('fetches without a home folder that npm could write', async () => {
  const { clone } = makeClone();
  const file = join(clone, 'a-file');
  writeFileSync(file, '');
  const env = { HOME: join(file, 'home'), npm_config_cache: undefined };
  expect(await launch(clone, ['a b'], { env }).end).toMatchObject(ran);
});

it('ends with the status or the signal of the script', async () => {
  const { clone } = makeClone();
  const polite = launch(clone, ['wait', 'SIGTERM']);
  await polite.ready;
  polite.child.kill('SIGTERM');
  expect(await polite.end).toMatchObject({ status: 3, out: expect.stringMatching(/^ready \d+\nSIGTERM\n$/) });
  const plain = launch(clone, ['wait']);
  await plain.ready;
  plain.child.kill('SIGHUP');
  expect(await plain.end).toMatchObject({ status: 'SIGHUP' });
});

it('passes on a signal to the whole group once, as Ctrl-C sends it', async () => {
  const { clone } = makeClone();
  const { child, ready, end } = launch(clone, ['wait', 'SIGINT'], { detached: true });
  await ready;
  process.kill(-Number(child.pid), 'SIGINT');
  expect(await end).toMatchObject({ status: 3, out: expect.stringMatching(/^ready \d+\nSIGINT\n$/) });
});

it('ends the script when the process that started it is killed, or npm is stopped', async () => {
  const { clone } = makeClone();
  const launched = launch(clone, ['wait', 'SIGTERM']);
  await launched.ready;
  launched.child.kill('SIGKILL');
  expect((await launched.end).out).toMatch(/SIGTERM\n$/);
  const withNpm = start(clone, 'npm', ['run', 'script', '--silent', '--', 'wait', 'SIGTERM']);
  await withNpm.ready;
  withNpm.child.kill('SIGTERM');
  expect((await withNpm.end).out).toMatch(/SIGTERM\n$/);
});

it('names versions that agree with engines, .nvmrc and the image', () => {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const { least, fetched, ends } = JSON.parse(read('apps/server/src/platform/shared/node-versions.json'));
  const [major] = fetched.version.split('.');
  expect(read('.nvmrc').trim()).toBe(fetched.version);
  expect(JSON.parse(read('package.json')).engines.node).toBe(`>=${least}`);
  expect(JSON.parse(read('package-lock.json')).packages[''].engines.node).toBe(`>=${least}`);
  expect(new Set(read('deploy/Dockerfile').match(/(?<=^FROM node:)\d+/gm))).toEqual(new Set([major]));
  expect(read('scripts/lib/build.mjs')).toContain(`'node${least}'`);
  expect(read('README.md')).toContain(`Node ${least}`);
  expect(Object.keys(ends)).toContain(major);
});
