import { settingDefaults } from '@namma/contract/settings/defaults';
import { settingKeys } from '@namma/contract/settings/keys';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const noon = gym.now();
const owner = gym.as(await gym.make.admin());
const other = gym.as(await gym.make.admin());

const settingOf = async (key: string) =>
  (await owner.call('settings/getAll')).body.find((setting) => setting.key === key);
const readGym = async (lang?: 'kn') =>
  (await gym.guest().call('settings/getGym', { query: lang ? { lang } : {} })).body;
const at = (local: string) => gym.setNow(new Date(`${local}+05:30`));

describe('a shop without changed settings', () => {
  it('has the settings of SPEC, marked as defaults', async () => {
    const settings = (await owner.call('settings/getAll')).body;

    expect(settings.map(({ key }) => key)).toEqual(settingKeys);
    for (const { key, default: byDefault, current, coming, version } of settings) {
      expect([key, byDefault]).toEqual([key, settingDefaults[key]]);
      expect([current, coming, version]).toEqual([{ value: byDefault, since: null }, [], 0]);
    }
    expect(await readGym()).toMatchObject({
      phone: '+91 80 4123 4567',
      hours: [
        { days: 'Monday to Friday', shown: '5:00AM-10:00PM' },
        { days: 'Saturday and Sunday', shown: '7:00AM-10:30AM' },
      ],
    });
    expect((await readGym('kn')).hours).toMatchObject([
      { days: 'ಸೋಮವಾರದಿಂದ ಶುಕ್ರವಾರ', shown: 'ಬೆಳಿಗ್ಗೆ 5:00 – ರಾತ್ರಿ 10:00' },
      { days: 'ಶನಿವಾರ ಮತ್ತು ಭಾನುವಾರ', shown: 'ಬೆಳಿಗ್ಗೆ 7:00 – 10:30' },
    ]);
  });
});

describe('a changed setting', () => {
  it('for today takes effect at once, is logged, and can be undone within 10 seconds', async () => {
    const set = await owner.call('settings/set', {
      body: { key: 'phone', value: ' (080) 4123-1111 ', fromDay: '2030-03-04' },
    });

    expect(set.body.status).toBe('Phone number changed');
    expect((await readGym()).phone).toBe('+91 80 4123 1111');
    const [entry] = (await owner.call('admin/getActivity', { query: { subjectType: 'setting' } })).body
      .content;
    expect(entry).toMatchObject({
      action: 'setting set',
      subject: 'Phone number',
      before: null,
      after: { from: '2030-03-04', value: '80-41231111' },
    });
    await owner.call('admin/undo', { body: { activityId: set.body.activityId ?? 0 } });
    expect((await readGym()).phone).toBe('+91 80 4123 4567');
  });

  it.each(settingKeys)('can have its default value: %s', async (key) => {
    const body = { key, value: settingDefaults[key], fromDay: '2031-01-01' };

    expect((await owner.callLoosely('settings/set', { body })).status).toBe(200);
    expect((await owner.call('settings/remove', { body: { key, fromDay: '2031-01-01' } })).status).toBe(200);
  });

  it.each(['+91 98765 43210', '098765-43210', '९८७६५ ४३२१०'])(
    'as the phone of a center is read however it is written, and shown in one form: %s',
    async (phone) => {
      const body = { center: 'HSR Layout', label: null, area: null, street: null, phone };
      await owner.call('centers/update', { body });

      expect((await readGym()).centers['HSR Layout']).toEqual({
        label: null,
        area: null,
        isOpen: true,
        street: null,
        phone: '+91 98765 43210',
      });
    },
  );

  it.each(['1800-123-4567', ' 1800 1234 567', '१८०० १२३ ४५६७'])(
    'as the phone of the gym may be one that costs the caller nothing: %s',
    async (value) => {
      const set = await owner.call('settings/set', { body: { key: 'phone', value, fromDay: '2030-03-04' } });

      expect((await readGym()).phone).toBe('1800 123 4567');
      await owner.call('admin/undo', { body: { activityId: set.body.activityId ?? 0 } });
    },
  );

  it('for another day takes effect at midnight, also on pages, and can be cancelled until then', async () => {
    await owner.call('settings/set', {
      body: { key: 'email', value: 'new@namma.fit', fromDay: '2030-03-06' },
    });

    const before = await settingOf('email');
    expect(before).toMatchObject({
      current: { value: settingDefaults.email, since: null },
      coming: [{ value: 'new@namma.fit', fromDay: '2030-03-06' }],
    });
    at('2030-03-05T23:59:59.999');
    expect((await readGym()).email).toBe(settingDefaults.email);
    at('2030-03-06T00:00:00');
    expect((await readGym()).email).toBe('new@namma.fit');
    expect((await settingOf('email'))?.coming).toEqual([]);
    const begun = await owner.callLoosely('settings/remove', {
      body: { key: 'email', fromDay: '2030-03-06' },
    });
    expect([begun.status, begun.body.code]).toEqual([409, 'settingBegun']);
    gym.setNow(noon);
    await owner.call('settings/remove', { body: { key: 'email', fromDay: '2030-03-06' } });
    at('2030-03-06T00:00:00');
    expect((await readGym()).email).toBe(settingDefaults.email);
    gym.setNow(noon);
  });

  it('based on an outdated version is refused, with the current value', async () => {
    const version = (await settingOf('mapPoint'))?.version;
    const value = { latitude: 12.93, longitude: 77.62 };
    await other.call('settings/set', { body: { key: 'mapPoint', value, fromDay: '2030-03-05' } });

    const answer = await owner.callLoosely('settings/set', {
      body: { key: 'mapPoint', value: { ...value, latitude: 12.5 }, fromDay: '2030-03-05', version },
    });

    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'settingChanged', setting: { coming: [{ value }] } },
    });
  });

  it('is not undone once it was set again', async () => {
    const body = { key: 'address' as const, fromDay: '2030-03-05' };
    const street = { street: '1, 80 Feet Road', pincode: '560034' };
    const first = await owner.call('settings/set', { body: { ...body, value: street } });
    await other.call('settings/set', { body: { ...body, value: { ...street, street: '2, 80 Feet Road' } } });

    const undone = await owner.callLoosely('admin/undo', {
      body: { activityId: first.body.activityId ?? 0 },
    });

    expect([undone.status, undone.body.code]).toEqual([409, 'changedSince']);
  });
});

