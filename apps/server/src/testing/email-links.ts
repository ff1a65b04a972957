import { makeEmailToken } from '../modules/people/auth/email-mails.ts';
import type { TestGym } from './gym.ts';
import type { TestUser } from './make.ts';

type Gym = Pick<TestGym, 'db' | 'now'>;

/** The tokens of all valid mailed links, oldest first. */
export async function openEmailLinks(
  gym: Gym,
  { userId }: Pick<TestUser, 'userId'>,
  kind: 'confirm' | 'undo' = 'confirm',
): Promise<{ email: string; token: string }[]> {
  const links = await gym.db
    .selectFrom('email_links')
    .select(['id', 'email'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  const opened = [];
  for (const { id: linkId, email } of links) {
    const token = await makeEmailToken({ db: gym.db, clock: gym.now }, { linkId, email });
    if (token) opened.push({ email, token });
  }
  return opened;
}
