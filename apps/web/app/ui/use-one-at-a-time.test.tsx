import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useOneAtATime } from './use-one-at-a-time';

afterEach(cleanup);

/** Renders the hook around an action that the test ends. */
function startHook() {
  const calls: { text: string; end: () => void; fail: (error: Error) => void }[] = [];
  const { result } = renderHook(() =>
    useOneAtATime((text: string) => new Promise<void>((end, fail) => void calls.push({ text, end, fail }))),
  );
  return { calls, press: (text: string) => result.current[0](text), isBusy: () => result.current[1] };
}

describe('an action that runs once at a time', () => {
  it('runs once when its button is pressed twice, and is busy until it ends', async () => {
    const { calls, press, isBusy } = startHook();

    act(() => {
      void press('first');
      void press('second');
    });
    expect(calls.map(({ text }) => text)).toEqual(['first']);
    expect(isBusy()).toBe(true);

    await act(async () => calls[0]?.end());
    expect(isBusy()).toBe(false);
  });

  it('can run again after it ended', async () => {
    const { calls, press } = startHook();
    act(() => void press('first'));
    await act(async () => calls[0]?.end());

    act(() => void press('second'));

    expect(calls.map(({ text }) => text)).toEqual(['first', 'second']);
  });

  it('passes its failure on, and can run again', async () => {
    const { calls, press, isBusy } = startHook();
    let failure: unknown;
    act(() => {
      press('first').catch((error: unknown) => {
        failure = error;
      });
    });

    await act(async () => calls[0]?.fail(new Error('no network')));
    expect(failure).toEqual(new Error('no network'));
    expect(isBusy()).toBe(false);

    act(() => void press('second'));
    expect(calls).toHaveLength(2);
  });
});
