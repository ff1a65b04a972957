import type { Reply } from '@namma/contract/calls';
import { drawerMessages } from '@namma/contract/drawers/rules';
import type {
  DrawerClosing,
  DrawerNote,
  DrawerOpening,
  DrawerPayOut,
  OpenDrawerQuery,
} from '@namma/contract/drawers/schemas';
import { paiseToRupees, rupeesToPaise } from '@namma/contract/money';
import type { Center } from '@namma/contract/values/centers';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { presentDrawer } from './present.ts';
import {
  closeRow,
  findOpenDrawer,
  insertDrawer,
  insertEntry,
  listEntries,
  lockDrawer,
  lockOpenDrawer,
  sumCash,
} from './queries.ts';

function centerOf({ center }: { center?: Center | undefined }): Center {
  if (center === undefined) throw refuse('centerRequired');
  return center;
}

/**
 * Opens the drawer of a center with a float.
 * @throws 409 one is open there already
 */
export function openDrawer(
  { db, clock }: Deps,
  { userId }: Session,
  form: DrawerOpening,
): Promise<Reply<'drawers/open'>> {
  const center = centerOf(form);
  const now = clock();
  return inTransaction(db, async (tx) => {
    const id = await insertDrawer(tx, {
      center,
      float_paise: rupeesToPaise(form.floatRupees),
      opened_by: userId,
      opened_at: now,
    });
    if (id === undefined) throw refuse('drawerOpenAlready');
    await log(
      tx,
      { userId, now },
      { action: 'drawer opened', id, center, after: { float: form.floatRupees } },
    );
    return { status: drawerMessages.opened(center), id };
  });
}

/** Returns the open drawer of a center, without the cash that it should hold; null when none is open. */
export async function getOpenDrawer({ db }: Deps, query: OpenDrawerQuery): Promise<Reply<'drawers/getOpen'>> {
  const row = await findOpenDrawer(db, centerOf(query));
  if (!row) return { drawer: null };
  const {
    closedBy: _by,
    closedAt: _at,
    note: _note,
    count: _count,
    notes: _notes,
    ...drawer
  } = presentDrawer(row, await listEntries(db, [row.id]));
  return { drawer };
}

/**
 * Records cash that was taken out of the open drawer. For the key see `withIdempotencyKey`.
 * @throws 409 no open drawer
 */
export function payOut(
  { db, clock }: Deps,
  { userId }: Session,
  form: DrawerPayOut,
  key: string | undefined,
): Promise<Reply<'drawers/payOut'>> {
  const center = centerOf(form);
  const now = clock();
  const request = { userId, key, call: 'drawers/payOut', body: form, now } as const;
  return inTransaction(db, (tx) =>
    withIdempotencyKey(tx, request, async () => {
      const { amountRupees, reason } = form;
      const amountPaise = rupeesToPaise(amountRupees);
      await payOutIn(tx, { userId, now }, { center, amountPaise, reason });
      return { status: drawerMessages.paidOut(amountPaise) };
    }),
  );
}

interface NewPayOut {
  center: Center;
  amountPaise: number;
  reason: string;
}

/**
 * The same in the caller's transaction.
 * @throws 409 no open drawer
 */
export async function payOutIn(
  tx: Tx,
  by: { userId: number; now: Date },
  { center, amountPaise, reason }: NewPayOut,
): Promise<void> {
  const drawer = await lockOpenDrawer(tx, center);
  if (!drawer) throw refuse('noOpenDrawer');
  const { userId, now } = by;
  await insertEntry(tx, {
    drawer_id: drawer.id,
    amount_paise: amountPaise,
    text: reason,
    made_by: userId,
    at: now,
  });
  const after = { amount: paiseToRupees(amountPaise), reason };
  await log(tx, by, { action: 'drawer paid out', id: drawer.id, center, after });
}

/**
 * Closes the open drawer with what was counted. The lock waits for receipts that are being written, and later ones wait
 * for the closing: each cash receipt is in the expected sum or outside the drawer.
 * @throws 404 unknown; 409 no open drawer, or another one than was counted
 */
export function closeDrawer(
  { db, clock }: Deps,
  { userId }: Session,
  form: DrawerClosing,
): Promise<Reply<'drawers/close'>> {
  const center = centerOf(form);
  const now = clock();
  return inTransaction(db, async (tx) => {
    if (form.drawerId !== undefined && !(await lockDrawer(tx, form.drawerId))) throw refuse('noSuchDrawer');
    const drawer = await lockOpenDrawer(tx, center);
    if (!drawer) throw refuse('noOpenDrawer');
    if (form.drawerId !== undefined && form.drawerId !== drawer.id) throw refuse('drawerReplaced');
    const expectedPaise = drawer.float_paise + (await sumCash(tx, drawer.id));
    const countedPaise = rupeesToPaise(form.countedRupees);
    const differencePaise = countedPaise - expectedPaise;
    await closeRow(tx, drawer.id, {
      closed_by: userId,
      closed_at: new Date(Math.max(now.getTime(), drawer.opened_at.getTime())),
      counted_paise: countedPaise,
      expected_paise: expectedPaise,
      note: form.note ?? null,
    });
    const after = {
      counted: form.countedRupees,
      expected: paiseToRupees(expectedPaise),
      difference: paiseToRupees(differencePaise),
    };
    await log(tx, { userId, now }, { action: 'drawer closed', id: drawer.id, center, after });
    return {
      status: drawerMessages.closed(differencePaise),
      id: drawer.id,
      expectedPaise,
      countedPaise,
      differencePaise,
    };
  });
}

/**
 * Adds a note to a closed drawer.
 * @throws 404 unknown; 409 still open
 */
export function addNote(
  { db, clock }: Deps,
  { userId }: Session,
  { id, note }: DrawerNote,
): Promise<Reply<'drawers/addNote'>> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const drawer = await lockDrawer(tx, id);
    if (!drawer) throw refuse('noSuchDrawer');
    if (drawer.closed_at === null) throw refuse('drawerStillOpen');
    await insertEntry(tx, { drawer_id: id, amount_paise: null, text: note, made_by: userId, at: now });
    await log(tx, { userId, now }, { action: 'drawer noted', id, center: drawer.center, after: { note } });
    return { status: drawerMessages.noted };
  });
}

interface Logged {
  action: 'drawer opened' | 'drawer paid out' | 'drawer closed' | 'drawer noted';
  id: number;
  center: Center;
  after: Record<string, string | number>;
}

const log = (tx: Tx, by: { userId: number; now: Date }, { action, id, center, after }: Logged) =>
  logActivity(tx, by, [
    {
      action,
      subjectType: 'drawer',
      subjectId: id,
      subject: center,
      subjectUserId: null,
      before: null,
      after,
    },
  ]);
