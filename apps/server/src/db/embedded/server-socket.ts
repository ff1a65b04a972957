import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { StartError } from '../../start-error.ts';
import { dump } from '../backup/dump.ts';
import type { Db } from '../types.ts';

const OWNER_ONLY = 0o600;
/** The embedded database serves nobody else meanwhile: who does not ask, or take the backup, in this time gets none. */
const PATIENCE_MILLISECONDS = 10_000;
const REQUEST_MOST_CHARACTERS = 64 * 1024;

const BACKUP = 'backup';

/** What somebody at the terminal asks for: the words behind the command's name, and the setting ADMIN_PASSWORD. */
const terminalRequest = z.object({ args: z.array(z.string()), adminPassword: z.string().optional() });
export type TerminalRequest = z.infer<typeof terminalRequest>;
const socketRequest = terminalRequest.extend({ command: z.string() });

const terminalReply = z.union([z.object({ line: z.string() }), z.object({ refused: z.string() })]);

/**
 * Does what was asked for at the terminal. @returns the line for the person there
 * @throws StartError with the line that says why not
 */
export type TerminalCommand = (request: TerminalRequest) => Promise<string>;
export type TerminalCommands = Readonly<Record<string, TerminalCommand>>;

/** Systems allow about a hundred characters: seen from here, the folder is usually near. */
function pathOf(folder: string): string {
  const path = join(folder, 'server.sock');
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

interface Served {
  db: Db;
  folder: string;
  commands: TerminalCommands;
  /** Told of what a command failed with that is no refusal. */
  onFailure: (error: unknown) => void;
}

/**
 * Does for an embedded database, which no second process may open, what is asked for at the terminal: hands out a
 * backup, or runs one of the commands. Over a local socket in the folder, so only who may enter the folder can ask. Not
 * on Windows, where such sockets are not kept from others.
 * @returns a function that ends it
 */
export async function serveTerminal(served: Served): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return async () => {};
  const path = pathOf(served.folder);
  // One of a process that was killed: the folder's lock says that nobody else is here.
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
  // Read on, so that its end is noticed.
  socket.resume();
  // Whoever hung up, or does not speak as we do, hears nothing.
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
  const giveUp = setTimeout(() => socket.destroy(), PATIENCE_MILLISECONDS);
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
  const zip = createGzip();
  // Whoever takes it finds the end missing, and says so.
  const giveUp = () => void zip.destroy();
  socket.on('error', giveUp).on('close', giveUp);
  zip.on('error', () => socket.destroy()).on('close', () => socket.end());
  zip.pipe(socket);
  try {
    await dump(db, new Date(), (lines) => writeInTime(zip, lines));
    zip.end();
  } catch {
    socket.destroy();
  }
}

/** Writes and waits for room when there is none. @throws when nobody has made room in time */
export async function writeInTime(to: NodeJS.WritableStream, lines: string): Promise<void> {
  if (to.write(lines)) return;
  await once(to, 'drain', { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
}

/** Asks the server that has the folder open. @throws StartError when none answers */
async function ask(folder: string, command: string, request: TerminalRequest): Promise<Socket> {
  const socket = connect(pathOf(folder));
  try {
    await once(socket, 'connect');
  } catch (error) {
    throw new StartError(
      `The process that has ${folder} open answers no commands (${(error as Error).message}): stop it, then try again.`,
    );
  }
  socket.write(`${JSON.stringify({ command, ...request })}\n`);
  return socket;
}

/** A backup from the server that has the folder open, compressed. @throws StartError when it hands out none */
export const askForBackup = (folder: string): Promise<Socket> => ask(folder, BACKUP, { args: [] });

/**
 * Has a command run by the server that has the folder open.
 * @returns its line for the person at the terminal
 * @throws StartError with the line that says why not
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
