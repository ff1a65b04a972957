import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api';

const EVERY_MILLISECONDS = 1_000;

interface RunningProps {
  importId: number;
  rows: number;
  /** How long the check took, which the run takes again. */
  expectedMilliseconds: number;
}

/**
 * How far a run is. The database on its own machine tells while it runs; the embedded one answers only once it is over, so the
 * time of the check stands for it.
 */
export function Running({ importId, rows, expectedMilliseconds }: RunningProps) {
  const [elapsed, setElapsed] = useState(0);
  const [notified, setNotified] = useState<{ done: number; secondsLeft: number | null }>();
  useEffect(() => {
    const startedAt = Date.now();
    const stop = new AbortController();
    const timer = setInterval(() => {
      setElapsed(Date.now() - startedAt);
      api('imports/get', { query: { id: String(importId) }, signal: stop.signal })
        .then(({ progress }) => progress && setNotified(progress))
        // Only a figure for the eye.
        .catch(() => undefined);
    }, EVERY_MILLISECONDS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [importId]);
  const share = expectedMilliseconds === 0 ? 0 : Math.min(0.99, elapsed / expectedMilliseconds);
  const done = notified?.done ?? Math.floor(rows * share);
  const left = notified?.secondsLeft ?? Math.max(1, Math.ceil((expectedMilliseconds - elapsed) / 1_000));
  return (
    <div className="grid max-w-text gap-2">
      <div
        role="progressbar"
        aria-label="Rows imported"
        aria-valuemin={0}
        aria-valuemax={rows}
        aria-valuenow={done}
        className="bar-track h-2 overflow-hidden rounded-full bg-paper-sunken"
      >
        <div className="bar h-full bg-ink" style={{ width: `${(100 * done) / Math.max(rows, 1)}%` }} />
      </div>
      <p role="status">{`${done} of ${rows} rows, about ${left} s left`}</p>
    </div>
  );
}
