import { gymDay } from '@namma/contract/days/dates';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import {
  deleteUnsentMails,
  findWritten,
  type MailWithPayload,
  type NewMail,
  UNDOABLE_DELAY_MILLISECONDS,
  withdrawMail,
  withdrawMails,
  withdrawMailsOf,
  writeMails,
} from '../../messaging/mail/api.ts';
import { listBookings } from './queries/lists.ts';
import { listLastAsked } from './queries/usual-hours.ts';

type ListedBooking = Awaited<ReturnType<typeof listBookings>>[number];

/** Describes an appointment for mails and calendar files. */
export const toPayload = (row: ListedBooking) => ({
  appointmentId: row.id,
  type: row.consult_type,
  date: row.date,
  sequence: row.sequence,
  ...(row.starts_at && row.center && row.coach !== null
    ? { slot: { startsAt: row.starts_at.toISOString(), center: row.center, coach: row.coach } }
    : {}),
});

/** Each change has its own mail key; the first is that of the booking. */
const keyOf = (id: number, sequence: number): string =>
  sequence === 0 ? `appointment:${id}:booked` : `appointment:${id}:moved:${sequence}`;

/** The key prefix of mails about closures that affect an appointment. */
const affectedKeysOf = (id: number): string => `appointment:${id}:affected:`;

const expiresAtStart = ({ starts_at }: ListedBooking) => (starts_at ? { expiresAt: starts_at } : {});

/**
 * Notifies the member of a booking or a change to it, in its transaction. Withdraws queued mails about an earlier time.
 */
export async function mailBooking(tx: Tx, deps: Deps, id: number): Promise<void> {
  const [row] = await listBookings(tx, { ids: [id] });
  if (!row) return;
  if (row.sequence > 0) await withdrawEarlier(tx, row);
  await writeMails(tx, deps, [
    {
      key: keyOf(id, row.sequence),
      kind: row.sequence === 0 ? 'appointment booked' : 'appointment moved',
      to: row,
      payload: toPayload(row),
      ...expiresAtStart(row),
    },
  ]);
}

/** Withdraws queued mails about the earlier time: of the previous change, and requests to choose another time. */
async function withdrawEarlier(tx: Tx, { id, sequence }: ListedBooking): Promise<void> {
  await withdrawMail(tx, keyOf(id, sequence - 1));
  await withdrawMailsOf(tx, affectedKeysOf(id));
}

/** Notifies the member that an appointment is cancelled. */
export async function mailCancellation(
  tx: Tx,
  deps: Deps,
  id: number,
  why: { by: 'member' | 'gym'; reason: string | undefined },
): Promise<void> {
  const [row] = await listBookings(tx, { ids: [id] });
  if (!row) return;
  await withdrawEarlier(tx, row);
  const { by, reason } = why;
  await writeMails(tx, deps, [
    {
      key: `appointment:${id}:cancelled`,
      kind: 'appointment cancelled',
      to: row,
      payload: { ...toPayload(row), by, ...(reason === undefined ? {} : { reason }) },
    },
  ]);
}

/** Asks members to move the appointments affected by a closure. */
export async function mailClosure(
  tx: Tx,
  deps: Deps,
  rows: readonly ListedBooking[],
  closure: { id: number; reason: string },
): Promise<void> {
  await writeMails(
    tx,
    deps,
    rows.map((row) => ({
      key: `${affectedKeysOf(row.id)}${closure.id}`,
      kind: 'appointment affected' as const,
      to: row,
      payload: { ...toPayload(row), reason: closure.reason },
      ...expiresAtStart(row),
    })),
  );
}

/**
 * Notifies members who were asked to choose another time that their appointment takes place, unless something else
 * still prevents it. Withdraws a queued request instead. Call this after the closure is removed.
 * @param rows the upcoming appointments that it affected
 */
export async function mailReopening(
  tx: Tx,
  deps: Deps,
  rows: readonly ListedBooking[],
  closureId: number,
): Promise<void> {
  const keyOfRow = ({ id }: ListedBooking) => `${affectedKeysOf(id)}${closureId}`;
  await withdrawMails(tx, rows.map(keyOfRow));
  const notified = await findWritten(tx, rows.map(keyOfRow));
  await writeMails(
    tx,
    deps,
    rows
      .filter((row) => notified.includes(keyOfRow(row)) && !row.is_unattended)
      .map((row) => ({
        key: `appointment:${row.id}:unchanged:${closureId}`,
        kind: 'appointment unchanged' as const,
        to: row,
        payload: toPayload(row),
        ...expiresAtStart(row),
      })),
  );
}

/**
 * Asks members to move appointments outside the usual hours. Members who were asked before (`notified`, the key of that
 * mail) are notified that their appointment takes place, unless something else prevents it. Withdraws a queued request
 * instead.
 */
