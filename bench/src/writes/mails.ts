import { join } from 'node:path';
import { findFreePort } from '../../../scripts/lib/free-port.mjs';
import { type Cpu, faultsOf, withCpu } from '../measure.ts';
import { type NodeProcess, startNode } from '../node-process.ts';
import type { Scale } from '../options.ts';
import { startProduct } from '../product.ts';
import { randomFrom } from '../random.ts';
import type { Database } from '../shop/database.ts';
import { CLIENTS, type Flow, type Market } from './flow.ts';
import { type FlowResult, runFlows } from './flow-load.ts';
import { FLOW_SEED, makeSteps, recounted } from './measure.ts';

export const MAILS_ROW = 'write/mail';

type Run = FlowResult & Cpu;

export interface MailRound {
  without: Run;
  with: Run;
}

/** Orders that write and send mails, or take from the stock, compared with the same orders without. */
export interface MailLine {
  name: string;
  scale: Scale;
  /** The goal: orders a second compared with those without. */
  ratioToWithout: number;
  rounds: MailRound[];
  /** Any entry makes the figures worthless. */
  faults: string[];
}

export interface MailSetting {
  flow: Flow;
  market: Market;
  scale: Scale;
  url: string;
  db: Database;
  databasePid: number;
  seconds: number;
  rounds: number;
}

const RATIO = 0.9;
const WARM_UP_SECONDS = 2;

/**
 * Places orders in the product that sends mails to a server on this machine and, in turn, in the product whose
 * function that makes the rows of mails returns none.
 */
export async function measureMails(setting: MailSetting): Promise<MailLine> {
  const { flow, market, url, db, seconds, databasePid } = setting;
  const steps = makeSteps(flow, market, randomFrom(FLOW_SEED));
  const faults: string[] = [];
  const sink = await startMailSink();
  const products: NodeProcess[] = [];
  try {
    const withMails = await startProduct(
      { DATABASE_URL: url },
      {
        env: {
          SMTP_URL: `smtp://127.0.0.1:${sink.smtpPort}`,
          MAIL_FROM: 'Namma Strength <hello@namma.fit>',
          PUBLIC_URL: 'https://gym.example',
        },
      },
    );
    products.push(withMails);
    const withoutMails = await startProduct(
      { DATABASE_URL: url },
      { flags: ['--import', join(import.meta.dirname, 'without-mails.mjs')] },
    );
    products.push(withoutMails);

    const run = async (product: NodeProcess, forSeconds: number, start: number): Promise<Run> => {
      const who = product === withMails ? 'with mails' : 'without mails';
      await db.query('truncate mails');
      const acceptedBefore = await sink.countAccepted();
      const [before] = await db.query<{ count: number }>('select count(*)::int as count from checkouts');
      const result = await recounted({ db, market, flow }, faults, who, async () => {
        const pids = { server: product.pid, database: databasePid };
        const result = await withCpu(pids, () =>
          runFlows(product.origin, steps, { seconds: forSeconds, start }),
        );
        faults.push(...faultsOf(result, who).map((fault) => `${fault} ${result.complaint}`));
        return { result, acknowledged: result.orders, underWay: CLIENTS };
      });
      const [after] = await db.query<{ orders: number; mails: number }>(
        'select (select count(*)::int from checkouts) as orders, (select count(*)::int from mails) as mails',
      );
      const placed = (after?.orders ?? 0) - (before?.count ?? 0);
      const expected = product === withMails ? placed : 0;
      if (after?.mails !== expected) faults.push(`${who}: ${after?.mails} mails of ${placed} orders`);
      const accepted = (await sink.countAccepted()) - acceptedBefore;
      if (accepted > 0 !== (product === withMails)) faults.push(`${who}: ${accepted} mails were sent`);
      return result;
    };

    await run(withMails, WARM_UP_SECONDS, 0);
    await run(withoutMails, WARM_UP_SECONDS, 0);
    const rounds: MailRound[] = [];
    for (let round = 0; round < setting.rounds; round++) {
      const start = round / setting.rounds;
      // Each goes first in every second round.
      const first = await run(round % 2 === 0 ? withoutMails : withMails, seconds, start);
      const second = await run(round % 2 === 0 ? withMails : withoutMails, seconds, start);
      rounds.push(round % 2 === 0 ? { without: first, with: second } : { without: second, with: first });
    }
    return { name: MAILS_ROW, scale: setting.scale, ratioToWithout: RATIO, rounds, faults };
  } finally {
    for (const product of products) await product.stop();
    await sink.stop();
  }
}

/** Starts a mail server in a process of its own that accepts every mail. */
async function startMailSink() {
  const port = await findFreePort();
  const smtpPort = await findFreePort();
  const script = join(import.meta.dirname, 'mail-sink.mjs');
  const { origin, stop } = await startNode([script, String(port), String(smtpPort)], {
    port,
    readyPath: '/',
    env: {},
  });
  return {
    smtpPort,
    countAccepted: async () => Number(await (await fetch(origin)).text()),
    stop,
  };
}
