import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, root } from '../../scripts/lib/run.mjs';
import type { BackupLine } from './life/backup.ts';
import type { MemoryLine } from './life/memory.ts';
import type { StartLine } from './life/start-up.ts';
import { formatBackups, formatMemory, formatStarts } from './life/table.ts';
import type { PeakLine } from './peak/peak.ts';
import { formatPeak } from './peak/table.ts';
import { figuresOf, formatGrowth, formatTable, type Line } from './table.ts';
import type { MailLine } from './writes/mails.ts';
import type { WriteLine } from './writes/measure.ts';
import { formatMails, formatWrites } from './writes/table.ts';

const RESULTS = join(root, 'bench/results');
const DOCS = join(root, 'docs/measurements/speed.md');
const PEAK_DOCS = join(root, 'docs/measurements/peak.md');
const BEGIN = '<!-- figures: begin -->';
const END = '<!-- figures: end -->';

export interface Report {
  machine: string;
  /** The command line, for repeating the run. */
  command: string;
  lines: Line[];
  writes: WriteLine[];
  mails: MailLine[];
  starts: StartLine[];
  memory: MemoryLine[];
  backups: BackupLine[];
  peak: PeakLine[];
}

/**
 * Stores every round as JSON.
 * @returns the file
 */
export function writeJson({ lines, ...report }: Report): string {
  mkdirSync(RESULTS, { recursive: true });
  const at = new Date().toISOString();
  const file = join(RESULTS, `${at.replaceAll(':', '-')}.json`);
  const rows = lines.map((line) => ({ ...line, medians: figuresOf(line.rounds) }));
  writeFileSync(file, `${JSON.stringify({ at, ...report, rows }, null, 2)}\n`);
  return file;
}

/** The figures for people: the table, and the growth if several sizes were measured. */
export const formatReport = ({ machine, command, lines, ...others }: Report): string =>
  [
    `Measured with \`${command}\` on ${machine}.`,
    formatTable(lines),
    formatGrowth(lines),
    formatWrites(others.writes),
    formatMails(others.mails),
    formatStarts(others.starts),
    formatMemory(others.memory),
    formatBackups(others.backups),
    formatPeak(others.peak),
  ]
    .filter(Boolean)
    .join('\n\n');

/** Replaces the figures in docs/measurements: of the peak in peak.md, of everything else in speed.md. */
export function writeDocs(report: Report): void {
  const file = report.peak.length > 0 ? PEAK_DOCS : DOCS;
  const docs = readFileSync(file, 'utf8');
  const [before, rest] = docs.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new PlainError(`${file} has no place for figures: ${BEGIN} … ${END}.`);
  writeFileSync(file, `${before}${BEGIN}\n${formatReport(report)}\n${END}${after}`);
}
