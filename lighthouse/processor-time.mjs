/** A task on the phone may take this long before it counts as blocking, and takes this many times as long as here. */
const BLOCKING_FROM_MS = 50;
const SLOWER = 4;

/**
 * Total Blocking Time of a trace, by the processor time of the page's main thread. Lighthouse uses wall-clock time: on
 * two cores, a thread that waits for the browser's other threads counts there as working.
 * @param {import('lighthouse').Artifacts['Trace']} trace
 */
export function blockingByProcessorTime({ traceEvents }) {
  const painted = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) return Number.NaN;
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith('RunTask') && pid === painted.pid && tid === painted.tid && ts >= painted.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - BLOCKING_FROM_MS), 0);
}
