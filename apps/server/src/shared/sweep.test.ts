import { expect, it } from 'vitest';
import { startTestGym } from '../testing/gym.ts';
import { sweep } from './sweep.ts';

const gym = await startTestGym({ now: new Date('2030-03-04T06:00:00Z') });

it('removes sessions, counters and keys that have run out, and leaves the others', async () => {
  const { db } = gym;
  const { userId } = await gym.make.member();
  await db.deleteFrom('sessions').execute();
  const [past, future] = [new Date('2030-03-04T05:59:59Z'), new Date('2030-03-04T06:00:01Z')];
  const hash = (byte: number) => Buffer.alloc(32, byte);
  await db
    .insertInto('sessions')
    .values([
      { token_hash: hash(1), user_id: userId, expires_at: past },
      { token_hash: hash(2), user_id: userId, expires_at: future },
    ])
    .execute();
  await db
    .insertInto('tries')
    .values([
      { key: 'old', count: 1, resets_at: past },
      { key: 'new', count: 1, resets_at: future },
    ])
    .execute();
  const key = (name: string, created: string) => ({
    user_id: userId,
    key: name,
    request_hash: hash(0),
    created_at: new Date(created),
  });
  await db
    .insertInto('idempotency_keys')
    .values([key('old', '2030-03-03T05:59:59Z'), key('new', '2030-03-03T06:00:01Z')])
    .execute();

  await sweep({ db, clock: () => new Date('2030-03-04T06:00:00Z'), isRateLimited: true });

  expect(
    (await db.selectFrom('sessions').select('token_hash').execute()).map((row) => row.token_hash[0]),
  ).toEqual([2]);
  expect(await db.selectFrom('tries').select('key').execute()).toEqual([{ key: 'new' }]);
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'new' }]);
});