export async function mailOfHours(
  tx: Tx,
  deps: Deps,
  bookings: readonly { row: ListedBooking; change: number; notified: string | null }[],
): Promise<void> {
  const asked = bookings.flatMap(({ notified }) => notified ?? []);
  await withdrawMails(tx, asked);
  const written = new Set(await findWritten(tx, asked));
  const keyOf = (what: 'affected' | 'unchanged', { id, sequence }: ListedBooking, change: number) =>
    `appointment:${id}:${what}:hours:${sequence}:${change}`;
  await writeMails(
    tx,
    deps,
    bookings.flatMap(({ row, change, notified }): NewMail[] => {
      const payload = toPayload(row);
      const common = { to: row, ...expiresAtStart(row) };
      if (notified === null)
        return [{ key: keyOf('affected', row, change), kind: 'appointment affected', payload, ...common }];
      if (!written.has(notified) || row.is_unattended) return [];
      return [{ key: keyOf('unchanged', row, change), kind: 'appointment unchanged', payload, ...common }];
    }),
  );
}

/** The key of a mail about a step that changed the coach. */
const keyOfCoach = (what: 'affected' | 'unchanged', { id, sequence }: ListedBooking, step: number) =>
  `appointment:${id}:${what}:coach:${sequence}:${step}`;

/**
 * Asks members to move the appointments that their coach no longer takes. Members who were asked before are notified
 * that their appointment takes place, unless something else prevents it. Withdraws a queued request instead.
 * @param before the coach's upcoming appointments before the step
 */
export async function mailOfCoach(
  tx: Tx,
  deps: Deps,
  {
    before,
    after,
    step,
  }: { before: readonly ListedBooking[]; after: readonly ListedBooking[]; step: number },
): Promise<void> {
  const lostBefore = new Set(before.filter(({ is_unattended }) => is_unattended).map(({ id }) => id));
  const lost = after.filter((row) => row.is_unattended && !lostBefore.has(row.id));
  const kept = after.filter((row) => !row.is_unattended && lostBefore.has(row.id));
  const notified = await listLastAsked(
    tx,
    kept.map(({ id }) => id),
  );
  const asked = new Map(
    notified.flatMap(({ id, key, kind }) => (kind === 'appointment affected' ? [[id, key]] : [])),
  );
  await withdrawMails(tx, [...asked.values()]);
  const written = new Set(await findWritten(tx, [...asked.values()]));
  const mailOf = (row: ListedBooking) => ({
    to: row,
    delayMilliseconds: UNDOABLE_DELAY_MILLISECONDS,
    ...expiresAtStart(row),
  });
  await writeMails(tx, deps, [
    ...lost.map(
      (row): NewMail => ({
        key: keyOfCoach('affected', row, step),
        kind: 'appointment affected',
        payload: { ...toPayload(row), isCoachGone: true },
        ...mailOf(row),
      }),
    ),
    ...kept
      .filter(({ id }) => written.has(asked.get(id) ?? ''))
      .map(
        (row): NewMail => ({
          key: keyOfCoach('unchanged', row, step),
          kind: 'appointment unchanged',
          payload: { ...toPayload(row), isCoachBack: true },
          ...mailOf(row),
        }),
      ),
  ]);
}

/**
 * Withdraws the mails of an undone step.
 * @param rows the coach's upcoming appointments
 */
export const withdrawOfCoach = (tx: Tx, rows: readonly ListedBooking[], step: number): Promise<void> =>
  deleteUnsentMails(
    tx,
    rows.flatMap((row) => [keyOfCoach('affected', row, step), keyOfCoach('unchanged', row, step)]),
  );

/**
 * Checks before sending that a queued mail is still valid: the appointment is booked at the same time and is affected,
 * or not, as the mail says.
 */
export async function isAppointmentMailNeeded(
  { db }: { db: Db },
  kind: 'booked' | 'affected' | 'unchanged',
  payload: object,
): Promise<boolean> {
  const { appointmentId, sequence = 0 } = payload as { appointmentId: number; sequence?: number };
  const [row] = await listBookings(db, { ids: [appointmentId] });
  if (row?.status !== 'booked' || row.sequence !== sequence) return false;
  return kind === 'booked' || row.is_unattended === (kind === 'affected');
}

/**
 * Returns the mail of the booking or of its last change, as it would be written now.
 * @throws 409 the appointment is over, cancelled, or affected by a closure
 */
export async function getAppointmentMail(db: Db, id: number, now: Date): Promise<MailWithPayload> {
  const [row] = await listBookings(db, { ids: [id] });
  const isToCome = row?.starts_at ? row.starts_at > now : row !== undefined && row.date >= gymDay(now);
  if (row?.status !== 'booked' || !isToCome || row.is_unattended) throw refuse('nothingToWrite');
  return { kind: row.sequence === 0 ? 'appointment booked' : 'appointment moved', payload: toPayload(row) };
}
