import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api';

const EVERY_MILLISECONDS = 1_000;

interface RunningProps {
  importId: number;
  rows: number;
  /** The duration of the check, which the run needs again. */
  expectedMilliseconds: number;
}

/** Progress of a run, read from the server every second. */
export function Running({ importId, rows, expectedMilliseconds }: RunningProps) {
  const [progress, setProgress] = useState({
    done: 0,
    secondsLeft: Math.ceil(expectedMilliseconds / 1_000) as number | null,
  });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setInterval(() => {
      api('imports/get', { query: { id: String(importId) }, signal: stop.signal })
        .then((read) => read.progress && setProgress(read.progress))
        // Retried a second later.
        .catch(() => undefined);
    }, EVERY_MILLISECONDS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [importId]);
  const { done, secondsLeft } = progress;
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
      <p role="status">{`${done} of ${rows} rows, about ${Math.max(1, secondsLeft ?? 1)} s left`}</p>
    </div>
  );
}
