import { Agent, get } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { Drain } from './drain.ts';

/** Longer than connections are kept for unread requests. */
const LONG_MILLISECONDS = 900;
/** Far longer than a stopping server may take. */
const KEPT_OPEN_MILLISECONDS = 60_000;

it.each([
  ['is sent', 0],
  ['has begun before and ends', LONG_MILLISECONDS],
])('a kept connection whose response %s during the stop does not delay it', async (_, streamed) => {
  const app = Fastify({ keepAliveTimeout: KEPT_OPEN_MILLISECONDS, forceCloseConnections: 'idle' });
  const drain = new Drain();
  drain.watch(app);
  const begun = Promise.withResolvers<void>();
  app.get('/', async () => {
    const parts = async function* () {
      yield 'first, ';
      begun.resolve();
      await wait(streamed);
      yield 'last';
    };
    if (streamed > 0) return Readable.from(parts());
    begun.resolve();
    await wait(LONG_MILLISECONDS);
    return 'first, last';
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<string>((resolve, reject) => {
    get(url, { agent }, (response) => resolve(text(response))).on('error', reject);
  });
  await begun.promise;

  const outcome = await Promise.race([
    drain.end(app, 0).then(() => 'stopped'),
    wait(KEPT_OPEN_MILLISECONDS / 6, 'still open', { ref: false }),
  ]);

  expect([await answer, outcome]).toEqual(['first, last', 'stopped']);
  agent.destroy();
  await app.close();
});
