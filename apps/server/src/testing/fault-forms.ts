/** `npm run faults` runs the long forms, `npm test` the short ones. */
export const isLong = process.env.FAULTS === 'long';

/** Prints a measurement of `npm run faults`. */
export function printMeasurement(line: string): void {
  if (isLong) process.stdout.write(`\n  ${line}\n`);
}
