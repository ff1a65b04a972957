import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { engines, makeTarget } from '../testing/database-targets.ts';
import { isLong, printMeasurement } from '../testing/fault-forms.ts';
import { ask, OrderStream, QUANTITY } from '../testing/order-stream.ts';
import { startServer } from '../testing/started-server.ts';

const KILLS = isLong ? 20 : 2;
const CUSTOMERS = isLong ? 6 : 3;
/** Milliseconds after the first order. The moment is random, so that kills interrupt every part of an order. */
const KILL_AFTER = { least: 150, most: isLong ? 1_500 : 600 };

/** Pieces on hand at the beginning. */
const STOCKED = 1_000_000;

describe.each(engines)('a server on the %s engine that is killed in a stream of orders', (engine) => {
  it(`${KILLS} times keeps each acknowledged order once, and restarts automatically`, async () => {
    const place = await makeTarget(engine);
    let server = await startServer(place);
    const orders = await OrderStream.gather(server.url, CUSTOMERS);
    const admin = { email: 'admin@namma.fit', password: 'admin-work-opens-at-five' };
    const { token } = await ask<{ token: string }>(server.url, 'POST', 'auth/userLogin', admin);
    const { productId } = orders;
    const count = { productId, onHand: STOCKED, reason: 'First count' };
    await ask(server.url, 'POST', 'stock/count', count, token);

    for (let kill = 0; kill < KILLS; kill++) {
      orders.start(server.url);
      await wait(KILL_AFTER.least + ((KILL_AFTER.most - KILL_AFTER.least) * kill) / KILLS);
      await server.end('SIGKILL');
      await orders.stop();
      server = await startServer(place);
    }
    await orders.repeatAll(server.url);
    await server.end('SIGTERM');

    const { db, close } = await place.open();
    const { acknowledged, answers } = orders;
    try {
      // Also compares the stock on hand with the sum of its movements.
      await orders.expectKept(db);
      const stock = db.selectFrom('product_stock').select('on_hand').where('product_id', '=', productId);
      expect((await stock.executeTakeFirstOrThrow()).on_hand).toBe(STOCKED - acknowledged.size * QUANTITY);
    } finally {
      await close();
    }
    printMeasurement(
      `kill -9, ${engine}: ${KILLS} kills, ${acknowledged.size} orders, 0 lost, 0 twice, ${answers.get('cut')} cut`,
    );
  });
});
