// Starts the built product as a customer would, on a database of its own: node start-product.mjs ENGINE PORT
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.mjs';

const [engine, port] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'namma-e2e-'));
const postgres = engine === 'postgresql' ? await startTemporaryPostgres() : undefined;

const product = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/dist/main.js')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    ...(postgres ? { DATABASE_URL: postgres.url('postgres') } : {}),
    SEED: 'catalogue',
    ADMIN_EMAIL: 'admin@namma.fit',
    ADMIN_PASSWORD: 'admin-work-opens-at-five',
    LOG_LEVEL: 'error',
    UPI_VPA: 'nammastrength@okhdfcbank',
    UPI_NAME: 'Namma Strength',
    // Hundreds of members sign up from one address here.
    RATE_LIMIT: 'off',
  },
});

const stop = () => product.kill('SIGTERM');
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
const [status] = await once(product, 'exit');
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
