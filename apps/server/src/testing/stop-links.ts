import { insertStop } from '../modules/shop/restocks/queries/subscriptions.ts';
import { createLinkToken, hashOfLink } from '../modules/shop/restocks/tokens.ts';
import type { TestGym } from './gym.ts';
import type { TestUser } from './make.ts';

/** The token of a mail's unsubscribe link for this member. */
export async function makeStopLink(gym: TestGym, { userId }: TestUser): Promise<string> {
  const token = createLinkToken();
  await insertStop(gym.db, { token_hash: hashOfLink(token), user_id: userId, made_at: gym.now() });
  return token;
}
