// onBothEngines: databases of either engine are migrated.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { receiptNumbers } from './0034-receipt-numbers.ts';

const gym = await startTestGym();

it('receipts of an earlier version get numbers by their years, and those of demo people in a series of their own', async () => {
  const days = ['2029-03-31T23:59:59+05:30', '2029-04-01T00:00:00+05:30', '2029-04-02T10:00:00+05:30'];
  for (const day of days) {
    gym.setNow(new Date(day));
    await gym.make.membership({ paymentStatus: 'payed' });
  }
  const { member } = await gym.make.membership({ paymentStatus: 'payed' });
  await sql`alter table users disable trigger user`.execute(gym.db);
  await sql`update users set is_demo = true where id = ${member.userId}`.execute(gym.db);
  await sql`alter table payments drop column number`.execute(gym.db);
  await sql`alter table document_counters drop column last_at`.execute(gym.db);

  await receiptNumbers.up(gym.db);

  const { rows } = await sql`select number from payments order by id`.execute(gym.db);
  expect(rows.map((row) => Object.values(row as object)[0])).toEqual([
    'NSG/2829/R00001',
    'NSG/2930/R00001',
    'NSG/2930/R00002',
    'DEMO/2930/R00001',
  ]);
  const { body } = await gym.as(await gym.make.admin()).call('payments/receive', {
    body: { subject: 'membership', id: (await gym.make.membership()).membershipId, mode: 'cash' },
  });
  const written = await gym.db
    .selectFrom('payments')
    .select('number')
    .where('id', '=', body.receiptId)
    .executeTakeFirstOrThrow();
  expect(written.number).toBe('NSG/2930/R00003');
});
