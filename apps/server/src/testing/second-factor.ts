import { randomBytes } from 'node:crypto';
import { createRecoveryCodes } from '../modules/people/auth/factor-codes.ts';
import { codeAt, SECRET_BYTES, stepAt } from '../modules/people/auth/totp.ts';
import type { TestGym } from './gym.ts';

/** A test user's authenticator app. */
export interface TestFactor {
  /** The code the app shows now, or this many seconds from now. */
  code: (secondsAway?: number) => string;
  recoveryCodes: string[];
}

type Gym = Pick<TestGym, 'db' | 'now'>;

const appOf =
  ({ now }: Gym, secret: Buffer): TestFactor['code'] =>
  (secondsAway = 0) =>
    codeAt(secret, new Date(now().getTime() + secondsAway * 1000));

/** A secret that no code has confirmed yet. */
export async function startFactor(gym: Gym, userId: number): Promise<Pick<TestFactor, 'code'>> {
  const secret = randomBytes(SECRET_BYTES);
  await gym.db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, started_at: gym.now() })
    .execute();
  return { code: appOf(gym, secret) };
}

/** A confirmed second factor. */
export async function giveFactor(gym: Gym, userId: number): Promise<TestFactor> {
  const secret = randomBytes(SECRET_BYTES);
  const now = gym.now();
  await gym.db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, started_at: now, confirmed_at: now, last_step: stepAt(now) - 10 })
    .execute();
  const codes = createRecoveryCodes();
  await gym.db
    .insertInto('recovery_codes')
    .values(codes.hashes.map((code_hash) => ({ code_hash, user_id: userId })))
    .execute();
  return { code: appOf(gym, secret), recoveryCodes: codes.shown };
}
