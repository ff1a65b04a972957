import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from './use-near-end';

describe('throttling the scroll', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs at once, and once more at the end of a burst', () => {
    const run = vi.fn();
    const { call } = throttle(run, 150);

    call();
    call();
    call();

    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(150);
    expect(run).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('does not run after it was stopped', () => {
    const run = vi.fn();
    const { call, stop } = throttle(run, 150);
    call();
    call();

    stop();

    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
