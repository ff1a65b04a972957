import type { LegalDetails } from '@namma/contract/business';
import type { Reply } from '@namma/contract/calls';
import { type Day, formatDay, gymDay } from '@namma/contract/days/dates';
import type { Locale } from '@namma/contract/locales';
import type { Offer } from '@namma/contract/memberships/tiers';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { type SettingKey, settingKeys } from '@namma/contract/settings/keys';
import { settingMessages } from '@namma/contract/settings/messages';
import { offerOf } from '@namma/contract/settings/plans';
import { settingName } from '@namma/contract/settings/rules';
import type {
  GymSettings,
  GymTexts,
  NewSetting,
  Setting,
  SettingToRemove,
} from '@namma/contract/settings/schemas';
import { legalOf, textsOf } from '@namma/contract/settings/texts';
import type { Settings } from '@namma/contract/settings/values';
import type { Center } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import { type ClosureOutcome, type Module, NOTHING_TRIED } from '../../../module.ts';
import { isDatabaseOutOfReach } from '../../../platform/db/out-of-reach.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../audit/api.ts';
import { refreshCenters } from './centers.ts';
import { loggedSetting, presentGym, presentSetting } from './present.ts';
import {
  DEMO_KEY,
  findBefore,
  findDemoMark,
  insertSetting,
  listChanges,
  listVersions,
  lockSetting,
} from './queries.ts';
import { readSettings } from './read.ts';

/** The last settings read from each database, served while it is unreachable. */
const lastRead = new WeakMap<Db, Settings>();

type PublicDeps = Pick<Deps, 'db' | 'clock'>;

/** Returns today's settings, or the last ones read while the database is unreachable. */
async function readToday({ db, clock }: PublicDeps): Promise<Settings> {
  try {
    const settings = await readSettings(db, gymDay(clock()));
    lastRead.set(db, settings);
    return settings;
  } catch (error) {
    unlessOutOfReach(error);
    return lastRead.get(db) ?? settingDefaults;
  }
}

/** Without the database, the last data read are served. */
function unlessOutOfReach(error: unknown): void {
  if (!isDatabaseOutOfReach(error)) throw error;
}

/** Updates the centers, because another process may have changed one, or a day has begun. */
export async function updateCenters(deps: PublicDeps): Promise<typeof NOTHING_TRIED> {
  await refreshCenters(deps);
  return NOTHING_TRIED;
}

/** Returns the gym's data for public pages, as of today. */
export async function getGym(
  deps: PublicDeps & Pick<Deps, 'mail'>,
  locale: Locale = 'en',
): Promise<GymSettings> {
  const settings = await readToday(deps);
  await refreshCenters(deps).catch(unlessOutOfReach);
  return { ...(await presentGym(settings, locale)), isSendingMails: deps.mail?.sending !== undefined };
}

/** Returns today's prices and benefits of the plans. */
export const getPlans = async (deps: PublicDeps): Promise<Offer> => offerOf(await readToday(deps));

/** Returns today's texts that the owner edits for the pages. */
export const getTexts = async (deps: PublicDeps, locale: Locale = 'en'): Promise<GymTexts> =>
  textsOf(await readToday(deps), locale, gymDay(deps.clock()));

/** Returns the legally required details, from today's settings. */
export const readLegal = async (deps: PublicDeps): Promise<LegalDetails> => legalOf(await readToday(deps));

/** Reports if this is a demo shop. */
export const getDemo = async ({ db }: Deps): Promise<Reply<'settings/getDemo'>> => ({
  isDemo: (await findDemoMark(db)) !== undefined,
});

/** Marks a new shop as a demo shop, permanently. */
export const markDemo = (tx: Tx, by: number, now: Date) =>
  insertSetting(tx, { key: DEMO_KEY, fromDay: gymDay(now), value: true, by, at: now });

/** Returns every setting with its default, current and scheduled values. */
export async function getDetails({ db, clock }: Deps): Promise<Reply<'settings/getAll'>> {
  const today = gymDay(clock());
  const rows = await listChanges(db);
  const versions = new Map((await listVersions(db)).map(({ key, version }) => [key, version]));
  return settingKeys.map((key) => presentSetting(key, rows, versions.get(key) ?? 0, today));
}

async function getSetting(db: Db, key: SettingKey, today: Day): Promise<Setting> {
  const [newest] = await listVersions(db, key);
  return presentSetting(key, await listChanges(db, key), newest?.version ?? 0, today);
}

