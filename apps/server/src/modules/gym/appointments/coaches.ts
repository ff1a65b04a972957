import type { Coach, CoachChange, CoachHours, NewCoach } from '@namma/contract/appointments/coach-schemas';
import type { Reply } from '@namma/contract/calls';
import type { Center } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import type { LoggedChange, UndoContext } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseWith } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { type ActivityEntry, logActivity, undoRows } from '../../core/audit/api.ts';
import { mailOfCoach, withdrawOfCoach } from './mails.ts';
import { presentAdminBooking, presentClosure } from './present.ts';
import { listIdsOfCoach } from './queries/bookings.ts';
import {
  countOpenByCoach,
  insertCoach,
  listClosures,
  listCoaches,
  listHours,
  lockCoach,
  notifyOfCoaches,
  replaceHours,
  updateCoach,
} from './queries/coaches.ts';
import { listBookings } from './queries/lists.ts';
import { isOwnCoach } from './staff-scope.ts';

/** Lists all coaches by name, retired ones last, and current and upcoming closures. */
export async function getCoaches(
  { db, clock }: Deps,
  session: Session,
): Promise<Reply<'consultancy/getCoaches'>> {
  const now = clock();
  const [coaches, closures] = await Promise.all([findCoaches(db, now), listClosures(db, now, undefined)]);
  const own = coaches.filter(({ coachId: id, center }) => isOwnCoach(session, { id, center }));
  const isOwn = (closure: { coach_id: number | null; center: Center | null }) =>
    closure.coach_id === null
      ? own.some(({ center }) => center === closure.center)
      : own.some(({ coachId }) => coachId === closure.coach_id);
  return {
    coaches: own,
    closures:
      own.length === coaches.length
        ? closures.map(presentClosure)
        : closures.filter(isOwn).map(presentClosure),
  };
}

/** Lists coaches as admins see them; all, or only some. */
export async function findCoaches(db: Db, now: Date, only?: readonly number[]): Promise<Coach[]> {
  const rows = await listCoaches(db, only);
  const ids = rows.map(({ id }) => id);
  const [hours, open] = await Promise.all([listHours(db, ids), countOpenByCoach(db, now)]);
  return rows.map((row) => ({
    coachId: row.id,
    name: row.name,
    type: row.consult_type,
    center: row.center,
    isRetired: row.retired_at !== null,
    hours: hours.filter(({ coach_id }) => coach_id === row.id).map(presentHours),
    profile: {
      photo: row.photo,
      about: { en: row.about_en, kn: row.about_kn, hi: row.about_hi },
      qualification: row.qualification,
      languages: row.languages,
    },
    openBookings: open.find(({ coach_id }) => coach_id === row.id)?.count ?? 0,
    version: row.version,
  }));
}

type Hours = Awaited<ReturnType<typeof listHours>>[number];

const presentHours = ({ weekday, from_minute, to_minute }: Hours): CoachHours => ({
  weekday,
  fromMinute: from_minute,
  toMinute: to_minute,
});
const toRow = ({ weekday, fromMinute, toMinute }: CoachHours) => ({
  weekday,
  from_minute: fromMinute,
  to_minute: toMinute,
});

/** Adds a coach; hours are minutes of the IST day. */
export async function addCoach(
  deps: Deps,
  { userId }: Session,
  { name, type, center, hours }: NewCoach,
): Promise<Reply<'consultancy/addCoach'>> {
  const now = deps.clock();
  const coachId = await inTransaction(deps.db, async (tx) => {
    const id = await insertCoach(tx, {
      name,
      consult_type: type,
      center,
      retired_at: null,
      created_at: now,
    });
    await replaceHours(tx, id, hours.map(toRow));
    await notifyOfCoaches(tx);
    await logActivity(tx, { userId, now }, [
      {
        ...entryOf(id, name),
        action: 'coach added',
        before: null,
        after: { name, type, center, hours: describeHours(hours) },
      },
    ]);
    return id;
  });
  return { status: messages().appointmentMessages.coachAdded(name), coachId };
}

/**
 * Changes a coach's name or hours, or retires or reinstates the coach. Appointments stay; the response lists upcoming
 * ones outside the coach's new hours, for an admin to move or cancel, and their members are asked by mail to move them.
 * @throws 404 unknown; 409 another version, with the current coach
 */
