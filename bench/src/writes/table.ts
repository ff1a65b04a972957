import { formatColumns, median, verdict } from '../table.ts';
import type { MailLine, MailRound } from './mails.ts';
import type { WriteLine, WriteRound } from './measure.ts';

/** Medians over the rounds; milliseconds for one request. */
export function writeFiguresOf(rounds: readonly WriteRound[]) {
  const of = (figure: (round: WriteRound) => number) => median(rounds.map(figure));
  const perSecond = ({ product }: WriteRound) => product.orders / product.seconds;
  return {
    perSecond: of(perSecond),
    pgbenchPerSecond: of(({ pgbench }) => pgbench.perSecond),
    ratioToPgbench: of((round) => perSecond(round) / round.pgbench.perSecond),
    p50: of(({ product }) => product.p50Milliseconds),
    p95: of(({ product }) => product.p95Milliseconds),
    p99: of(({ product }) => product.p99Milliseconds),
    cpuMicroseconds: of(({ product }) => product.cpuMicroseconds ?? Number.NaN),
    databaseCpuMicroseconds: of(({ product }) => product.databaseCpuMicroseconds ?? Number.NaN),
  };
}

const heads = [
  'Flow',
  'Products',
  'Orders/s',
  'pgbench/s',
  'Of pgbench',
  'Statements',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'CPU µs a request: server',
  'database',
  'Asked for',
];
const TEXT_COLUMNS = [0, 1, heads.length - 1];

/** Orders compared with pgbench running the same SQL, as Markdown; empty when none were measured. */
export function formatWrites(lines: readonly WriteLine[]): string {
  if (lines.length === 0) return '';
  return formatColumns(heads, lines.map(cellsOf), TEXT_COLUMNS);
}

function cellsOf(line: WriteLine): string[] {
  const head = [line.name, line.scale];
  if (line.faults.length > 0) return [...head, ...Array(heads.length - 3).fill(''), 'WRONG'];
  const figures = writeFiguresOf(line.rounds);
  return [
    ...head,
    whole(figures.perSecond),
    whole(figures.pgbenchPerSecond),
    figures.ratioToPgbench.toFixed(3),
    String(line.statements),
    ...[figures.p50, figures.p95, figures.p99].map((value) => value.toFixed(1)),
    whole(figures.cpuMicroseconds),
    whole(figures.databaseCpuMicroseconds),
    `≥ ${line.ratioToPgbench.toFixed(2)} ${verdict(figures.ratioToPgbench >= line.ratioToPgbench)}`,
  ];
}

const mailHeads = [
  'With and without',
  'Products',
  'Orders/s: without',
  'with',
  'With of without',
  'p99 ms: without',
  'with',
  'CPU µs an order, server + database: without',
  'with',
  'Asked for',
];

/** Orders with mails or stock compared with those without, as Markdown; empty when none were measured. */
export function formatMails(lines: readonly MailLine[]): string {
  if (lines.length === 0) return '';
  return formatColumns(mailHeads, lines.map(mailCellsOf), [0, 1, mailHeads.length - 1]);
}

function mailCellsOf({ name, scale, ratioToWithout, rounds, faults }: MailLine): string[] {
  const head = [name, scale];
  if (faults.length > 0) return [...head, ...Array(mailHeads.length - 3).fill(''), 'WRONG'];
  const of = (figure: (round: MailRound) => number | undefined) =>
    median(rounds.map((round) => figure(round) ?? Number.NaN));
  const ratio = of((round) => perSecond(round.with) / perSecond(round.without));
  const cpu = (which: keyof MailRound) =>
    `${whole(of((round) => round[which].cpuMicroseconds))} + ${whole(of((round) => round[which].databaseCpuMicroseconds))}`;
  return [
    ...head,
    whole(of((round) => perSecond(round.without))),
    whole(of((round) => perSecond(round.with))),
    ratio.toFixed(3),
    of((round) => round.without.p99Milliseconds).toFixed(1),
    of((round) => round.with.p99Milliseconds).toFixed(1),
    cpu('without'),
    cpu('with'),
    `≥ ${ratioToWithout.toFixed(2)} ${verdict(ratio >= ratioToWithout)}`,
  ];
}

const perSecond = ({ orders, seconds }: { orders: number; seconds: number }) => orders / seconds;

const whole = (value: number) => (Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en'));
