import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD, type TestUser } from '../../../testing/make.ts';
import { drawPicture } from '../../../testing/pictures.ts';

const gym = await startTestGym();
const desk = await gym.make.staff({ preset: 'desk', center: 'indiranagar' });

const setPhoto = async (by: TestUser, member: TestUser, query: object = { hasConsent: 'true' }) =>
  gym.as(by).callLoosely('members/setPhoto', {
    body: await drawPicture({ width: 1000, height: 700 }),
    headers: { 'content-type': 'image/png' },
    query: { id: member.userId, ...query },
  });
const getPhoto = (by: TestUser, { userId }: TestUser) =>
  gym.as(by).callLoosely('members/getPhoto', { query: { id: userId } });
const rowsOf = ({ userId }: TestUser) =>
  gym.db.selectFrom('member_photos').selectAll().where('user_id', '=', userId).execute();

describe('the photo of a member', () => {
  it('is set by the desk with the consent, and is a small square without metadata', async () => {
    const member = await gym.make.member();
    expect((await getPhoto(desk, member)).body).toEqual({ photo: null });

    expect((await setPhoto(desk, member, {})).status).toBe(400);
    expect((await setPhoto(desk, member, { hasConsent: 'false' })).status).toBe(400);
    expect(await rowsOf(member)).toEqual([]);
    expect((await setPhoto(desk, member)).body).toEqual({ status: 'Photo saved' });

    const answer = await getPhoto(desk, member);
    const { photo } = answer.body as { photo: { webp: string; consentAt: string; consentBy: string } };
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(photo.consentAt).toBe(gym.now().toISOString());
    const { name } = await gym.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', desk.userId)
      .executeTakeFirstOrThrow();
    expect(photo.consentBy).toBe(name);
    const picture = await sharp(Buffer.from(photo.webp, 'base64')).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 480, height: 480 });
    expect(picture.exif).toBeUndefined();
  });

  it('is visible to staff who may find members, at any center, and to nobody else', async () => {
    const member = await gym.make.member();
    await setPhoto(desk, member);
    const elsewhere = await gym.make.staff({ preset: 'desk', center: 'kormangla' });
    const [coach, accountant] = [
      await gym.make.staff({ preset: 'coach', center: 'indiranagar' }),
      await gym.make.staff({ preset: 'accountant' }),
    ];

    expect((await getPhoto(elsewhere, member)).status).toBe(200);
    for (const other of [coach, accountant, member, await gym.make.member()]) {
      expect((await getPhoto(other, member)).status).toBe(403);
      expect((await setPhoto(other, member)).status).toBe(403);
    }
    const guest = await gym.guest().callLoosely('members/getPhoto', { query: { id: member.userId } });
    expect(guest.status).toBe(401);
  });

  it('is never of staff', async () => {
    expect((await setPhoto(desk, await gym.make.staff({ preset: 'manager' }))).status).toBe(404);
  });

  it('is removed with its consent in one step', async () => {
    const member = await gym.make.member();
    await setPhoto(desk, member);

    const { userId } = member;
    const removed = await gym.as(desk).call('members/removePhoto', { body: { userId } });

    expect(removed.body).toEqual({ status: 'Photo removed' });
    expect((await getPhoto(desk, member)).body).toEqual({ photo: null });
  });

  it("is in the member's download, and is erased with the account", async () => {
    const member = await gym.make.member();
    await setPhoto(desk, member);

    const mine = (await gym.as(member).call('privacy/getMine')).body as unknown as Record<string, unknown>;
    expect(mine.photo).toEqual([
      { consentAt: gym.now().toISOString(), webpInBase64: expect.stringMatching(/^UklGR/) },
    ]);
    await gym.as(member).call('privacy/deleteAccount', { body: { password: PASSWORD } });

    expect(await rowsOf(member)).toEqual([]);
  });
});
