import { type Permission, permissionsOf } from '@namma/contract/staff/permissions';
import type { Center } from '@namma/contract/values/centers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import type { TestUser } from '../../../testing/make.ts';
import { actionsShownTo, hiddenFrom } from './readers.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const owner = await gym.make.admin();
const manager = await gym.make.staff({ preset: 'manager' });

/** The subject kinds that a reader sees in the log, as a list and as a CSV file. */
async function kindsFor(reader: TestUser, query: Record<string, unknown> = {}) {
  const { body } = await gym.as(reader).callLoosely('admin/getActivity', { query: { limit: 100, ...query } });
  const file = await gym.as(reader).callLoosely('admin/exportActivity', { query });
  const content = body.content as { subjectType: string; subject: string }[];
  return {
    listed: new Set(content.map(({ subjectType }) => subjectType)),
    total: content.length,
    actions: body.actions as string[],
    file: file.body as string,
  };
}

const moveTo = ({ membershipId }: { membershipId: number }, center: Center) =>
  sql`update memberships set center = ${center} where id = ${membershipId}`.execute(gym.db);

/** Logs one entry of each kind that only owners may read elsewhere, and one that managers may read. */
async function doOneOfEach() {
  const admin = gym.as(owner);
  const desk = await gym.make.staff({ preset: 'desk' });
  await admin.call('staff/change', { body: { userId: desk.userId, preset: 'shop' } });
  await admin.call('settings/set', { body: { key: 'phone', value: '080 4123 4567', fromDay: '2030-04-01' } });
  const { orderId } = await gym.make.order();
  await admin.call('orders/update', { body: { id: orderId, status: 'Transit' } });
}

describe('the activity log', () => {
  it('hides staff and settings from managers, in the list and the file', async () => {
    await doOneOfEach();

    const owners = await kindsFor(owner);
    const managers = await kindsFor(manager);

    expect(owners.listed).toEqual(new Set(['admin', 'setting', 'order']));
    expect(owners.file).toContain('setting set');
    expect(managers.listed).toEqual(new Set(['order']));
    expect(managers.file).toContain('order moved');
    expect(managers.file).not.toMatch(/staff changed|setting set/);
    expect(owners.actions).toEqual(expect.arrayContaining(['order moved', 'setting set', 'staff changed']));
    expect(managers.actions).toEqual(
      expect.arrayContaining(['order moved', 'stock counted', 'change undone']),
    );
    expect(managers.actions.filter((action) => /staff|setting|import|admin|factor/.test(action))).toEqual([]);
  });

  it.each([
    { subjectType: 'setting' },
    { action: 'setting set' },
    { q: 'Mar' },
    { q: '1' },
    { sort: 'oldest' },
    { from: '2030-03-04', to: '2030-03-04' },
  ])('hides settings from managers when they ask for %o', async (query) => {
    await doOneOfEach();

    const { listed, file } = await kindsFor(manager, query);

    expect(listed).not.toContain('setting');
    expect(file).not.toContain('setting set');
  });

  it('offers managers no action on a hidden subject, and hides no action of a visible one', async () => {
    await doOneOfEach();
    const isOwners = (permission: Permission) => !permissionsOf('manager').includes(permission);
    const offered: readonly string[] = actionsShownTo((permission) => !isOwners(permission));
    const hidden: readonly string[] = hiddenFrom((permission) => !isOwners(permission));

    const entries = await gym.db
      .selectFrom('activity')
      .select(['action', 'subject_type'])
      .distinct()
      .execute();

    expect(entries.length).toBeGreaterThanOrEqual(3);
    for (const { action, subject_type } of entries)
      expect(offered.includes(action), action).toBe(!hidden.includes(subject_type));
  });

  it('hides memberships and payments of another center from staff of one center', async () => {
    const here = await gym.make.membership();
    const there = await gym.make.membership();
    await moveTo(here, 'kormangla');
    await moveTo(there, 'indiranagar');
    for (const { membershipId } of [here, there])
      await gym.as(owner).call('membership/update', { body: { id: membershipId, status: 'payed' } });
    const ofCenter = await gym.make.staff({ preset: 'manager', center: 'kormangla' });

    const { body } = await gym
      .as(ofCenter)
      .call('admin/getActivity', { query: { action: 'membership paid', limit: 100 } });

    expect(body.content.map(({ subjectId }) => subjectId)).toEqual([here.membershipId]);
  });
});
