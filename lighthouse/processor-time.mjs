/** A task on the phone may take so long before it counts as blocking, and takes so many times what it takes here. */
const BLOCKING_FROM_MS = 50;
const SLOWER = 4;

/**
 * Total Blocking Time of a trace, by the time that the page's main thread had a processor. Lighthouse reckons with the
 * clock: on two cores, a thread that waits its turn behind the browser's others counts there as one that works.
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
