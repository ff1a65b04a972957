import { formatColumns, verdict } from '../table.ts';
import { type KindFigures, MEGABYTES_MOST, P99_MOST, type PeakLine } from './peak.ts';

const heads = ['Asked for', 'Engine', 'A minute', 'p50 ms', 'p95 ms', 'p99 ms', 'Slowest ms', 'Limit'];
const TEXT_COLUMNS = [0, 1, heads.length - 1];

const limitOf = ({ isWrite }: KindFigures) => (isWrite ? P99_MOST.write : P99_MOST.read);

/** The kinds of one or both engines as Markdown, with what the process held; empty when nothing was measured. */
export const formatPeak = (lines: readonly PeakLine[]): string =>
  lines
    .map((line) =>
      [head(line), line.faults.length > 0 ? 'WRONG' : formatColumns(heads, rowsOf(line), TEXT_COLUMNS)].join(
        '\n\n',
      ),
    )
    .join('\n\n');

function head({ engine, scale, times, seconds, megabytes, busy, kinds }: PeakLine): string {
  const requests = kinds.reduce((sum, kind) => sum + kind.requests, 0);
  const load = times === 1 ? 'the peak minute' : `${times} times the peak minute`;
  const { atFirst, most } = megabytes;
  const memory = `${atFirst} MB at first, ${most} MB at most (≤ ${MEGABYTES_MOST} ${verdict(most <= MEGABYTES_MOST)})`;
  const database = busy.database === undefined ? '' : `, PostgreSQL's ${percent(busy.database)}`;
  const cpu = `the server's core was busy for ${percent(busy.server)}${database}`;
  return `${load[0]?.toUpperCase()}${load.slice(1)}, ${engine}, ${scale}: ${requests} requests in ${seconds} s; ${cpu}; ${memory}.`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

const rowsOf = ({ engine, kinds }: PeakLine) =>
  kinds.map((each) => [
    each.kind,
    engine,
    String(each.requests),
    ...[each.p50, each.p95, each.p99, each.slowest].map((value) => value.toFixed(value < 10 ? 2 : 1)),
    `p99 ≤ ${limitOf(each)} ${verdict(each.p99 <= limitOf(each))}`,
  ]);