export async function changeCoach(
  deps: Deps,
  { userId }: Session,
  { coachId, version, name, hours, isRetired }: CoachChange,
): Promise<Reply<'consultancy/updateCoach'>> {
  const now = deps.clock();
  return inTransaction(deps.db, async (tx) => {
    const coach = await lockCoach(tx, coachId);
    if (!coach) throw refuse('noSuchCoach');
    // Read under the coach's lock, so hours and version are current.
    const [current] = await findCoaches(tx, now, [coachId]);
    if (!current) throw refuse('noSuchCoach');
    if (version !== undefined && version !== current.version)
      throw refuseWith({ coach: current }, 'coachChanged');
    const hoursBefore = current.hours;
    const wasRetired = coach.retired_at !== null;
    const retires = isRetired ?? wasRetired;
    const newName = name ?? coach.name;
    const before = await listOpen(tx, coachId, now);
    await updateCoach(tx, coachId, { name: newName, retired_at: retires ? (coach.retired_at ?? now) : null });
    if (hours) await replaceHours(tx, coachId, hours.map(toRow));
    await notifyOfCoaches(tx);
    const step = await logActivity(tx, { userId, now }, [
      {
        ...entryOf(coachId, newName),
        action: 'coach changed',
        before: { name: coach.name, hours: describeHours(hoursBefore), retired: wasRetired },
        after: { name: newName, hours: describeHours(hours ?? hoursBefore), retired: retires },
      },
    ]);
    const after = await listOpen(tx, coachId, now);
    if (step !== undefined) await mailOfCoach(tx, deps, { before, after, step });
    const bookings = after.map((row) => presentAdminBooking(row, now)).filter((each) => each.needsDecision);
    const status =
      retires && !wasRetired
        ? messages().appointmentMessages.coachRetired(newName)
        : messages().appointmentMessages.coachChanged(newName);
    const isUndoable = retires !== wasRetired && newName === coach.name && !hours;
    return { status, bookings, activityId: isUndoable ? step : undefined };
  });
}

/** Lists the upcoming appointments of a coach. */
const listOpen = async (tx: Tx, coachId: number, now: Date) =>
  listBookings(tx, { ids: await listIdsOfCoach(tx, coachId, now) });

/** Undoes retiring or reinstating coaches. Other changes of a coach have no undo. */
export const undoRetirements = (tx: Tx, changes: readonly LoggedChange[], { now }: UndoContext) =>
  undoRows(tx, changes, {
    lockRows: async (_, ids) => {
      const coaches = await Promise.all(ids.map((id) => lockCoach(tx, id)));
      return coaches.filter((coach) => coach !== undefined);
    },
    noSuchRow: () => refuse('noSuchCoach'),
    reasonSkipped: () => refuse('cannotBeUndone'),
    revert: async (open) => {
      const retirements = open.filter(isRetirement);
      await notifyOfCoaches(tx);
      for (const { id: step, subject_id, before } of retirements) {
        await updateCoach(tx, subject_id, { retired_at: before?.retired === true ? now : null });
        await withdrawOfCoach(tx, await listOpen(tx, subject_id, now), step);
      }
      return retirements.map(({ subject_id }) => subject_id);
    },
  });

/** True if a change only retires or reinstates the coach. */
const isRetirement = ({ before, after }: LoggedChange): boolean =>
  before?.retired !== after?.retired && before?.name === after?.name && before?.hours === after?.hours;

/** The subject of a log entry about a coach. */
export const entryOf = (id: number, name: string) =>
  ({
    subjectType: 'coach',
    subjectId: id,
    subjectUserId: null,
    subject: name,
  }) satisfies Partial<ActivityEntry>;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Mon 6:00–10:00, Wed 17:00–20:00` */
const describeHours = (hours: readonly CoachHours[]): string =>
  [...hours]
    .sort((a, b) => a.weekday - b.weekday || a.fromMinute - b.fromMinute)
    .map(
      ({ weekday, fromMinute, toMinute }) => `${weekdays[weekday]} ${clock(fromMinute)}–${clock(toMinute)}`,
    )
    .join(', ');
const clock = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
