import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const manager = gym.as(await gym.make.staff({ preset: 'manager' }));
const center = 'indiranagar' as const;
const desk = gym.as(await gym.make.staff({ preset: 'desk', center }));

async function receive(mode: 'cash' | 'card', at: typeof center | 'kormangla' = center) {
  const { membershipId: id } = await gym.make.membership();
  const body = { subject: 'membership', id, mode, amount: 1_234.5, center: at } as const;
  return (await manager.call('payments/receive', { body })).body.receiptId;
}

describe('the drawer of a day', () => {
  it('is counted blind: cash receipts, reversals and payouts are expected only afterwards', async () => {
    await receive('cash');
    const { body: opened } = await desk.call('drawers/open', { body: { floatRupees: 2_000 } });
    await receive('cash');
    await receive('card');
    await receive('cash', 'kormangla');
    const wrong = await receive('cash');
    await manager.call('payments/reverse', { body: { id: wrong, reason: 'Wrong member' } });
    await desk.call('drawers/payOut', { body: { amountRupees: 60, reason: 'Milk' } });

    const { body: open } = await desk.call('drawers/getOpen');
    const { body: closed } = await desk.call('drawers/close', {
      body: { countedRupees: 3_164.5, note: 'Ten rupees given as change', drawerId: opened.id },
    });

    expect(JSON.stringify(open)).not.toMatch(/expected|123450/i);
    expect(open.drawer).toMatchObject({
      floatPaise: 200_000,
      payouts: [{ amountPaise: 6_000, reason: 'Milk' }],
    });
    expect(closed).toEqual({
      status: 'Drawer closed: ₹10 short',
      id: opened.id,
      expectedPaise: 317_450,
      countedPaise: 316_450,
      differencePaise: -1_000,
    });
    const { rows } = (await manager.call('payments/getDay')).body;
    const cash = rows.filter((row) => row.mode === 'cash' && row.center === center);
    expect(cash.map(({ drawerId }) => drawerId)).toEqual([null, opened.id, opened.id, opened.id]);
    expect((await desk.call('drawers/getOpen')).body).toEqual({ drawer: null });
  });

  it('takes money without a drawer, and neither pays out nor closes one', async () => {
    expect(await receive('cash')).toBeGreaterThan(0);

    const payOut = await desk.call('drawers/payOut', { body: { amountRupees: 60, reason: 'Milk' } });
    const close = await desk.call('drawers/close', { body: { countedRupees: 0 } });

    expect([payOut.status, close.status]).toEqual([409, 409]);
  });

  it('is not closed by the count of another one', async () => {
    const first = (await desk.call('drawers/open', { body: { floatRupees: 100 } })).body.id;
    await desk.call('drawers/close', { body: { countedRupees: 100 } });
    await desk.call('drawers/open', { body: { floatRupees: 700 } });

    const answer = await desk.call('drawers/close', { body: { countedRupees: 100, drawerId: first } });

    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'This drawer was closed, and another one is open. Reload the page first.',
      },
    });
    await desk.call('drawers/close', { body: { countedRupees: 700 } });
  });
});

describe('closed drawers', () => {
  it('are listed for the own center, and for managers everywhere', async () => {
    await manager.call('drawers/open', { body: { center: 'kormangla', floatRupees: 0 } });
    await manager.call('drawers/close', { body: { center: 'kormangla', countedRupees: 5 } });

    const own = (await desk.call('drawers/getAll')).body.content;
    const all = (await manager.call('drawers/getAll', { query: { from: '2030-03-04', to: '2030-03-04' } }))
      .body;

    expect(new Set(own.map((each) => each.center))).toEqual(new Set([center]));
    expect(all.content[0]).toMatchObject({ center: 'kormangla', count: { differencePaise: 500 } });
    expect(all.total).toBe(own.length + 1);
    expect((await desk.call('drawers/getAll', { query: { center: 'kormangla' } })).status).toBe(403);
    const none = await manager.call('drawers/getAll', { query: { to: '2030-03-03' } });
    expect(none.body.content).toEqual([]);
  });

  it('get notes of managers, and nothing of them is edited', async () => {
    const [newest] = (await desk.call('drawers/getAll')).body.content;
    const body = { id: newest?.id ?? 0, note: 'Counted again together' };

    expect((await desk.call('drawers/addNote', { body })).status).toBe(403);
    expect((await manager.call('drawers/addNote', { body })).status).toBe(201);

    const [noted] = (await desk.call('drawers/getAll')).body.content;
    expect(noted).toMatchObject({ ...newest, notes: [{ text: 'Counted again together' }] });
  });

  it('are exported with their differences', async () => {
    const { body } = await manager.call('admin/exportDrawers', { query: { center } });

    expect(body).toMatch(/^.*Drawer,Center,Opened at,Opened by,Float,Paid out,Closed at/);
    expect(body).toContain(',3174.5,3164.5,-10,Ten rupees given as change');
  });
});

it('a person who works at all centers names one', async () => {
  const answer = await manager.call('drawers/open', { body: { floatRupees: 100 } });

  expect(answer).toMatchObject({ status: 400, body: { message: 'Choose the center of the drawer.' } });
});
