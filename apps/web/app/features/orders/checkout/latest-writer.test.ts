import { describe, expect, it } from 'vitest';
import { LatestWriter } from './latest-writer';

/** A server whose responses the test controls. */
function slowServer() {
  const sent: [number, number][] = [];
  const open: { answer: () => void; fail: () => void; lose: () => void }[] = [];
  const said: unknown[] = [];
  const writer = new LatestWriter<number>({
    send: (key, value) => {
      sent.push([key, value]);
      return new Promise<void>((resolve, reject) => {
        open.push({
          answer: resolve,
          fail: () => reject(new Error('gone')),
          lose: () => reject(new Error('no network')),
        });
      });
    },
    isAway: (error) => error instanceof Error && error.message === 'no network',
    sayAway: (error) => said.push(error),
    retryAfterMilliseconds: 60_000,
  });
  const aMoment = () => new Promise((resolve) => setTimeout(resolve));
  const next = async (how: 'answer' | 'fail' | 'lose') => {
    await aMoment();
    open.shift()?.[how]();
    await aMoment();
  };
  return { writer, sent, said, next };
}

describe('quick clicks on plus', () => {
  it('send one quantity at a time, and then only the newest', async () => {
    const { writer, sent, next } = slowServer();

    const outcome = writer.write(1, 2);
    void writer.write(1, 3);
    void writer.write(1, 4);
    void writer.write(1, 5);
    await next('answer');
    await next('answer');

    expect(sent).toEqual([
      [1, 2],
      [1, 5],
    ]);
    expect(await outcome).toEqual({ saved: 5 });
  });

  it('report the outcome only to the first', async () => {
    const { writer } = slowServer();

    expect(writer.write(1, 2)).toBeInstanceOf(Promise);
    expect(writer.write(1, 3)).toBeUndefined();
  });

  it('do not delay another line', () => {
    const { writer, sent } = slowServer();

    void writer.write(1, 2);
    void writer.write(2, 9);

    expect(sent).toEqual([
      [1, 2],
      [2, 9],
    ]);
  });

  it('keep the last saved quantity when the newest fails', async () => {
    const { writer, next } = slowServer();

    const outcome = writer.write(1, 2);
    void writer.write(1, 3);
    await next('answer');
    await next('fail');

    expect(await outcome).toEqual({ saved: 2, error: new Error('gone') });
  });

  it('are sent even after an earlier one failed', async () => {
    const { writer, next } = slowServer();

    const outcome = writer.write(1, 2);
    void writer.write(1, 3);
    await next('fail');
    await next('answer');

    expect(await outcome).toEqual({ saved: 3 });
  });

  it('can be waited for', async () => {
    const { writer, next } = slowServer();
    let isIdle = false;
    void writer.write(1, 2);
    void writer.write(1, 3);
    const settled = writer.idle().then(() => {
      isIdle = true;
    });

    await next('answer');
    expect(isIdle).toBe(false);
    await next('answer');
    await settled;

    expect(isIdle).toBe(true);
  });
});

describe('a quantity without a network', () => {
  it('is shown once for each press, and is sent when the network is back', async () => {
    const { writer, sent, said, next } = slowServer();
    const outcome = writer.write(1, 2);
    await next('lose');
    const afterOnePress = said.length;

    writer.retry();
    await next('lose');
    void writer.write(1, 3);
    await next('lose');
    writer.retry();
    await next('answer');

    expect([afterOnePress, said.length]).toEqual([1, 2]);
    expect(sent.map(([, value]) => value)).toEqual([2, 2, 3, 3]);
    expect(await outcome).toEqual({ saved: 3 });
    expect(writer.isPending(1)).toBe(false);
  });

  it('does not hold up what waits for all that is being sent', async () => {
    const { writer, next } = slowServer();
    void writer.write(1, 2);
    await next('lose');

    const settled = writer.idle();
    await next('lose');
    await settled;

    expect(writer.isPending(1)).toBe(true);
  });

  it('is given up when its member signs out', async () => {
    const { writer, sent, next } = slowServer();
    const outcome = writer.write(1, 2);
    await next('lose');

    writer.drop();

    expect(await outcome).toEqual({});
    expect(sent).toHaveLength(1);
  });

  it('is reverted when the server refuses it later', async () => {
    const { writer, next } = slowServer();
    const outcome = writer.write(1, 2);
    await next('lose');

    writer.retry();
    await next('fail');

    expect(await outcome).toEqual({ error: new Error('gone') });
  });
});
