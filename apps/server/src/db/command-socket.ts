import { once } from 'node:events';
import type { Socket } from 'node:net';
import { StartError } from '../start-error.ts';
import { connectToFolder, listenInFolder } from './local-socket.ts';

const NAME = 'command.sock';

/** What a command says to the person at the terminal, or why it was not done. */
type Outcome = { line: string } | { refusal: string };

/**
 * Runs commands of the terminal inside the server that has an embedded database open.
 * @param run does one command, given as its words; a StartError is passed on as the line that says why not
 * @returns a function that ends it
 */
export const serveCommands = (
  folder: string,
  run: (words: readonly string[]) => Promise<string>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> =>
  listenInFolder(
    folder,
    NAME,
    (socket) => {
      const answer = async (): Promise<Outcome> => {
        try {
          return { line: await run(JSON.parse(await readToEnd(socket)) as string[]) };
        } catch (error) {
          if (error instanceof StartError) return { refusal: error.message };
          onError(error);
          return { refusal: 'The server could not do that: its log says why.' };
        }
      };
      socket.on('error', () => socket.destroy());
      void answer().then((outcome) => socket.end(JSON.stringify(outcome)));
    },
    // The asker has said all when it ends its side, and then waits for the answer.
    { allowHalfOpen: true },
  );

/**
 * Asks the server that has the folder open to run a command.
 * @returns the line for the person at the terminal
 * @throws StartError with the line that says why not
 */
export async function askServer(folder: string, words: readonly string[]): Promise<string> {
  const socket = await connectToFolder(folder, NAME).catch((error: Error) => {
    throw new StartError(
      `The process that has ${folder} open takes no commands (${error.message}): stop it, then try again.`,
    );
  });
  socket.end(JSON.stringify(words));
  const answer = await readToEnd(socket);
  if (answer === '') throw new StartError('The server stopped before it had answered: try again.');
  const outcome = JSON.parse(answer) as Outcome;
  if ('refusal' in outcome) throw new StartError(outcome.refusal);
  return outcome.line;
}

/** Leaves the other direction open, which a loop over the socket would close. */
async function readToEnd(socket: Socket): Promise<string> {
  let said = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  await once(socket, 'end');
  return said;
}
