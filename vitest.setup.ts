import { afterAll, afterEach } from 'vitest';

/** An error on the console that a test did not expect is a bug that it did not see: it fails. */
const reported: string[] = [];
const print = console.error;
console.error = (...details: unknown[]) => {
  reported.push(details.map(String).join(' '));
  print(...details);
};

function failIfReported(): void {
  const errors = reported.splice(0);
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
}
afterEach(failIfReported);
afterAll(() => {
  console.error = print; // the next file of this process starts afresh
  failIfReported();
});
