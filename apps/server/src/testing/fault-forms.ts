/** `npm run faults` asks for the long forms; `npm test` runs the short ones. */
export const isLong = process.env.FAULTS === 'long';

/** A figure for the docs, as `npm run faults` prints it. */
export function tell(line: string): void {
  if (isLong) process.stdout.write(`\n  ${line}\n`);
}
