import { createServer } from 'node:net';
import { StartError } from '../platform/shared/start-error.ts';
import type { Config } from './config.ts';

/**
 * Checks that both ports are free before a first start creates a shop, so that a failed start leaves nothing behind.
 * @throws StartError with one line that names the port
 */
export async function refuseBusyPorts({ host, port, metricsHost, metricsPort }: Config): Promise<void> {
  await tryPort(host, port).catch((error: unknown) => {
    throw explainPort(host, port, error);
  });
  if (metricsPort === undefined) return;
  await tryPort(metricsHost, metricsPort).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'it is in use' : error.message;
    throw new StartError(`METRICS_PORT: cannot listen on ${metricsHost}:${metricsPort}: ${reason}`);
  });
}

/** Explains in one line why the server cannot listen. */
export function explainPort(host: string, port: number, error: unknown): StartError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new StartError(
    code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is in use: stop the other program or set PORT.`
      : `Cannot listen on ${host}:${port}: ${message}`,
  );
}

function tryPort(host: string, port: number): Promise<void> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
}
