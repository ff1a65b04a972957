import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { CacheEpoch } from '../../db/freshness/cache-epoch.ts';
import { isDatabaseOutOfReach } from '../../db/out-of-reach.ts';
import type { RenderedAnswer } from './answer.ts';
import { ResponseCache } from './response-cache.ts';

const page = (text: string, more: Partial<RenderedAnswer> = {}): RenderedAnswer => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  isPermanent: false,
  ...more,
});
const away = () => Object.assign(new Error('no way there'), { code: 'ECONNREFUSED' });

function start() {
  const changes = new CacheEpoch();
  changes.isListening = true;
  const ready = new ResponseCache({ changes, mostBytes: 1_000_000, isOutOfReach: isDatabaseOutOfReach });
  const ask = async (make: () => Promise<RenderedAnswer>, key = 'list') => {
    const { answer, isLastKnown } = await ready.find(key, make);
    return `${answer.made.body}${isLastKnown ? ', last known' : ''}`;
  };
  return { changes, ready, ask, answering: (text: string, key?: string) => ask(async () => page(text), key) };
}

/** Creates a response that the test completes. */
function making() {
  let finish = (_made: RenderedAnswer) => {};
  let fail = (_error: Error) => {};
  let count = 0;
  const done = new Promise<RenderedAnswer>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  const make = () => {
    count++;
    return done;
  };
  return { make, finish, fail, count: () => count };
}

describe('a cached response', () => {
  it('is rendered once for concurrent requests, and cached for later ones', async () => {
    const { ask, answering, ready } = start();
    const slow = making();

    const burst = Array.from({ length: 100 }, () => ask(slow.make));
    slow.finish(page('first'));

    expect(new Set(await Promise.all(burst))).toEqual(new Set(['first']));
    expect(slow.count()).toBe(1);
    expect(await answering('second')).toBe('first');
    expect(ready.figures()).toMatchObject({ hits: 1, misses: 100, entries: 1 });
  });

  it('is rendered again when the IST day has changed, or the clock was set back', async () => {
    let now = new Date('2030-03-04T18:29:59.999Z');
    const changes = new CacheEpoch();
    changes.isListening = true;
    const ready = new ResponseCache({
      changes,
      mostBytes: 1_000_000,
      isOutOfReach: () => false,
      clock: () => now,
    });
    const answering = async (text: string) =>
      `${(await ready.find('prices', async () => page(text))).answer.made.body}`;
    const slow = making();
    const begunBefore = ready.find('slow', slow.make);
    await answering('old');

    now = new Date('2030-03-04T18:30:00.000Z');
    const afterMidnight = await answering('new');
    slow.finish(page('old'));
    await begunBefore;
    const slowAfterMidnight = `${(await ready.find('slow', async () => page('new'))).answer.made.body}`;
    now = new Date('2030-03-04T18:29:59.999Z');

    expect([afterMidnight, slowAfterMidnight, await answering('set back')]).toEqual([
      'new',
      'new',
      'set back',
    ]);
  });

  it('is rendered again after a change', async () => {
    const { answering, changes, ready } = start();
    await answering('before');

    changes.invalidate();

    expect(await answering('after')).toBe('after');
    expect(await answering('later')).toBe('after');
    expect(ready.figures()).toMatchObject({ emptied: 1 });
  });

  it('is not sent to later requests when the data changed while it was rendered', async () => {
    const { ask, answering, changes } = start();
    const slow = making();
    const early = ask(slow.make);

    changes.invalidate();
    const late = answering('after');
    slow.finish(page('before'));

    expect(await early).toBe('before');
    expect(await late).toBe('after');
    expect(await answering('later')).toBe('after');
  });

  it('that fails fails for all waiting requests, and the next one tries again', async () => {
    const { ask, answering } = start();
    const slow = making();

    const burst = [ask(slow.make), ask(slow.make)];
    slow.fail(new Error('no'));

    const ends = await Promise.allSettled(burst);
    expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected']);
    expect(await answering('again')).toBe('again');
  });

  it('is cached only when it is a success', async () => {
    const { ask, answering } = start();
    await ask(async () => page('not found', { status: 404 }));

    expect(await answering('found')).toBe('found');
  });

  it('without data survives every change and outage', async () => {
    const { ask, answering, changes } = start();
    await ask(async () => page('about us', { isPermanent: true }));

    changes.invalidate();
    changes.isListening = false;

    expect(await answering('never made')).toBe('about us');
  });
});

