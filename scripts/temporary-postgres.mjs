import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './lib/free-port.mjs';
import { ensurePostgres } from './lib/postgres.mjs';

/**
 * @typedef {object} TemporaryPostgres
 * @property {(database: string) => string} url the address of one of its databases; `postgres` is there from the start
 * @property {() => Promise<void>} stop ends the server and removes its folder
 */

/** PostgreSQL refuses to run as root: where we are root, it runs as the first of these that the machine knows. */
const SERVER_USERS = ['postgres', 'nobody'];
/** Another program may take the free port before the server does. */
const TRIES_TO_START = 3;
const CONNECTIONS_MOST = 200;

/**
 * Starts a PostgreSQL of its own from this machine's programs, on a free port of the loopback address, in a new folder.
 * For tests only: it trusts everyone and tells the disk to keep nothing.
 * @returns {Promise<TemporaryPostgres>}
 */
export async function startTemporaryPostgres() {
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
  // Should this process end without stop(), the server and its folder go with it.
  const abandon = () => {
    execFileSync(join(programs, 'pg_ctl'), stopArguments, { ...options, stdio: 'ignore' });
    remove();
  };
  try {
    await initialise(runProgram, data);
    const port = await start(runProgram, data, join(folder, 'log'));
    process.once('exit', abandon);
    return {
      url: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
      stop: async () => {
        process.off('exit', abandon);
        await runProgram('pg_ctl', stopArguments);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** @typedef {(program: string, args: string[]) => Promise<unknown>} RunProgram */

/**
 * In UTF-8, and C.UTF-8 where the system has it: letters beyond ASCII are letters then, as on the embedded engine.
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

/**
 * @param {RunProgram} runProgram
 * @param {string} data
 * @param {string} log
 */
async function start(runProgram, data, log) {
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      "unix_socket_directories=''",
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      `max_connections=${CONNECTIONS_MOST}`,
    ];
    const server = settings.map((setting) => `-c ${setting}`).join(' ');
    try {
      await runProgram('pg_ctl', ['start', '-D', data, '-l', log, '-w', '-s', '-o', server]);
      return port;
    } catch (error) {
      if (tries === TRIES_TO_START) throw error;
    }
  }
}

/** @returns {{ uid: number, gid: number }} */
function findServerUser() {
  for (const name of SERVER_USERS) {
    try {
      const idOf = (/** @type {string} */ which) =>
        Number(execFileSync('id', [which, name], { stdio: 'pipe' }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // This machine does not know that user; perhaps the next.
    }
  }
  throw new Error(`PostgreSQL does not run as root, and there is no user ${SERVER_USERS.join(' or ')} here.`);
}
