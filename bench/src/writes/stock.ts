import { faultsOf, withCpu } from '../measure.ts';
import { startProduct } from '../product.ts';
import { randomFrom } from '../random.ts';
import { CLIENTS } from './flow.ts';
import { runFlows } from './flow-load.ts';
import type { MailLine, MailRound, MailSetting } from './mails.ts';
import { FLOW_SEED, makeSteps, recounted } from './measure.ts';

export const STOCK_ROW = 'write/stock';

const RATIO = 0.9;
const WARM_UP_SECONDS = 2;
const ON_HAND = 1_000_000_000;

/** Places orders of products that are counted and, in turn, of the same products while they are not. */
export async function measureStock(setting: MailSetting): Promise<MailLine> {
  const { flow, market, url, db, seconds, databasePid } = setting;
  const steps = makeSteps(flow, market, randomFrom(FLOW_SEED));
  const faults: string[] = [];
  await db.query('insert into product_stock (product_id) select id from products on conflict do nothing');
  await db.query(
    `insert into stock_moves (product_id, delta, kind, reason, at)
     select id, ${ON_HAND}, 'count', 'Load test', now() from products`,
  );
  const product = await startProduct({ DATABASE_URL: url });
  try {
    const run = async (isCounted: boolean, forSeconds: number, start: number) => {
      const who = isCounted ? 'with stock' : 'without stock';
      await db.query(
        isCounted
          ? 'update products set sellable = on_hand from product_stock where product_id = id'
          : 'update products set sellable = null',
      );
      await db.query('vacuum (analyze) products, product_stock, stock_moves');
      const movedBefore = await countMoves();
      const result = await recounted({ db, market, flow }, faults, who, async () => {
        const pids = { server: product.pid, database: databasePid };
        const result = await withCpu(pids, () =>
          runFlows(product.origin, steps, { seconds: forSeconds, start }),
        );
        faults.push(...faultsOf(result, who).map((fault) => `${fault} ${result.complaint}`));
        return { result, acknowledged: result.orders, underWay: CLIENTS };
      });
      const moved = (await countMoves()) - movedBefore;
      if (moved > 0 !== isCounted) faults.push(`${who}: ${moved} moves of stock`);
      const [wrong] = await db.query<{ count: number }>(
        `select count(*)::int as count from product_stock join products on id = product_id
         where on_hand <> (select sum(delta) from stock_moves where stock_moves.product_id = products.id) or sellable <> on_hand`,
      );
      if (wrong?.count !== 0) faults.push(`${who}: the stock of ${wrong?.count} products is wrong`);
      return result;
    };
    const countMoves = async () =>
      (await db.query<{ count: number }>('select count(*)::int as count from stock_moves'))[0]?.count ?? 0;

    await run(true, WARM_UP_SECONDS, 0);
    await run(false, WARM_UP_SECONDS, 0);
    const rounds: MailRound[] = [];
    for (let round = 0; round < setting.rounds; round++) {
      const start = round / setting.rounds;
      // Each goes first in every second round.
      const first = await run(round % 2 === 1, seconds, start);
      const second = await run(round % 2 === 0, seconds, start);
      rounds.push(round % 2 === 0 ? { without: first, with: second } : { without: second, with: first });
    }
    return { name: STOCK_ROW, scale: setting.scale, ratioToWithout: RATIO, rounds, faults };
  } finally {
    await product.stop();
  }
}
