// onBothEngines: the embedded one runs in the server's thread, with one connection
import { statSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { reconcileClasses } from '../modules/gym/classes/reconcile.ts';
import { remindOfEnds } from '../modules/gym/memberships/service.ts';
import { withdrawUnpaid } from '../modules/gym/memberships/withdraw.ts';
import { notifySubscribers } from '../modules/shop/restocks/sweep.ts';
import { writeBackup } from '../platform/db/backup/write-backup.ts';
import { newBackupFile } from '../testing/backups.ts';
import { fill } from '../testing/fill.ts';
import { startTestGym } from '../testing/gym.ts';
import { soldColumnNames, soldColumnValues } from '../testing/sold-columns.ts';

const mail = { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } };
const gym = await startTestGym({ today: '2030-03-04', mail });
const { db } = gym;
const deps = { db, clock: gym.now, mail, isRateLimited: true, isGuardianChecked: false };
const owner = gym.as(await gym.make.admin());
const ROWS = 3_000;
const IMPORTED = 1_200;
await fill(db, {
  members: ROWS,
  products: 300,
  orders: ROWS,
  memberships: ROWS,
  enquiries: ROWS,
  // Half of them collide with another one on the same day and are skipped.
  bookings: 2 * ROWS,
  activity: ROWS,
});
const member = await gym.make.member();
const people = sql`select id from users where role = 'user' and email like 'person%@mail%' order by id limit 2000`;

// Memberships that end in a week. Three of four were paid on one day, each in four parts, and the others are unpaid.
await sql`
  insert into memberships (user_id, type, months, center, start_date, end_date, total_paise,
    ${sql.raw(soldColumnNames)}, created_at)
  select id, 'Elite', 6, 'kormangla', '2029-09-11', '2030-03-11', 989900,
    ${sql.raw(soldColumnValues(989_900))}, timestamptz '2029-09-11'
  from (${people}) as people`.execute(db);
await sql`
  insert into payments (kind, number, membership_id, amount_paise, mode, center, received_at)
  select 'payment', 'END/' || id || '/' || part, id, total_paise / 4, 'cash', center, created_at
  from memberships cross join generate_series(1, 4) as part
  where end_date = '2030-03-11' and id % 4 <> 0`.execute(db);

/** CPU time of this thread only, so that other load on the machine does not count. */
function readMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * Repeats a request until some work has ended.
 * @returns the responses during the work, and the longest gap between two
 */
async function ask(isEnded: () => boolean, request: () => Promise<{ status: number }>) {
  let answered = 0;
  let longestGap = 0;
  for (let last = readMilliseconds(); !isEnded(); ) {
    expect((await request()).status).toBe(200);
    if (!isEnded()) answered++;
    // An injected request can end within one turn of the event loop.
    await setImmediate();
    const now = readMilliseconds();
    longestGap = Math.max(longestGap, now - last);
    last = now;
  }
  return { answered, longestGap };
}

interface Expected {
  /** The minimum number of responses that read the database. @default 1 */
  calls?: number;
}

/** Runs some work while repeatedly requesting `/healthz` and a member's call. */
async function withOthersAnswered<T>(work: () => Promise<T>, { calls = 1 }: Expected = {}): Promise<T> {
  let isEnded = false;
  const others = Promise.all([
    ask(
      () => isEnded,
      async () => ({ status: (await gym.app.inject('/healthz')).statusCode }),
    ),
    ask(
      () => isEnded,
      () => gym.as(member).call('user/profile'),
    ),
  ]);
  const begun = readMilliseconds();
  const result = await work().finally(() => {
    isEnded = true;
  });
  const took = readMilliseconds() - begun;
  const [health, called] = await others;

  expect(called.answered).toBeGreaterThanOrEqual(calls);
  // A single statement or loop that does all of the work would block the others.
  expect(health.longestGap).toBeLessThan(took / 2);
  return result;
}

it.each([
  'admin/exportMembers',
  'admin/exportMemberships',
  'admin/exportOrders',
  'admin/exportAppointments',
  'admin/exportQueries',
  'admin/exportPayments',
  'admin/exportActivity',
] as const)('other requests are served during %s', async (call) => {
  const query = call === 'admin/exportPayments' ? { from: '2029-09-11' } : {};

  const { body } = await withOthersAnswered(() => owner.callLoosely(call, { query }));

  expect(String(body).split('\n').length).toBeGreaterThan(ROWS / 3);
});

