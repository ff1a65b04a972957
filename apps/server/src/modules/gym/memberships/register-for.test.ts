import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const desk = gym.as(await gym.make.staff({ preset: 'desk' }));

let phones = 8_100_000_000;
const form = (changes: object = {}) => ({
  member: { name: 'Kaveri', phone: String(phones++) },
  type: 'Elite',
  center: 'HSR Layout',
  start_Date: '2030-03-04',
  end_Date: '2031-03-04',
  ...changes,
});
const join = (changes: object = {}) => desk.callLoosely('membership/registerFor', { body: form(changes) });
const countUsers = async () => (await gym.db.selectFrom('users').select('id').execute()).length;

describe('a new member registered at the desk', () => {
  it('with half in cash and half by UPI has two receipts and a document', async () => {
    const { status, body } = await join({
      payments: [
        { mode: 'cash', amount: 6000 },
        { mode: 'upi', utr: '006312345678' },
      ],
    });

    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ duePaise: 0, documentNumber: expect.any(String) });
    const receipts = body.receiptIds as number[];
    expect(receipts).toHaveLength(2);
    const person = await desk.call('admin/getMember', { query: { id: Number(body.userId) } });
    expect(person.body).toMatchObject({ isUnclaimed: true, memberships: [{ id: body.membershipId }] });
    const day = (await gym.as(await gym.make.admin()).call('payments/getDay')).body;
    expect(day.totals.map(({ mode, amountPaise }) => [mode, amountPaise])).toEqual([
      ['cash', 600_000],
      ['upi', 689_900],
    ]);
    expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
  });

  it('without or with a partial payment has a slip with the rest', async () => {
    const nothing = await join();
    const part = await join({ payments: [{ mode: 'card', amount: 899 }] });

    expect(nothing.body).toMatchObject({ duePaise: 1_289_900, receiptIds: [] });
    expect(part.body).toMatchObject({
      duePaise: 1_200_000,
      slipCode: expect.stringMatching(/^\d{4}-\d{4}-\d$/),
    });
  });

  it('who was found before is not added', async () => {
    const { userId } = await gym.make.member();
    const before = await countUsers();

    const { status } = await join({ member: undefined, userId });

    expect([status, await countUsers()]).toEqual([201, before]);
  });

  it('with one UTR for both halves is refused without naming a receipt', async () => {
    const { status, body } = await join({
      payments: [
        { mode: 'upi', amount: 6000, utr: '006312345699' },
        { mode: 'upi', utr: '0063 1234 5699' },
      ],
    });

    expect(status).toBe(400);
    expect(body.issues).toMatchObject([
      { path: 'payments.1.utr', message: expect.stringContaining('Each UPI payment has its own UTR') },
    ]);
  });

  it('is rolled back when a part of the request is refused', async () => {
    const member = await gym.make.member({ phone: '9000011111' });
    const before = await countUsers();

    const answers = [
      await join({ payments: [{ mode: 'cash', amount: 99_999 }] }),
      await join({ payments: [{ mode: 'upi', utr: '006312345678' }] }),
      await join({ price: 1 }),
      await join({ member: { name: 'Kaveri', phone: '9000011111' } }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(answers[3]?.body).toMatchObject({ userId: member.userId });
    expect(await countUsers()).toBe(before);
    expect((await join({ userId: member.userId })).status).toBe(400);
  });
});
