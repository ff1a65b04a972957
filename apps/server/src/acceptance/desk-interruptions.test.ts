// onBothEngines: the state after a broken transaction depends on the engine
import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { describe, expect, it } from 'vitest';
import { cutAt } from '../testing/cut-connection.ts';
import { startTestGym } from '../testing/gym.ts';
import { hashTables } from '../testing/table-hashes.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

/** Interrupts desk calls between each two statements. faults/kill.test.ts kills whole processes. */
const gym = await startTestGym({ today: '2030-03-04' });
const desk = gym.as(await gym.make.admin());

interface Asked {
  call: 'sales/sell' | 'membership/registerFor' | 'payments/collect';
  body: object;
}

/** Creates a new, different request on each call. */
const things: Record<Asked['call'], () => Promise<Asked>> = {
  'sales/sell': async () => {
    const [one, other] = [
      await gym.make.product({ price: 100, discount: 0, onHand: 9 }),
      await gym.make.product({ price: 50, discount: 0, onHand: 9 }),
    ];
    const { userId } = await gym.make.member();
    const lines = [one, other].map(({ productId }) => ({ productId, quantity: 2 }));
    const body = { userId, lines, mode: 'upi', utr: anyUtr(), center: 'HSR Layout', expectedTotal: 300 };
    return { call: 'sales/sell', body };
  },
  'membership/registerFor': async () => ({
    call: 'membership/registerFor',
    body: {
      member: { name: 'Kaveri', phone: anyPhone() },
      type: 'Elite',
      center: 'HSR Layout',
      start_Date: '2030-03-04',
      end_Date: '2031-03-04',
      payments: [
        { mode: 'cash', amount: 1_000 },
        { mode: 'upi', utr: anyUtr() },
      ],
    },
  }),
  'payments/collect': async () => {
    const [kept, refused] = [
      await gym.make.order({ orderStatus: 'Out-For-Delivery', quantity: 2 }),
      await gym.make.order({ orderStatus: 'Out-For-Delivery' }),
    ];
    const { body } = await desk.call('admin/getOrder', { query: { id: kept.orderId } });
    return {
      call: 'payments/collect',
      body: {
        checkoutIds: [kept.checkoutId, refused.checkoutId],
        refusedIds: [refused.orderId],
        mode: 'cash',
        center: 'HSR Layout',
        expectedPaise: body.duePaise,
      },
    };
  },
};
let last = 0;
const anyPhone = () => String(7_000_000_000 + ++last);
const anyUtr = () => String(500_000_000_000 + ++last);

/** More statements than any of the calls sends. */
const STATEMENTS_MOST = 200;
/** Every table is compared after each statement. */
const TIMEOUT_MILLISECONDS = 120_000;

/** Only one on the embedded engine, because all tables are compared after each statement. */
const tried = Object.entries(things).filter(([call]) => gym.engine === 'postgresql' || call === 'sales/sell');

