import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD } from '../../../testing/make.ts';

const COMPOSED = 'Ren\u00e9 \u0b94 12';
const DECOMPOSED = COMPOSED.normalize('NFD');
/** In neither normal form: one letter is composed, the other decomposed. */
const MIXED = `Ren\u00e9 ${'\u0b94'.normalize('NFD')} 12`;

/**
 * Hashes written by earlier versions of the library or with other settings. A hash carries its own parameters, so
 * today's defaults must not matter.
 */
const earlierHashes: [what: string, password: string, hash: string][] = [
  [
    'of the composed form',
    COMPOSED,
    '$argon2id$v=19$m=19456,t=2,p=1$Jd0pdowsXjvdRGXfr/NfPw$7MGkflh3WZ1EsQhb2Pj2mJEzK96bS2IE1xIwss3cY1Y',
  ],
  [
    'of the decomposed form',
    DECOMPOSED,
    '$argon2id$v=19$m=19456,t=2,p=1$UGYgPmZlvkJZOmn8IDSK4w$5H/qjOpm6LCQLPaQYNTLCmZKiUB993dS1AJDlyOZEjs',
  ],
  [
    'of Latin letters',
    'correct horse',
    '$argon2id$v=19$m=19456,t=2,p=1$ywcX4XCnmOcbtG6L75FpCA$3Q200EUfPY33VLuVE/0jtXFlzZX9zxQk+eaf+f6Q4/E',
  ],
  [
    'with 64 MiB, three passes and four lanes',
    COMPOSED,
    '$argon2id$v=19$m=65536,t=3,p=4$qniovB26CatJlPIa5/zDzA$gq34n8Labr65ITHZeEWGqsDiad3DCAw/PZ7XMXLt1SM',
  ],
  [
    'with 4 MiB and three passes',
    DECOMPOSED,
    '$argon2id$v=19$m=4096,t=3,p=1$6/yH55bovObGYb5fdag58A$CL2odJgCMp6AWE2PM/TGSviMbNR5GKSsgOZuy45UzqU',
  ],
  [
    'with 46 MiB and one pass',
    COMPOSED,
    '$argon2id$v=19$m=47104,t=1,p=1$Xf0HSQ7bM98/QD2mTTh0fw$9ltJ83GFqH69cZPqPcF4Te/Gl6q5KglqT5MEqdQxXac',
  ],
  [
    'with a longer salt and 64 bytes',
    'correct horse',
    '$argon2id$v=19$m=7168,t=5,p=1$YSBzYWx0IG9mIHR3ZW50eS1mb3VyIGJ5$rC42/JCDfIeT7Yr80dTuouqdv+e6B1ssTY5+Oghs7pNrsByrHFAXkYuDptHbp2b2K747wavWL9Vb98o462Oklg',
  ],
  [
    'by argon2i',
    'correct horse',
    '$argon2i$v=19$m=19456,t=2,p=1$QuyLGDDSY0biQxnweFo1yw$3I/4tfrtbP263fEM2S8LbM0OqbGBLZyr7J7kn5uYvvQ',
  ],
  [
    'by the version of argon2 before 1.3',
    'correct horse',
    '$argon2id$v=16$m=19456,t=2,p=1$B+bg34f69IPl83wvo7Uy9w$89Ehvj4K6QXoGgTpTl4x6E8sqYVB98GHwVX7Z4Ju4Po',
  ],
];

const gym = await startTestGym({ today: '2030-03-04' });
let visitors = 0;
const visitor = () => gym.guest(`10.3.0.${++visitors}`);
const logIn = (email: string, password: string) =>
  visitor().call('auth/userLogin', { body: { email, password } });

const signUp = async (password: string, Cpassword = password) => {
  const email = `typist${++visitors}@example.com`;
  const { status } = await visitor().call('auth/userRegister', {
    body: {
      name: 'Ren\u00e9e Rao',
      email,
      phone: '9876543210',
      DOB: '1995-06-01',
      gender: 'Female',
      address: '1, MG Road, Bengaluru',
      password,
      Cpassword,
    },
  });
  return { email, status };
};

describe('a common password', () => {
  // The screen only gives a hint; the owner's form requires nothing but six characters.
  it.each(['123456', 'password', 'Ren\u00e9e Rao'])('is accepted: %s', async (password) => {
    const { email, status } = await signUp(password);

    expect(status).toBe(201);
    expect((await logIn(email, password)).status).toBe(200);
  });

  it('is accepted when it is the email', async () => {
    const member = await gym.make.member();
    const owner = gym.as(member);

    const changed = await owner.callLoosely('user/reset', {
      body: {
        email: member.email,
        oldPassword: PASSWORD,
        newPassword: member.email,
        conPassword: member.email,
      },
    });

    expect(changed.status).toBe(200);
    expect((await logIn(member.email, member.email)).status).toBe(200);
  });
});

describe('a password with letters that keyboards encode differently', () => {
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

describe('a password with a hash of an earlier shop', () => {
  it.each(earlierHashes)('%s still signs in', async (_, password, passwordHash) => {
    const member = await gym.make.member();
    await gym.db
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', member.userId)
      .execute();

    expect((await logIn(member.email, password)).status).toBe(200);
    expect((await logIn(member.email, `${password} `)).status).toBe(400);
  });
});
