import type { Measured, Round, Run } from './measure.ts';
import type { Engine, Scale } from './options.ts';
import type { Goal } from './row.ts';

/** A measured row. */
export interface Line extends Measured {
  name: string;
  engine: Engine;
  scale: Scale;
  connections: number;
  perSecond?: number | undefined;
  goal: Goal | undefined;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/**
 * Medians over the rounds. The ratio is that of each round, in which bare server and product ran one after the other.
 */
export interface Figures {
  perSecond: number;
  ratioToBare: number;
  p50: number;
  p95: number;
  p99: number;
  bareP50: number;
  cpuMicroseconds: number | undefined;
  bareCpuMicroseconds: number | undefined;
  databaseCpuMicroseconds: number | undefined;
}

/** Milliseconds and microseconds; undefined for a row that was not measured. */
export function figuresOf(rounds: readonly Round[]): Figures | undefined {
  if (rounds.length === 0) return undefined;
  const perSecond = ({ requests, seconds }: Run) => requests / seconds;
  const of = (figure: (round: Round) => number) => median(rounds.map(figure));
  const ofKnown = (figure: (round: Round) => number | undefined) => {
    const known = rounds.map(figure).filter((value) => value !== undefined);
    return known.length > 0 ? median(known) : undefined;
  };
  return {
    perSecond: of(({ product }) => perSecond(product)),
    ratioToBare: of(({ product, bare }) => perSecond(product) / perSecond(bare)),
    p50: of(({ product }) => product.p50Milliseconds),
    p95: of(({ product }) => product.p95Milliseconds),
    p99: of(({ product }) => product.p99Milliseconds),
    bareP50: of(({ bare }) => bare.p50Milliseconds),
    cpuMicroseconds: ofKnown(({ product }) => product.cpuMicroseconds),
    bareCpuMicroseconds: ofKnown(({ bare }) => bare.cpuMicroseconds),
    databaseCpuMicroseconds: ofKnown(({ product }) => product.databaseCpuMicroseconds),
  };
}

export const verdict = (isMet: boolean): string => (isMet ? '✓' : '✗');

/** The goal and whether it is met: `≥ 0.80 ✓`. */
export function judge(goal: Goal | undefined, figures: Figures): string {
  const parts = [];
  if (goal?.ratioToBare !== undefined)
    parts.push(`≥ ${goal.ratioToBare.toFixed(2)} ${verdict(figures.ratioToBare >= goal.ratioToBare)}`);
  if (goal?.p95 !== undefined) parts.push(`p95 ≤ ${goal.p95} ms ${verdict(figures.p95 <= goal.p95)}`);
  if (goal?.p99 !== undefined) parts.push(`p99 ≤ ${goal.p99} ms ${verdict(figures.p99 <= goal.p99)}`);
  return parts.join(', ');
}

const heads = [
  'Call',
  'Engine',
  'Products',
  'Clients',
  'Requests/s',
  'Of bare',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'CPU µs: server',
  'database',
  'bare',
  'Memory MB',
  'Asked for',
];
const TEXT_COLUMNS = [0, 1, 2, heads.length - 1];

function cellsOf(line: Line): string[] {
  const head = [
    line.name,
    line.engine,
    line.scale,
    line.perSecond === undefined ? String(line.connections) : `${line.perSecond}/s`,
  ];
  const figures = figuresOf(line.rounds);
  if (!figures || line.faults.length > 0) return [...head, ...Array(heads.length - 5).fill(''), 'WRONG'];
  return [
    ...head,
    Math.round(figures.perSecond).toLocaleString('en'),
    figures.ratioToBare.toFixed(3),
    ...[figures.p50, figures.p95, figures.p99].map((value) => value.toFixed(value < 10 ? 2 : 1)),
    ...[figures.cpuMicroseconds, figures.databaseCpuMicroseconds, figures.bareCpuMicroseconds].map(whole),
    whole(line.memoryMegabytes),
    judge(line.goal, figures),
  ];
}

const whole = (value: number | undefined) => (value === undefined ? '–' : String(Math.round(value)));

/** The table as Markdown; empty when nothing was measured. */
export const formatTable = (lines: readonly Line[]): string =>
  lines.length === 0 ? '' : formatColumns(heads, lines.map(cellsOf), TEXT_COLUMNS);

/** Markdown with aligned columns: text to the left, numbers to the right. */
export function formatColumns(
  heads: readonly string[],
  cells: readonly string[][],
  textColumns: readonly number[],
): string {
  const rows = [[...heads], ...cells];
  const widths = heads.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const isText = (i: number) => textColumns.includes(i);
  const format = (row: string[]) =>
    `| ${row.map((cell, i) => (isText(i) ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (isText(i) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [format([...heads]), rule, ...rows.slice(1).map(format)].join('\n');
}

/** How much slower calls are in larger shops, and whether that is within the goal. */
export function formatGrowth(lines: readonly Line[]): string {
  const names = [...new Set(lines.map(({ name }) => name))];
  return names
    .flatMap((name) => {
      const measured = lines.filter(
        (line) => line.name === name && line.engine === 'postgresql' && line.faults.length === 0,
      );
      const [smallest, biggest] = [measured[0], measured.at(-1)];
      if (!smallest || !biggest || measured.length < 2) return [];
      const whole = growthOf(smallest, biggest);
      const { p50Growth, p99Growth } = biggest.goal ?? {};
      const parts = [`p50 × ${whole.p50.toFixed(2)}${judgeGrowth(whole.p50, p50Growth)}`];
      parts.push(`p99 × ${whole.p99.toFixed(2)}`);
      const before = measured.find(({ scale }) => scale === '100k');
      if (p99Growth !== undefined && before && biggest.scale === '1m') {
        const last = growthOf(before, biggest);
        parts.push(`p99 from 100k × ${last.p99.toFixed(2)}${judgeGrowth(last.p99, p99Growth)}`);
      }
      return [`- ${name}, ${smallest.scale} to ${biggest.scale} products: ${parts.join(', ')}`];
    })
    .join('\n');
}

function growthOf(from: Line, to: Line): { p50: number; p99: number } {
  const [before, after] = [figuresOf(from.rounds), figuresOf(to.rounds)];
  return {
    p50: (after?.p50 ?? Number.NaN) / (before?.p50 ?? Number.NaN),
    p99: (after?.p99 ?? Number.NaN) / (before?.p99 ?? Number.NaN),
  };
}

const judgeGrowth = (growth: number, most: number | undefined) =>
  most === undefined ? '' : ` (≤ ${most} ${verdict(growth <= most)})`;