describe.each(tried)('%s', { timeout: TIMEOUT_MILLISECONDS }, (call, think) => {
  const newAsk = async () => {
    const { body } = await think();
    const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };
    return () => desk.callLoosely(call as Asked['call'], { body, headers });
  };

  it('is atomic, whichever statement the connection breaks before', async () => {
    const ask = await newAsk();
    const before = await hashTables(gym.db);
    let statements: string[] = [];

    for (let n = 1; ; n++) {
      const cut = await cutAt(n, ask);
      statements = cut.statements;
      if (!cut.wasCut) {
        expect(cut.result.status, JSON.stringify(cut.result.body)).toBe(201);
        break;
      }
      expect([n, cut.result.status]).toEqual([n, 503]);
      expect(await hashTables(gym.db), `before statement ${n}: ${statements.at(-1)}`).toEqual(before);
      expect(n).toBeLessThan(STATEMENTS_MOST);
    }

    expect(statements).toContain('begin');
    expect(statements.at(-1)).toBe('commit');
    expect(statements.filter((text) => text === 'commit')).toHaveLength(1);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('runs once when the connection breaks after its commit, and its key returns the result', async () => {
    const ask = await newAsk();

    const { result, wasCut } = await cutAt('after the commit', ask);
    const after = await hashTables(gym.db);
    const [again, andAgain] = [await ask(), await ask()];

    expect([wasCut, result.status]).toEqual([true, 503]);
    expect([again.status, andAgain.body]).toEqual([201, again.body]);
    expect(await hashTables(gym.db)).toEqual(after);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });
});

describe('imports/run', { timeout: TIMEOUT_MILLISECONDS }, () => {
  /** Rows per step of a members import. */
  const STEP = 200;
  const ROWS = STEP + 1;
  const check = async () => {
    const phones = Array.from({ length: ROWS }, anyPhone);
    const rows = phones.map((phone) => `Asha Rao,${phone},HSR,Elite 12 months,15/09/2029,15/09/2030,5000`);
    const { body } = await desk.callLoosely('imports/check', {
      query: { kind: 'members', name: 'list.csv' },
      body: Buffer.from(['Name,Mobile,Centre,Plan,Valid from,Valid till,Paid so far', ...rows].join('\n')),
      headers: { 'content-type': 'text/csv' },
    });
    return { importId: body.importId as number, phones };
  };
  const run = (importId: number) => desk.callLoosely('imports/run', { body: { importId } });
  const undo = (importId: number) => desk.callLoosely('imports/undo', { body: { importId } });
  const stateOf = async (importId: number) =>
    (await desk.call('imports/get', { query: { id: importId } })).body;
  const imported = async (phones: readonly string[]) => {
    const people = await gym.db.selectFrom('users').select('id').where('phone', 'in', phones).execute();
    const ids = people.map(({ id }) => id);
    const receipts =
      ids.length === 0
        ? []
        : await gym.db
            .selectFrom('payments')
            .innerJoin('memberships', 'memberships.id', 'membership_id')
            .select('payments.id')
            .where('memberships.user_id', 'in', ids)
            .execute();
    return [people.length, receipts.length];
  };
  const expectTotals = async () =>
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));

  /**
   * Interrupts the work before its first statement, its second and so on, until it completes. After each completed step
   * the interruptions start again at the first statement.
   * @returns the number of people in the import after each interruption, without repetitions
   */
  async function cutEverywhere(
    { importId, phones }: Awaited<ReturnType<typeof check>>,
    work: typeof run | typeof undo,
  ): Promise<number[]> {
    const found: number[] = [];
    for (let n = 1; ; n++) {
      const { result, wasCut, statements } = await cutAt(n, () => work(importId));
      const [people = 0, receipts] = await imported(phones);
      expect([n, statements.at(-1), receipts]).toEqual([n, statements.at(-1), people]);
      if (found.at(-1) !== people) {
        found.push(people);
        if (found.length > 1) n = 0;
      }
      if (!wasCut) {
        expect(result.status, JSON.stringify(result.body)).toBe(200);
        return found;
      }
      expect([n, result.status]).toEqual([n, 503]);
      const { state, progress } = await stateOf(importId);
      const part = { 0: 'checked', [ROWS]: 'done' }[people] ?? 'interrupted';
      expect([n, state, progress?.done]).toEqual([n, part, part === 'interrupted' ? people : undefined]);
      expect(n).toBeLessThan(STATEMENTS_MOST);
    }
  }

  it('runs and undoes each step atomically, whichever statement the connection breaks before', async () => {
    const one = await check();

    expect(await cutEverywhere(one, run)).toEqual([0, STEP, ROWS]);
    await expectTotals();
    expect(await cutEverywhere(one, undo)).toEqual([ROWS, STEP, 0]);
    await expectTotals();
  });

  it('runs once when the connection breaks after a commit', async () => {
    const { importId, phones } = await check();

    const { result, wasCut } = await cutAt('after the commit', () => run(importId));
    const [again, andAgain] = [await run(importId), await run(importId)];

    expect([wasCut, result.status]).toEqual([true, 503]);
    expect([again.status, andAgain.body]).toEqual([200, again.body]);
    expect(await imported(phones)).toEqual([ROWS, ROWS]);
    await expectTotals();
  });
});
