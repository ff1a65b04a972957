import type { Result } from 'autocannon';

/** What one run of the load generator has seen. */
export interface LoadResult {
  requests: number;
  seconds: number;
  /** With headers. */
  bytes: number;
  p50Milliseconds: number;
  p95Milliseconds: number;
  p99Milliseconds: number;
  /** Answers that are none of 2xx and 3xx. */
  refused: number;
  /** Connections that failed or broke, and answers that did not come in time. */
  broken: number;
}

const MICROSECONDS_PER_SECOND = 1_000_000;
const MICROSECONDS_PER_MILLISECOND = 1_000;

/** Reads what wrk.lua prints at the end; wrk's own lines for people stand around it. */
export function readWrk(output: string): LoadResult {
  const line = output.split('\n').find((each) => each.startsWith('{'));
  if (!line) throw new Error(`wrk told no result:\n${output}`);
  const told = JSON.parse(line);
  return {
    requests: told.requests,
    seconds: told.duration / MICROSECONDS_PER_SECOND,
    bytes: told.bytes,
    p50Milliseconds: told.p50 / MICROSECONDS_PER_MILLISECOND,
    p95Milliseconds: told.p95 / MICROSECONDS_PER_MILLISECOND,
    p99Milliseconds: told.p99 / MICROSECONDS_PER_MILLISECOND,
    refused: told.status,
    broken: told.socket,
  };
}

/** autocannon knows whole milliseconds only, and of the high percentiles 97.5 instead of 95. */
export const readAutocannon = (result: Result): LoadResult => ({
  requests: result.requests.total,
  seconds: result.duration,
  bytes: result.throughput.total,
  p50Milliseconds: result.latency.p50,
  p95Milliseconds: result.latency.p97_5,
  p99Milliseconds: result.latency.p99,
  refused: result.non2xx,
  broken: result.errors + result.timeouts,
});