/**
 * Sets a value from a day on, replacing one set for the same day. With `version`, only if the setting is unchanged
 * since that version.
 * @throws 400 invalid value or a past day; 409 another version, with the current setting
 */
export async function setSetting(
  { db, clock }: Deps,
  modules: readonly Module[],
  { userId, staff }: Session,
  { key, value, fromDay, version }: NewSetting,
): Promise<Reply<'settings/set'>> {
  const now = clock();
  const today = gymDay(now);
  const step = await inTransaction(db, async (tx) => {
    await lockSetting(tx, key);
    await refuseOtherVersion(tx, key, version, today);
    const before = await findBefore(tx, key, fromDay);
    const { done, passes } = await withPasses(
      tx,
      modules,
      { key, fromDay, center: staff?.center ?? undefined },
      () => insertSetting(tx, { key, fromDay, value, by: userId, at: now }),
    );
    const { id } = done;
    const activityId = await logActivity(tx, { userId, now }, [
      {
        action: 'setting set',
        subjectType: 'setting',
        subjectId: id,
        subjectUserId: null,
        subject: settingName(key),
        before: before && before.value !== null ? loggedSetting(fromDay, before.value) : null,
        after: loggedSetting(fromDay, value),
      },
    ]);
    return { activityId, setting: await getSetting(tx, key, today), ...(passes && { passes }) };
  });
  const from = fromDay > today ? formatDay(fromDay) : undefined;
  return { status: withCount(settingMessages.set(settingName(key), from), step.passes), ...step };
}

/**
 * Changes a setting.
 * @returns the passes on days it closes; undefined for other settings
 */
async function withPasses<T>(
  tx: Tx,
  modules: readonly Module[],
  { key, ...days }: { key: SettingKey; fromDay: Day; center: Center | undefined },
  change: () => Promise<T>,
): Promise<{ done: T; passes: ClosureOutcome['passes'] | undefined }> {
  if (key !== 'openingHours') return { done: await change(), passes: undefined };
  const list = async () => {
    const passes: ClosureOutcome['passes'] = [];
    for (const { closures } of modules) passes.push(...((await closures?.listOnShortDays?.(tx, days)) ?? []));
    return passes;
  };
  const before = new Set((await list()).map(({ id }) => id));
  const done = await change();
  return { done, passes: (await list()).filter(({ id }) => !before.has(id)) };
}

const withCount = (status: string, passes: readonly unknown[] = []): string =>
  passes.length > 0 ? settingMessages.passesAffected(status, passes.length) : status;

async function refuseOtherVersion(tx: Tx, key: SettingKey, version: number | undefined, today: Day) {
  if (version === undefined) return;
  const [newest] = await listVersions(tx, key);
  if ((newest?.version ?? 0) !== version)
    throw refuseWith({ setting: await getSetting(tx, key, today) }, 'settingChanged');
}

/**
 * Cancels a scheduled value.
 * @throws 404 no value from this day; 409 already in effect
 */
export async function removeSetting(
  { db, clock }: Deps,
  modules: readonly Module[],
  { userId, staff }: Session,
  { key, fromDay }: SettingToRemove,
): Promise<Reply<'settings/remove'>> {
  const now = clock();
  const today = gymDay(now);
  const step = await inTransaction(db, async (tx) => {
    await lockSetting(tx, key);
    const found = await findBefore(tx, key, fromDay);
    if (!found || found.value === null) throw refuse('noSuchSetting');
    if (fromDay <= today) throw refuse('settingBegun', fromDay);
    const { done, passes } = await withPasses(
      tx,
      modules,
      { key, fromDay, center: staff?.center ?? undefined },
      () => insertSetting(tx, { key, fromDay, value: null, by: userId, at: now }),
    );
    const { id } = done;
    const activityId = await logActivity(tx, { userId, now }, [
      {
        action: 'setting removed',
        subjectType: 'setting',
        subjectId: id,
        subjectUserId: null,
        subject: settingName(key),
        before: loggedSetting(fromDay, found.value),
        after: null,
      },
    ]);
    return { activityId, setting: await getSetting(tx, key, today), ...(passes && { passes }) };
  });
  return {
    status: withCount(settingMessages.removed(settingName(key), formatDay(fromDay)), step.passes),
    ...step,
  };
}
