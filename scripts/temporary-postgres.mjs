import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './lib/free-port.mjs';
import { ensurePostgres } from './lib/postgres.mjs';

/**
 * @typedef {object} TemporaryPostgres
 * @property {(database: string) => string} url the address of one of its databases; `postgres` is there from the start
 * @property {number} pid its first process, whose children serve the connections; another one after `resume`
 * @property {() => Promise<void>} stop ends the server and removes its folder
 * @property {(how: 'fast' | 'immediate') => Promise<void>} halt ends the server, politely or as a crash would
 * @property {() => Promise<void>} resume starts it again where it was
 */

/** PostgreSQL refuses to run as root: for root, it runs as the first of these users that exists. */
const SERVER_USERS = ['postgres', 'nobody'];
/** Another program may take the free port before the server does. */
const TRIES_TO_START = 3;
const CONNECTIONS_MOST = 200;
/** For tests: no durability, and planner costs of a fast disk. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'random_page_cost=1.1'];

/**
 * Starts a separate PostgreSQL from this machine's programs, on a free port of the loopback address, in a new folder.
 * It trusts everyone, so it is for tests and measurements only.
 * @param {object} [options]
 * @param {readonly string[]} [options.settings] `name=value`; without any it is fast and loses its data after a crash
 * @returns {Promise<TemporaryPostgres>}
 */
export async function startTemporaryPostgres({ settings = FORGETFUL } = {}) {
  const programs = process.env.POSTGRES_PROGRAMS || (await ensurePostgres());
  const folder = mkdtempSync(join(tmpdir(), 'namma-postgres-'));
  const data = join(folder, 'data');
  const user = process.getuid?.() === 0 ? findServerUser() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, ...user };
  /** @param {string} program @param {string[]} args */
  const runProgram = (program, args) => promisify(execFile)(join(programs, program), args, options);

  const stopArguments = ['stop', '-D', data, '-m', 'immediate', '-s'];
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // If this process ends without stop(), the server and its folder are removed.
  const abandon = () => {
    execFileSync(join(programs, 'pg_ctl'), stopArguments, { ...options, stdio: 'ignore' });
    remove();
  };
  try {
    await initialise(runProgram, data);
    const serverFiles = { data, log: join(folder, 'log') };
    const port = await start(runProgram, serverFiles, settings);
    process.once('exit', abandon);
    return {
      get pid() {
        return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
      },
      url: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
      stop: async () => {
        process.off('exit', abandon);
        await runProgram('pg_ctl', stopArguments).catch(() => {}); // already halted
        remove();
      },
      halt: async (how) => void (await runProgram('pg_ctl', ['stop', '-D', data, '-m', how, '-w', '-s'])),
      resume: () => startOn(port, runProgram, serverFiles, settings),
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** @typedef {(program: string, args: string[]) => Promise<unknown>} RunProgram */

/**
 * In UTF-8, with C.UTF-8 if available: then letters beyond ASCII are letters, as on the embedded engine.
 * @param {RunProgram} runProgram
 * @param {string} data
 */
async function initialise(runProgram, data) {
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  try {
    await runProgram('initdb', [...args, '--locale=C.UTF-8']);
  } catch {
    await runProgram('initdb', [...args, '--locale=C']);
  }
}

/** @typedef {{ data: string, log: string }} ServerFiles */

/**
 * @param {RunProgram} runProgram
 * @param {ServerFiles} files
 * @param {readonly string[]} settings
 * @returns {Promise<number>} its port
 */
async function start(runProgram, files, settings) {
  for (let tries = 1; ; tries++) {
    const port = await findFreePort();
    try {
      await startOn(port, runProgram, files, settings);
      return port;
    } catch (error) {
      if (tries === TRIES_TO_START) throw error;
    }
  }
}

/**
 * @param {number} port
 * @param {RunProgram} runProgram
 * @param {ServerFiles} files
 * @param {readonly string[]} settings
 */
async function startOn(port, runProgram, { data, log }, settings) {
  const all = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    "unix_socket_directories=''",
    `max_connections=${CONNECTIONS_MOST}`,
    ...settings,
  ];
  const server = all.map((setting) => `-c ${setting}`).join(' ');
  await runProgram('pg_ctl', ['start', '-D', data, '-l', log, '-w', '-s', '-o', server]);
}

/**
 * The user of the server when this process is root.
 * @returns {{ uid: number, gid: number }}
 */
export function findServerUser() {
  for (const name of SERVER_USERS) {
    try {
      const idOf = (/** @type {string} */ which) =>
        Number(execFileSync('id', [which, name], { stdio: 'pipe' }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // The user does not exist; try the next.
    }
  }
  throw new Error(`PostgreSQL does not run as root, and there is no user ${SERVER_USERS.join(' or ')} here.`);
}
