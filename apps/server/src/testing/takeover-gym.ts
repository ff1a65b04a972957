import { makeEmailToken } from '../modules/people/auth/email-mails.ts';
import { makeResetToken } from '../modules/people/auth/password-resets.ts';
import { openEmailLinks } from './email-links.ts';
import { startTestGym } from './gym.ts';
import { PASSWORD, type TestUser } from './make.ts';

/** The password that an attacker would set on the account. */
export const THIEFS_PASSWORD = 'of the thief';

/** A gym that mails links, with helpers for an attacker and a member who change emails. */
export async function startTakeoverGym() {
  const gym = await startTestGym({
    today: '2030-03-04',
    mail: { origin: 'https://gym.example', sending: { from: 'hello@gym.example', wake: () => {} } },
  });
  let lastNumber = 0;
  const guest = () => gym.guest(`10.${Math.floor(++lastNumber / 200) + 20}.2.${lastNumber % 200}`);
  const newEmail = () => `mailbox${++lastNumber}@example.com`;
  const setRow = (userId: number, row: { email_confirmed_at?: Date; disabled_at?: Date }) =>
    gym.db.updateTable('users').set(row).where('id', '=', userId).execute();
  const toLink = (call: 'auth/confirmEmail' | 'auth/undoEmail') => async (token: unknown) =>
    (await guest().callLoosely(call, { body: { token } })).status;
  const change = async (member: { token: string }, email: unknown, password: unknown = PASSWORD) =>
    (await gym.as(member).callLoosely('user/changeEmail', { body: { newEmail: email, password } })).status;
  const linkOf = async (member: TestUser, kind: 'confirm' | 'undo' = 'confirm') =>
    (await openEmailLinks(gym, member, kind)).at(-1)?.token ?? '';
  /** The payload of the last mail of a kind. */
  const payloadOf = async (kind: 'email confirm' | 'password reset', recipient: string) =>
    (
      await gym.db
        .selectFrom('mails')
        .select('payload')
        .where('kind', '=', kind)
        .where('recipient', '=', recipient)
        .orderBy('id', 'desc')
        .executeTakeFirst()
    )?.payload;
  const secrets = { db: gym.db, clock: gym.now };

  return {
    gym,
    guest,
    newEmail,
    setRow,
    change,
    linkOf,
    confirm: toLink('auth/confirmEmail'),
    undo: toLink('auth/undoEmail'),
    later: (milliseconds: number) => gym.setNow(new Date(gym.now().getTime() + milliseconds)),
    /** A member with a confirmed email. */
    confirmed: async () => {
      const member = await gym.make.member();
      await setRow(member.userId, { email_confirmed_at: gym.now() });
      return member;
    },
    /** Changes the account's email through the mailed link. */
    changeTo: async (member: TestUser, email: string) => {
      await change(member, email);
      return toLink('auth/confirmEmail')(await linkOf(member));
    },
    rowOf: ({ userId }: { userId: number }) =>
      gym.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    logIn: async (email: string, password = PASSWORD) =>
      (await guest().callLoosely('auth/userLogin', { body: { email, password } })).body,
    isSignedIn: async (token: string) =>
      (await gym.withToken(token).callLoosely('user/profile', {})).status === 200,
    forgot: (email: string) => guest().callLoosely('auth/forgot', { body: { email } }),
    /** The token that the last password reset mail would contain if it were sent now. */
    resetTokenOf: async (email: string) =>
      makeResetToken(secrets, (await payloadOf('password reset', email)) ?? {}),
    confirmPayloadOf: (email: string) => payloadOf('email confirm', email),
    emailTokenOf: (payload: object) => makeEmailToken(secrets, payload),
    resetBy: async (token: string, newPassword = THIEFS_PASSWORD) =>
      (
        await guest().callLoosely('auth/resetByLink', {
          body: { token, newPassword, conPassword: newPassword },
        })
      ).status,
    renew: async (member: { token: string }, newPassword: string) =>
      (
        await gym.as(member).callLoosely('user/reset', {
          body: { oldPassword: PASSWORD, newPassword, conPassword: newPassword },
        })
      ).status,
  };
}