describe('a response that may have changed', () => {
  it('is rendered again', async () => {
    const { answering, changes } = start();
    await answering('before');

    changes.markStale();

    expect(await answering('after')).toBe('after');
  });
});

describe('while changes are not received', () => {
  it('renders every answer for each request', async () => {
    const { ask, answering, changes } = start();
    await answering('before');
    changes.isListening = false;
    const slow = making();

    const two = [ask(slow.make), ask(slow.make)];
    slow.finish(page('now'));

    expect(await Promise.all(two)).toEqual(['now', 'now']);
    expect(slow.count()).toBe(2);
    expect(await answering('later')).toBe('later');
  });

  it('sends the last known response, marked as such, if the database is unreachable', async () => {
    const { ask, answering, changes, ready } = start();
    await answering('before');
    changes.isListening = false;

    expect(await ask(() => Promise.reject(away()))).toBe('before, last known');
    expect(await ask(async () => page('sorry', { status: 503, isWithoutDatabase: true }))).toBe(
      'before, last known',
    );
    expect(ready.figures()).toMatchObject({ lastKnown: 2 });
  });

  it('does not wait for a database that does not respond', async () => {
    const { ask, answering, changes } = start();
    await answering('before');
    changes.isListening = false;

    expect(await ask(making().make)).toBe('before, last known');
  });

  it('sends an outdated response, marked as such, once the database is unreachable', async () => {
    const { ask, answering, changes } = start();
    await answering('before an order');
    changes.invalidate();
    changes.isListening = false;

    expect(await ask(() => Promise.reject(away()))).toBe('before an order, last known');
    expect(await ask(async () => page('sorry', { status: 503, isWithoutDatabase: true }))).toBe(
      'before an order, last known',
    );
  });

  it('sends no outdated response for a database that is only slow', async () => {
    const { ask, answering, changes } = start();
    await answering('before an order');
    changes.invalidate();
    changes.isListening = false;
    const slow = making();

    const asked = ask(slow.make);
    await sleep(1_200);
    slow.finish(page('after it'));

    expect(await asked).toBe('after it');
  });

  it('keeps a response that became outdated while it was rendered as the last known, never as fresh', async () => {
    const { ask, changes } = start();
    const slow = making();
    const early = ask(slow.make);
    changes.invalidate();
    slow.finish(page('read before the order'));
    await early;

    expect(await ask(() => Promise.reject(away()))).toBe('read before the order, last known');
    changes.invalidate();
    expect(await ask(async () => page('after it'))).toBe('after it');
  });

  it('sends nothing from before a write of this process', async () => {
    const { ask, answering, changes } = start();
    await answering('before');
    changes.isListening = false;
    await ask(() => Promise.reject(away()));

    changes.invalidate();

    expect(await answering('after')).toBe('after');
  });

  it('sends a response that may have changed', async () => {
    const { ask, answering, changes } = start();
    await answering('before');
    changes.isListening = false;
    changes.markStale();

    expect(await ask(() => Promise.reject(away()))).toBe('before, last known');
  });

  it('passes bugs on', async () => {
    const { ask, answering, changes } = start();
    await answering('before');
    changes.isListening = false;

    await expect(ask(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  });

  it('uses the database again as soon as it answers', async () => {
    const { ask, answering, changes } = start();
    await answering('before');
    changes.isListening = false;
    await ask(() => Promise.reject(away()));

    // Changes were missed while not listening, so listening again invalidates everything.
    changes.invalidate();
    changes.isListening = true;

    expect(await answering('after')).toBe('after');
  });
});

describe('while changes are received, but the database does not accept queries', () => {
  it('sends the last known response', async () => {
    const { ask, answering, changes } = start();
    await answering('before');
    changes.invalidate();

    expect(await ask(() => Promise.reject(away()))).toBe('before, last known');
  });

  it('sends a fresh response as soon as the database responds', async () => {
    const { ask, answering, changes } = start();
    await answering('before');
    changes.invalidate();
    await ask(() => Promise.reject(away()));
    await sleep(150);

    expect(await answering('after')).toBe('after');
    expect(await answering('later')).toBe('after');
  });
});
