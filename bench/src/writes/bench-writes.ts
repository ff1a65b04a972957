import type { Options, Scale } from '../options.ts';
import { startProduct } from '../product.ts';
import { randomFrom } from '../random.ts';
import type { Shop } from '../row.ts';
import { openPostgres } from '../shop/database.ts';
import { catchFlow } from './catch-flow.ts';
import { findMarket, flows, order } from './flow.ts';
import { MAILS_ROW, type MailLine, measureMails } from './mails.ts';
import { measureWrites, type WriteLine } from './measure.ts';
import { measureStock, STOCK_ROW } from './stock.ts';
import { openTracer } from './trace.ts';

const RANDOM_SEED = 20_300_306;

export interface WriteSubject {
  scale: Scale;
  url: string;
  databasePid: number;
  shop: Omit<Shop, 'db'>;
}

/**
 * Compares every flow with pgbench running the statements that PostgreSQL received from the product, in the same
 * shop.
 */
export async function benchWrites(
  { scale, url, databasePid, shop }: WriteSubject,
  { seconds, rounds, isWanted }: Options,
): Promise<WriteLine[]> {
  const wanted = flows.filter(({ name }) => isWanted(name));
  if (wanted.length === 0) return [];
  const db = await openPostgres(url);
  try {
    const market = await findMarket({ ...shop, db });
    const scripts = [];
    const tracer = await openTracer(url);
    const watched = await startProduct({ DATABASE_URL: url });
    try {
      for (const flow of wanted) {
        const setting = { flow, market, product: watched, random: randomFrom(RANDOM_SEED) };
        scripts.push({ flow, caught: await catchFlow(setting, tracer) });
      }
    } finally {
      await watched.stop();
      await tracer.close();
    }
    const lines: WriteLine[] = [];
    const product = await startProduct({ DATABASE_URL: url });
    try {
      for (const { flow, caught } of scripts)
        lines.push(
          await measureWrites({
            flow,
            caught,
            market,
            scale,
            product,
            url,
            db,
            databasePid,
            seconds,
            rounds,
          }),
        );
    } finally {
      await product.stop();
    }
    return lines;
  } finally {
    await db.close();
  }
}

/** Compares orders with and without their mails, and with and without stock, in the same shop. */
export async function benchMails(
  { scale, url, databasePid, shop }: WriteSubject,
  { seconds, rounds, isWanted }: Options,
): Promise<MailLine[]> {
  if (!isWanted(MAILS_ROW) && !isWanted(STOCK_ROW)) return [];
  const db = await openPostgres(url);
  try {
    const market = await findMarket({ ...shop, db });
    const setting = { flow: order, market, scale, url, db, databasePid, seconds, rounds };
    return [
      ...(isWanted(MAILS_ROW) ? [await measureMails(setting)] : []),
      ...(isWanted(STOCK_ROW) ? [await measureStock(setting)] : []),
    ];
  } finally {
    await db.close();
  }
}
