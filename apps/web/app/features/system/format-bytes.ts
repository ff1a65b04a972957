const KILO = 1024;
const units = ['kB', 'MB', 'GB', 'TB'];

/** A size in the largest unit that it fills: `12 kB`, `3.4 GB`. */
export function formatBytes(bytes: number): string {
  let value = bytes / KILO;
  let unit = 0;
  while (value >= KILO && unit < units.length - 1) {
    value /= KILO;
    unit++;
  }
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
