import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { createSealedFile, writeInTime } from '../../shared/sealed-file.ts';
import { StartError } from '../../shared/start-error.ts';
import { dump } from '../backup/dump.ts';
import type { Db } from '../types.ts';

const OWNER_ONLY = 0o600;
/**
 * The database serves nobody else while a backup is read, so a slow or silent client is disconnected after this time.
 */
const TIMEOUT_MILLISECONDS = 10_000;
const REQUEST_MOST_CHARACTERS = 64 * 1024;

const BACKUP = 'backup';

/** The arguments after the command's name, and the setting ADMIN_PASSWORD. */
const terminalRequest = z.object({ args: z.array(z.string()), adminPassword: z.string().optional() });
export type TerminalRequest = z.infer<typeof terminalRequest>;
const socketRequest = terminalRequest.extend({ command: z.string() });

const terminalReply = z.union([z.object({ line: z.string() }), z.object({ refused: z.string() })]);

/**
 * Runs a command from the terminal.
 * @returns one line for the terminal
 * @throws StartError with the reason in one line
 */
export type TerminalCommand = (request: TerminalRequest) => Promise<string>;
export type TerminalCommands = Readonly<Record<string, TerminalCommand>>;

/**
 * Paths of sockets are limited to about 100 characters, so a shorter path relative to the working directory is
 * preferred.
 */
function pathOf(folder: string): string {
  const path = join(folder, 'server.sock');
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

interface Served {
  db: Db;
  folder: string;
  commands: TerminalCommands;
  /** Called with errors of a command that are not refusals. */
  onFailure: (error: unknown) => void;
}

/**
 * Serves backups and commands for an embedded database, which no second process may open, over a local socket in its
 * folder. Only users with access to the folder can connect. Not on Windows, where such sockets have no access control.
 * @returns a function that stops serving
 */
export async function serveTerminal(served: Served): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return async () => {};
  const path = pathOf(served.folder);
  // A socket left by a killed process: the folder's lock shows that no other process is using it.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    answer(socket, served).catch((error: unknown) => {
      socket.destroy();
      served.onFailure(error);
    });
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, OWNER_ONLY);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function answer(socket: Socket, { db, commands, onFailure }: Served): Promise<void> {
  const request = await readRequest(socket);
  // Keep reading, so that the end of the connection is noticed.
  socket.resume();
  // A client that sent no valid request gets no response.
  if (!request) return void socket.destroy();
  if (request.command === BACKUP) return sendBackup(db, socket);
  const run = Object.hasOwn(commands, request.command) ? commands[request.command] : undefined;
  const reply = run
    ? await runInWords(run, request, onFailure)
    : { refused: `The server does not know the command ${request.command}: stop it, then try again.` };
  socket.end(JSON.stringify(reply));
}

async function runInWords(
  run: TerminalCommand,
  request: TerminalRequest,
  onFailure: (error: unknown) => void,
): Promise<z.infer<typeof terminalReply>> {
  try {
    return { line: await run(request) };
  } catch (error) {
    if (error instanceof StartError) return { refused: error.message };
    onFailure(error);
    return { refused: 'The server could not do that: its log says why.' };
  }
}

async function readRequest(socket: Socket): Promise<z.infer<typeof socketRequest> | undefined> {
  const giveUp = setTimeout(() => socket.destroy(), TIMEOUT_MILLISECONDS);
  let line = '';
  try {
    for await (const part of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      line += part;
      if (line.includes('\n') || line.length > REQUEST_MOST_CHARACTERS) break;
    }
    return socketRequest.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  } finally {
    clearTimeout(giveUp);
  }
}

async function sendBackup(db: Db, socket: Socket): Promise<void> {
  const { lines, bytes } = createSealedFile();
  // The client detects that the end of the backup is missing.
  const giveUp = () => void bytes.destroy();
  socket.on('error', giveUp).on('close', giveUp);
  bytes.on('error', () => socket.destroy()).on('close', () => socket.end());
  bytes.pipe(socket);
  try {
    await dump(db, new Date(), (text) => writeInTime(lines, text));
    lines.end();
  } catch {
    socket.destroy();
  }
}

/**
 * Connects to the server that has the folder open.
 * @throws StartError when it does not respond
 */
async function ask(folder: string, command: string, request: TerminalRequest): Promise<Socket> {
  const socket = connect(pathOf(folder));
  try {
    await once(socket, 'connect');
  } catch (error) {
    throw new StartError(
      `The process that has ${folder} open does not respond (${(error as Error).message}): stop it, then try again.`,
    );
  }
  socket.write(`${JSON.stringify({ command, ...request })}\n`);
  return socket;
}

/**
 * Requests a compressed backup from the server that has the folder open.
 * @throws StartError when it does not respond
 */
export const askForBackup = (folder: string): Promise<Socket> => ask(folder, BACKUP, { args: [] });

/**
 * Runs a command in the server that has the folder open.
 * @returns one line for the terminal
 * @throws StartError with the reason in one line
 */
export async function askForCommand(
  folder: string,
  command: string,
  request: TerminalRequest,
): Promise<string> {
  const socket = await ask(folder, command, request);
  const reply = await text(socket)
    .then((json) => terminalReply.parse(JSON.parse(json)))
    .catch(() => ({
      refused: 'The server ended the connection without an answer: look whether it was done, then try again.',
    }));
  if ('refused' in reply) throw new StartError(reply.refused);
  return reply.line;
}
