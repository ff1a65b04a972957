import type { QrCode } from '@namma/contract/schemas/payments';
import { encode } from 'uqr';

/** Light modules around a QR code, without which scanners do not find it. */
const QUIET_MODULES = 4;

/** A QR code as an SVG path in a square of `size` modules, of error correction M (15 % may be unreadable). */
export function toQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const path = data.flatMap((row, y) =>
    runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: path.join('') };
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