describe('an invalid setting', () => {
  it.each([
    ['a phone of letters', 'phone', 'call us', 'value'],
    ['a phone with a digit too few', 'phone', '080 4123 456', 'value'],
    ['a free number with a digit too many', 'phone', '1800 123 45678', 'value'],
    ['no email', 'email', 'hello', 'value'],
    ['a pincode that begins with 0', 'address', { street: 'A', pincode: '060034' }, 'value.pincode'],
    ['a point in the sea', 'mapPoint', { latitude: 0, longitude: 77 }, 'value.latitude'],
    [
      'hours that close before they open',
      'openingHours',
      [{ weekdays: [1], opensAtMinute: 600, closesAtMinute: 300 }],
      'value.0.closesAtMinute',
    ],
    [
      'a day with two hours',
      'openingHours',
      [
        { weekdays: [1], opensAtMinute: 300, closesAtMinute: 600 },
        { weekdays: [1], opensAtMinute: 700, closesAtMinute: 800 },
      ],
      'value',
    ],
    ['no hours', 'openingHours', [], 'value'],
    ['a text for an address', 'address', 'Street', 'value'],
  ])('is %s', async (_what, key, value, path) => {
    const answer = await owner.callLoosely('settings/set', { body: { key, value, fromDay: '2030-03-04' } });

    expect(answer.status).toBe(400);
    expect(answer.body.issues?.map((issue) => issue.path)).toContain(path);
  });

  it('is set for yesterday, or for a day in three years', async () => {
    for (const fromDay of ['2030-03-03', '2033-03-04']) {
      const body = { key: 'phone', value: '+91 80 4123 1111', fromDay };
      expect((await owner.callLoosely('settings/set', { body })).status).toBe(400);
    }
  });

  it('is changed in the database', async () => {
    await expect(gym.db.deleteFrom('settings').execute()).rejects.toThrow();
  });
});
