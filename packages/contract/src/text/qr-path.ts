/** A QR code: its side in modules, light margin included, and the SVG path of its dark modules. */
export interface QrPath {
  size: number;
  path: string;
}

/**
 * Draws the modules of a QR code as a path in a square of as many units.
 * @param modules the rows from top to bottom, margin included; true is dark
 */
export function qrPath(modules: readonly (readonly boolean[])[]): QrPath {
  const path = modules.flatMap((row, y) =>
    runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`),
  );
  return { size: modules.length, path: path.join('') };
}

/** The dark modules of a row as runs of neighbours. */
function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.from + last.length === x) last.length++;
    else runs.push({ from: x, length: 1 });
  });
  return runs;
}
