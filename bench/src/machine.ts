import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** The machine of a measurement, for readers of the figures. */
export function describeMachine(generator: string): string {
  const programs = process.env.POSTGRES_PROGRAMS ?? '';
  const postgres = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  const version = /\d+(\.\d+)?/.exec(postgres)?.[0] ?? '';
  const cores = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${cores}, ${memory}; Node ${process.versions.node}, PostgreSQL ${version}, ${generator}`;
}
