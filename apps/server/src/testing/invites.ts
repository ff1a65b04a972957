import { hours } from '@namma/contract/days/dates';
import type { Preset } from '@namma/contract/staff/permissions';
import { createToken, hashToken } from '../modules/people/auth/tokens.ts';
import { addInviteToken, replaceInvite } from '../modules/people/staff/queries/invites.ts';
import type { TestGym } from './gym.ts';
import type { TestUser } from './make.ts';

interface InviteTraits {
  email?: string;
  preset?: Preset;
  by?: TestUser;
}

/** An invitation with the token of its link. */
export async function makeInvite(
  gym: TestGym,
  { email = `${crypto.randomUUID()}@example.com`, preset = 'desk', by }: InviteTraits = {},
) {
  const owner = by ?? (await gym.make.admin());
  const token = createToken();
  const inviteId = await gym.db.transaction().execute((tx) =>
    replaceInvite(tx, {
      email,
      preset,
      center: null,
      coach_id: null,
      invited_by: owner.userId,
      invited_at: gym.now(),
      expires_at: new Date(gym.now().getTime() + hours(72)),
    }),
  );
  await addInviteToken(gym.db, inviteId, hashToken(token), gym.now());
  return { inviteId, token, email };
}
