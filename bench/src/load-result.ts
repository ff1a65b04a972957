import type { Result } from 'autocannon';

/** The outcome of one run of the load generator. */
export interface LoadResult {
  requests: number;
  seconds: number;
  /** Including headers. */
  bytes: number;
  p50Milliseconds: number;
  p95Milliseconds: number;
  p99Milliseconds: number;
  /** Answers other than 2xx and 3xx. */
  refused: number;
  /** Connections that failed or broke, and answers that came too late. */
  broken: number;
}

const MICROSECONDS_PER_SECOND = 1_000_000;
const MICROSECONDS_PER_MILLISECOND = 1_000;

/** Reads the JSON line that wrk.lua prints at the end of wrk's output. */
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

/** autocannon reports whole milliseconds, and the 97.5th percentile instead of the 95th. */
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
