import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../testing/gym.ts';
import { PASSWORD } from '../../testing/make.ts';

const COMPOSED = 'Ren\u00e9 \u0b94 12';
const DECOMPOSED = COMPOSED.normalize('NFD');
/** Neither form: one letter is composed, the other is not. */
const MIXED = `Ren\u00e9 ${'\u0b94'.normalize('NFD')} 12`;

const gym = await startTestGym({ today: '2030-03-04' });
let visitors = 0;
const visitor = () => gym.guest(`10.3.0.${++visitors}`);
const logIn = (email: string, password: string) =>
  visitor().call('auth/userLogin', { body: { email, password } });

const signUp = async (password: string, Cpassword = password) => {
  const email = `typist${++visitors}@example.com`;
  const { status } = await visitor().call('auth/userRegister', {
    body: {
      ...{ name: 'Ren\u00e9e Rao', email, phone: '9876543210', DOB: '1995-06-01' },
      ...{ gender: 'Female', address: '1, MG Road, Bengaluru', password, Cpassword },
    },
  });
  return { email, status };
};

describe('a password with letters that keyboards write in several ways', () => {
  it.each([COMPOSED, DECOMPOSED, MIXED])('set as %j signs in from every keyboard', async (set) => {
    const { email } = await signUp(set);

    const answers = [];
    for (const typed of [COMPOSED, DECOMPOSED, MIXED]) answers.push((await logIn(email, typed)).status);

    expect(answers).toEqual([200, 200, 200]);
  });

  it('may be typed again on another keyboard at sign-up', async () => {
    expect((await signUp(COMPOSED, DECOMPOSED)).status).toBe(201);
  });

  it.each([COMPOSED, DECOMPOSED, MIXED])('whose hash is an old one of %j still signs in', async (old) => {
    const member = await gym.make.member();
    await gym.db
      .updateTable('users')
      .set({ password_hash: await hash(old) })
      .where('id', '=', member.userId)
      .execute();

    expect((await logIn(member.email, old)).status).toBe(200);
    expect((await logIn(member.email, `${old} `)).status).toBe(400);
    expect((await logIn(member.email, PASSWORD)).status).toBe(400);
  });

  it('is changed by its owner from another keyboard', async () => {
    const { email } = await signUp(COMPOSED);
    const { body } = await logIn(email, DECOMPOSED);
    const owner = gym.withToken(body.token);

    const changed = await owner.call('user/reset', {
      body: { oldPassword: DECOMPOSED, newPassword: DECOMPOSED, conPassword: COMPOSED },
    });

    expect(changed.status).toBe(200);
    expect((await logIn(email, COMPOSED)).status).toBe(200);
  });
});