it('other requests are served while a member exports all data', async () => {
  await sql`
    insert into enquiries (name, email, phone, message, status, created_at, user_id)
    select name, email, phone, message, status, created_at, ${member.userId} from enquiries`.execute(db);
  await sql`
    insert into visits (user_id, center, at, is_in, scanned_by)
    select ${member.userId}, 'kormangla', timestamptz '2029-03-04' + n * interval '1 hour', true,
      (select min(id) from users where role = 'ADMIN')
    from generate_series(1, ${ROWS}::int) as n`.execute(db);

  const { body } = await withOthersAnswered(() => gym.as(member).call('privacy/getMine'));

  expect([body.queries.length, body.visits.length]).toEqual([ROWS, ROWS]);
});

it('the health check is answered while a backup is written', async () => {
  const file = newBackupFile();

  // On the embedded engine its transaction has the only connection.
  await withOthersAnswered(() => writeBackup(db, file, gym.now()), { calls: 0 });

  expect(statSync(file).size).toBeGreaterThan(ROWS);
});

it('other requests are served while people are imported, invited and removed', async () => {
  const rows = Array.from(
    { length: IMPORTED },
    (_, n) => `Person ${n},${9_000_000_000 + n},moved${n}@mail.example,Elite,12,indiranagar,2030-01-10,5000`,
  );
  const file = ['Name,Mobile,Email,Plan,Months,Center,Valid from,Paid', ...rows].join('\n');
  // Each step of a check, run or undo is its own transaction.
  const calls = IMPORTED / 200;

  const checked = await withOthersAnswered(
    () =>
      owner.callLoosely('imports/check', {
        query: { kind: 'members', name: 'list.csv' },
        body: Buffer.from(file),
        headers: { 'content-type': 'text/csv' },
      }),
    { calls },
  );
  const { importId, counts } = checked.body;
  expect(counts).toMatchObject({ new: IMPORTED });
  await withOthersAnswered(() => owner.call('imports/run', { body: { importId } }), { calls });
  const invited = await withOthersAnswered(() => owner.call('imports/invite', { body: { importId } }));
  expect(invited.body.invited).toBe(IMPORTED);
  const undone = await withOthersAnswered(() => owner.call('imports/undo', { body: { importId } }), {
    calls,
  });
  expect(undone.status).toBe(200);
}, 60_000);

it('other requests are served while members are reminded, and unpaid memberships withdrawn', async () => {
  await withOthersAnswered(() => remindOfEnds(deps));
  await withOthersAnswered(() => withdrawUnpaid(deps));

  const written = await sql<{ kind: string }>`
    select kind from mails where kind like 'membership %' group by 1 having count(*) >= 500 order by 1`.execute(
    db,
  );
  expect(written.rows.map(({ kind }) => kind)).toEqual(['membership expiring', 'membership lapsing']);
}, 60_000);

it('other requests are served while back-in-stock mails are written', async () => {
  const { productId } = await gym.make.product({ onHand: ROWS });
  await sql`
    insert into restock_subscriptions (user_id, product_id, asked_at)
    select id, ${productId}, ${gym.now()} from (${people}) as people`.execute(db);

  // Each two hundred are one transaction.
  expect(await withOthersAnswered(() => notifySubscribers(deps), { calls: 2 })).toBe(2_000);
});

it('other requests are served while classes are reconciled', async () => {
  for (let n = 0; n < 5; n++) {
    const { slotId, day, startsAt } = await gym.make.groupClass({ capacity: 400, fromMinute: 600 + n * 60 });
    await sql`
      insert into class_bookings (slot_id, day, user_id, booked_at, rank, is_in, in_since, starts_at, minutes)
      select ${slotId}, ${day}, id, ${gym.now()}, row_number() over (), true, ${gym.now()}, ${startsAt}, 60
      from (${people}) as people limit 400`.execute(db);
  }

  await withOthersAnswered(() => reconcileClasses(deps));

  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from class_bookings where state = 'ended'`.execute(db);
  // One of four members has an unpaid membership.
  expect(rows[0]?.count).toBe(500);
});
