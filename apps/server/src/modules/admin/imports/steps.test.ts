// onBothEngines: steps are transactions, and the embedded engine has one connection
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { listKeptTotals, listRecountedTotals } from '../../../testing/totals.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const owner = gym.as(await gym.make.admin());

/** Rows of members and of products per transaction. */
const MEMBERS_A_STEP = 200;
const PRODUCTS_A_STEP = 25;

let last = 7_100_000_000;
const anyPhone = () => String(++last);
const people = (count: number) => Array.from({ length: count }, () => `Somebody Else,${anyPhone()},,,,,`);
const TITLES = 'Name,Mobile,Email,Centre,Plan,Valid from,Valid till';
const PLAN = 'HSR,Elite 6 months,15/01/2030,15/07/2030';

async function check(lines: readonly string[], kind = 'members', name = 'list.csv') {
  const { status, body } = await owner.callLoosely('imports/check', {
    query: { kind, name },
    body: Buffer.from(lines.join('\n')),
    headers: { 'content-type': 'text/csv' },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
const run = (importId: number) => owner.callLoosely('imports/run', { body: { importId } });
const undo = (importId: number) => owner.callLoosely('imports/undo', { body: { importId } });
const get = async (importId: number) => (await owner.call('imports/get', { query: { id: importId } })).body;
const find = async (q: string) => (await owner.call('admin/getMembers', { query: { q } })).body.content;

it('a check sees the results of earlier steps, like the run', async () => {
  const [asha, ravi, meera] = [anyPhone(), anyPhone(), anyPhone()];
  const known = anyPhone();
  const email = (phone: string) => `p${phone}@example.in`;
  await owner.call('members/add', { body: { name: 'Known One', phone: known, email: email(known) } });
  const file = [
    TITLES,
    `Asha Rao,${asha},${email(asha)},,,,`,
    `Ravi Rao,${ravi},,${PLAN}`,
    `Meera Rao,${meera},${email(meera)},,,,`,
    // Renamed from here on.
    `Renamed One,${known},${email(known)},,,,`,
    ...people(MEMBERS_A_STEP),
    // Created above: adds a membership to the same person.
    `Asha Rao,${asha},,${PLAN}`,
    // Another membership on the same days.
    `Ravi Rao,${ravi},,HSR,Elite Pro 6 months,15/02/2030,15/08/2030`,
    // Found only by the email, and contradicts the row above.
    `Meera Rao,${anyPhone()},${email(meera)},,,,`,
    `Renamed One,${known},,,,,`,
    // The previous name is another person with the same phone.
    `Known One,${known},,,,,`,
    ...people(MEMBERS_A_STEP),
    `Asha Rao,${asha},,${PLAN}`,
  ];

  const checked = await check(file);
  const ran = await run(checked.importId);

  expect(checked.refused.map(({ line }: { line: number }) => line)).toEqual([
    MEMBERS_A_STEP + 7,
    MEMBERS_A_STEP + 8,
  ]);
  expect(checked.counts).toEqual({ new: 2 * MEMBERS_A_STEP + 4, matched: 2, refused: 2, unchanged: 2 });
  expect([ran.status, ran.body.counts]).toEqual([200, checked.counts]);
  expect((await find(asha))[0]?.membership).toMatchObject({ startDate: '2030-01-15' });
  expect((await check(file)).counts).toMatchObject({ new: 0, matched: 0 });

  expect((await undo(checked.importId)).status).toBe(200);
  expect((await find(known))[0]?.name).toBe('Known One');
  expect(await find(asha)).toEqual([]);
  expect(await listKeptTotals(gym.db)).toEqual(await listRecountedTotals(gym.db));
}, 60_000);

it('a check of products sees the results of earlier steps, like the run', async () => {
  const known = await gym.make.product({ name: 'Known bar' });
  const others = Array.from(
    { length: PRODUCTS_A_STEP },
    (_, n) => `other-${n},Other bar ${n},Whey protein,99,,,active`,
  );
  const file = [
    'Handle,Title,Type,Variant Price,Variant Barcode,Image Src,Status',
    'bar,Steps bar,Whey protein,120,8901234567890,https://example.com/1.jpg,active',
    `${known.name},${known.name},,321,,,`,
    ...others,
    // A further picture of the product two steps above, and one that it already has.
    'bar,,,,,https://example.com/2.jpg,',
    'bar,,,,,https://example.com/1.jpg,',
    // The same product by its name, and by its barcode with another price.
    ',Steps bar,Whey protein,120,,,',
    ',Another name,Whey protein,130,8901234567890,,',
    `,${known.name},,321,,,`,
    `,${known.name},,322,,,`,
    ...others.map((line) => line.replaceAll('ther', 'ld')),
    'bar,,,,,https://example.com/3.jpg,',
  ];

  const checked = await check(file, 'products');
  const ran = await run(checked.importId);

  expect(checked.refused.map(({ line }: { line: number }) => line)).toEqual([
    PRODUCTS_A_STEP + 7,
    PRODUCTS_A_STEP + 9,
  ]);
  expect(checked.counts).toEqual({ new: 2 * PRODUCTS_A_STEP + 1, matched: 3, refused: 2, unchanged: 3 });
  expect([ran.status, ran.body.counts]).toEqual([200, checked.counts]);
  expect((await undo(checked.importId)).status).toBe(200);
}, 60_000);

it('other requests are served between the steps, and a second import is refused until the first ends', async () => {
  const first = await check([TITLES, ...people(10 * MEMBERS_A_STEP)], 'members', 'first.csv');
  const second = await check([TITLES, ...people(1)], 'members', 'second.csv');
  let isRunning = true;
  const running = run(first.importId).finally(() => {
    isRunning = false;
  });
  const seen: (number | undefined)[] = [];
  // A busy machine is no failure.
  await expect.poll(async () => (await get(first.importId)).state, { timeout: 20_000 }).toBe('running');

  const added = await owner.callLoosely('members/add', { body: { name: 'At Desk', phone: anyPhone() } });
  const isRunningYet = isRunning;
  const refused = [await run(second.importId), await run(first.importId), await undo(first.importId)];
  while (isRunning) seen.push((await get(first.importId)).progress?.done);

  expect((await running).status).toBe(200);
  expect([added.status, isRunningYet]).toEqual([201, true]);
  for (const { status, body } of refused)
    expect([status, body.code, body.message]).toEqual([
      409,
      'importRunning',
      'Another import is running: first.csv. Wait until it has finished.',
    ]);
  expect(new Set(seen).size).toBeGreaterThan(1);
  expect((await run(second.importId)).status).toBe(200);
}, 60_000);

it('a run stops at a step that differs from its check, and is undone', async () => {
  const phone = anyPhone();
  const rows = people(MEMBERS_A_STEP);
  const checked = await check([TITLES, ...rows, `Asha Rao,${phone},,${PLAN}`]);
  const { importId } = checked;
  await owner.call('members/add', { body: { name: 'Asha Rao', phone } });

  const ran = await run(importId);
  const again = await run(importId);

  expect([ran.status, ran.body.code, again.body.code]).toEqual([409, 'importChanged', 'importChanged']);
  expect(ran.body.message).toBe(
    'Data has changed since the check, so the import stopped after 200 of 201 rows. Undo it, or check the file again to import the rest.',
  );
  expect(await get(importId)).toMatchObject({
    state: 'interrupted',
    canContinue: true,
    progress: { done: MEMBERS_A_STEP, of: MEMBERS_A_STEP + 1, secondsLeft: null },
    toInvite: 0,
  });
  const [listed] = (await owner.call('imports/getAll')).body;
  expect(listed).toMatchObject({ importId, state: 'interrupted' });
  expect((await check([TITLES, ...rows, `Asha Rao,${phone},,${PLAN}`])).counts).toEqual({
    new: 0,
    matched: 1,
    refused: 0,
    unchanged: MEMBERS_A_STEP,
  });

  expect((await undo(importId)).status).toBe(200);
  const left = await gym.db
    .selectFrom('import_rows')
    .select('row_id')
    .where('import_id', '=', importId)
    .execute();
  expect(left).toEqual([]);
  expect(await find(phone)).toHaveLength(1);
  expect(await get(importId)).toMatchObject({ state: 'undone', progress: null });
}, 60_000);

it('an import whose process has died counts as interrupted after seconds, and is continued as checked', async () => {
  const phone = anyPhone();
  const rows = [
    `Asha Rao,${phone},,,,,`,
    ...people(MEMBERS_A_STEP),
    // The first day of a membership becomes the day of joining, and another address is refused.
    `Asha Rao,${phone},,HSR,Elite 6 months,15/12/2029,15/06/2030`,
    `Asha Rao,${phone},new@example.in,,,,`,
    `Asha Rao,${phone},other@example.in,,,,`,
  ];
  const { importId, counts } = await check([TITLES, ...rows]);
  const firstStep = gym.db
    .updateTable('imports')
    .set({ alive_at: new Date(), state: 'running' })
    .where('id', '=', importId);
  await firstStep.execute();
  expect([(await get(importId)).state, (await run(importId)).body.code]).toEqual([
    'running',
    'importRunning',
  ]);

  await gym.db
    .updateTable('imports')
    .set({ alive_at: new Date(Date.now() - 11_000) })
    .where('id', '=', importId)
    .execute();
  expect((await get(importId)).state).toBe('interrupted');
  const ran = await run(importId);

  expect([ran.status, ran.body.counts]).toEqual([200, counts]);
  expect(counts).toEqual({ new: MEMBERS_A_STEP + 1, matched: 2, refused: 1, unchanged: 0 });
}, 60_000);

it('a check is listed with its progress while it goes on, and not afterwards', async () => {
  const count = 5 * MEMBERS_A_STEP;
  let isEnded = false;
  const checked = check([TITLES, ...people(count)], 'members', 'progress.csv').finally(() => {
    isEnded = true;
  });
  const list = async () =>
    (await owner.call('imports/getAll')).body.filter(({ name }) => name === 'progress.csv');
  const seen: number[] = [];
  while (!isEnded) {
    for (const { state, progress } of await list()) {
      expect([state, progress?.of, progress?.secondsLeft]).toEqual(['checking', count, null]);
      seen.push(progress?.done ?? 0);
    }
    await setImmediate();
  }

  expect((await checked).counts.new).toBe(count);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every((done) => done % MEMBERS_A_STEP === 0)).toBe(true);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(await list()).toEqual([]);
}, 60_000);

it('an undo finds rows that refer to its people by indexes', async () => {
  const { rows } = await sql<{ column: string }>`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid in ('users'::regclass, 'memberships'::regclass, 'payments'::regclass)
      and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
          and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)'))
    order by 1`.execute(gym.db);

  // Small tables that owners and managers write.
  expect(rows.map(({ column }) => column)).toEqual([
    'center_closures.closed_by',
    'exports.user_id',
    'factor_demands.demanded_by',
    'settings.by',
    'special_hours.set_by',
    'staff.granted_by',
    'staff_invites.invited_by',
  ]);
});
