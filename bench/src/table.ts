export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

export const verdict = (isMet: boolean): string => (isMet ? '✓' : '✗');

/** Markdown with aligned columns: the first and the last to the left, numbers to the right. */
export function formatColumns(heads: readonly string[], rows: readonly string[][]): string {
  const all = [[...heads], ...rows];
  const widths = heads.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
  const isText = (i: number) => i === 0 || i === heads.length - 1;
  const format = (row: string[]) =>
    `| ${row.map((cell, i) => (isText(i) ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (isText(i) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [format([...heads]), rule, ...rows.map(format)].join('\n');
}
