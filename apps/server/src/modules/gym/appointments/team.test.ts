import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const owner = gym.as(await gym.make.admin());
const photo = '/images/fitness-1.webp';

/** Uses the API, which invalidates caches. */
const addCoach = async (name = 'Ravi Rao') =>
  (
    await owner.call('consultancy/addCoach', {
      body: { name, type: 'Nutrition', center: 'indiranagar', hours: [] },
    })
  ).body;

const teamIn = async (lang?: 'kn' | 'hi') =>
  (await gym.guest().call('consultancy/getTeam', { query: lang ? { lang } : {} })).body;
const setProfile = (coachId: number, about: object = {}, more: object = {}) =>
  owner.callLoosely('consultancy/setProfile', {
    body: { coachId, photo, about: { en: null, kn: null, hi: null, ...about }, ...more },
  });

describe('coaches for visitors', () => {
  it('are the active ones, without empty fields', async () => {
    await gym.make.coach({ isRetired: true });
    const { coachId } = await addCoach('Kavya Iyer');

    expect(await teamIn()).toEqual([
      {
        ...{ coachId, name: 'Kavya Iyer', type: 'Nutrition', center: 'indiranagar' },
        ...{ photo: null, about: null, qualification: null, languages: null },
      },
    ]);
  });

  it('show photo and sentences at once, in the language of the page, otherwise in English', async () => {
    const { coachId } = await addCoach();
    const of = async (lang?: 'kn' | 'hi') => (await teamIn(lang)).find((each) => each.coachId === coachId);
    expect((await of())?.photo).toBeNull();

    const lines = { qualification: 'M.Sc. Nutrition', languages: 'Kannada, English' };
    await setProfile(coachId, { en: 'Lifts.\nRuns.', kn: 'ಓಡುತ್ತಾರೆ.' }, lines);

    expect(await of()).toMatchObject({ photo, ...lines, about: { text: 'Lifts.\nRuns.', lang: 'en' } });
    expect((await of('kn'))?.about).toEqual({ text: 'ಓಡುತ್ತಾರೆ.', lang: 'kn' });
    expect((await of('hi'))?.about).toEqual({ text: 'Lifts.\nRuns.', lang: 'en' });
  });

  it('disappear when they are retired, and return with the undo', async () => {
    const { coachId } = await addCoach();
    const isThere = async () => (await teamIn()).some((each) => each.coachId === coachId);
    expect(await isThere()).toBe(true);

    const retired = await owner.call('consultancy/updateCoach', { body: { coachId, isRetired: true } });

    expect(await isThere()).toBe(false);
    await owner.call('admin/undo', { body: { activityId: retired.body.activityId ?? 0 } });
    expect(await isThere()).toBe(true);
  });
});

describe('photo and sentences of a coach', () => {
  it('are logged, and restored by the undo', async () => {
    const { coachId } = await addCoach();
    await setProfile(coachId, { en: 'First.' });

    const changed = await setProfile(coachId, { hi: 'दूसरा।' }, { photo: null });

    const [entry] = (await owner.call('admin/getActivity', { query: { subjectType: 'coach' } })).body.content;
    expect(entry).toMatchObject({
      action: 'coach profile set',
      before: { photo, about: 'First.' },
      after: { photo: null, about: null, aboutHi: 'दूसरा।' },
    });
    await owner.call('admin/undo', { body: { activityId: changed.body.activityId ?? 0 } });
    const coach = (await teamIn()).find((each) => each.coachId === coachId);
    expect(coach).toMatchObject({ photo, about: { text: 'First.', lang: 'en' } });
  });

  it('are not undone after another change', async () => {
    const { coachId } = await addCoach();
    const first = await setProfile(coachId, { en: 'First.' });
    await setProfile(coachId, { en: 'Second.' });

    const undone = await owner.callLoosely('admin/undo', {
      body: { activityId: first.body.activityId ?? 0 },
    });

    expect([undone.status, undone.body.code]).toEqual([409, 'changedSince']);
  });

  it('from another version are refused, with the current coach', async () => {
    const { coachId } = await addCoach();
    const { coaches } = (await owner.call('consultancy/getCoaches')).body;
    const version = coaches.find((each) => each.coachId === coachId)?.version;
    await setProfile(coachId, { en: 'Theirs.' });

    const answer = await setProfile(coachId, { en: 'Mine.' }, { version });

    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'coachChanged', coach: { profile: { about: { en: 'Theirs.' } } } },
    });
  });

  it.each([
    ['401 characters', { en: 'a'.repeat(401) }, {}, 'about.en'],
    ['an empty text', { kn: ' ' }, {}, 'about.kn'],
    ['a script for a photo', {}, { photo: 'javascript:alert(1)' }, 'photo'],
  ])('with %s are refused at the field', async (_, about, more, path) => {
    const { coachId } = await addCoach();

    const answer = await setProfile(coachId, about, more);

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path }] });
  });

  it('with HTML are shown as text', async () => {
    const { coachId } = await addCoach();
    await setProfile(coachId, { en: '<b>Strong</b> & calm' });

    const coach = (await teamIn()).find((each) => each.coachId === coachId);
    expect(coach?.about?.text).toBe('<b>Strong</b> & calm');
  });
});
