import { describe, expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Reads that the test completes; each returns its number. */
function readings() {
  const ends: ((failure?: Error) => void)[] = [];
  const read = () =>
    new Promise<{ number: number }>((resolve, reject) => {
      const number = ends.length + 1;
      ends.push((failure) => (failure ? reject(failure) : resolve({ number })));
    });
  const begun = () => ends.length;
  const end = async (number: number, failure?: Error) => {
    ends[number - 1]?.(failure);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { read, begun, end };
}

describe('coalesced reads', () => {
  it('start at once for a single caller', async () => {
    const { read, end } = readings();
    const ask = coalesce(read);

    const first = ask();
    await end(1);
    const second = ask();
    await end(2);

    expect(await first).toEqual({ number: 1 });
    expect(await second).toEqual({ number: 2 });
  });

  it('give callers during a run the result of the next run, which they share', async () => {
    const { read, begun, end } = readings();
    const ask = coalesce(read);
    const first = ask();

    const late = [ask(), ask(), ask()];
    expect(begun()).toBe(1);
    await end(1);
    const later = ask();
    await end(2);
    await end(3);

    expect(await first).toEqual({ number: 1 });
    expect((await Promise.all(late)).map(({ number }) => number)).toEqual([2, 2, 2]);
    expect(await later).toEqual({ number: 3 });
  });

  it('fail for those who share the failed run, and for nobody else', async () => {
    const { read, end } = readings();
    const ask = coalesce(read);
    const asked = [ask(), ask(), ask()].map((answer) => answer.catch((error: Error) => error.message));

    await end(1, new Error('no'));
    await end(2);

    expect(await Promise.all(asked)).toEqual(['no', { number: 2 }, { number: 2 }]);
  });
});
