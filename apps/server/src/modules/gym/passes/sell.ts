import { randomInt } from 'node:crypto';
import type { Reply } from '@namma/contract/calls';
import { formatPassCode, PASS_RANDOM_DIGITS } from '@namma/contract/codes/pass-code';
import { formatDay, gymDay } from '@namma/contract/days/dates';
import { paiseToRupees } from '@namma/contract/money';
import { modeRequired, type PassSale } from '@namma/contract/passes/schemas';
import type { Deps } from '../../../deps.ts';
import type { LoggedChange, UndoContext } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { BulkOutcome } from '../../../platform/shared/bulk.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { toQrCode } from '../../../platform/shared/qr.ts';
import { refuse, refuseFieldSaying, refuseWith } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity, undoRows } from '../../core/audit/api.ts';
import { cancelPassDocument, issuePassDocument } from '../../money/documents/api.ts';
import {
  type Cashier,
  getReceiptIds,
  UNDO_REASON,
  writeReceipts,
  writeReversals,
} from '../../money/payments/api.ts';
import { presentPass } from './present.ts';
import { findKnownHolder, findMemberByPhone } from './queries/holders.ts';
import {
  deletePasses,
  findOpenDayPass,
  insertIntoRequest,
  insertPass,
  lockPasses,
  lockPhone,
  lockRequests,
  lockTrial,
  type PassRow,
  setVoided,
} from './queries/passes.ts';
import { refuseClosed } from './request.ts';
import { readPrices } from './service.ts';

/**
 * Issues a trial or sells a day pass, with receipt and document if it costs something (D89). It closes the open
 * requests of the phone number, and belongs to the member if the gym knows whose the number is. A missed trial is
 * replaced. For the key see `withIdempotencyKey`.
 * @throws 409 the phone number has had its trial, or belongs to a member who has had a membership (named); an unused
 * day pass for this day and center exists (named), unless `isAnother`; the center is closed on that day; another price
 * than the screen showed; a UTR of another receipt; 400 no mode for a paid pass, or one for a free pass
 */
export function sellPass(
  deps: Deps,
  { userId }: Session,
  form: PassSale,
  key: string | undefined,
): Promise<Reply<'passes/sell'>> {
  const cashier = { userId, now: deps.clock() };
  const request = { ...cashier, key, call: 'passes/sell', body: form } as const;
  return inTransaction(deps.db, (tx) => withIdempotencyKey(tx, request, () => sell(tx, deps, cashier, form)));
}

async function sell(tx: Tx, deps: Deps, cashier: Cashier, form: PassSale): Promise<Reply<'passes/sell'>> {
  const { name, phone, center, day, kind, mode, utr, expectedPaise } = form;
  const { userId, now } = cashier;
  const today = gymDay(now);
  const pricePaise = (await readPrices(tx, today))[kind];
  if (expectedPaise !== undefined && expectedPaise !== pricePaise)
    throw refuse('passPriceChanged', paiseToRupees(expectedPaise), paiseToRupees(pricePaise));
  if (pricePaise > 0 && mode === undefined) throw refuseFieldSaying('mode', modeRequired);
  if (pricePaise === 0 && mode !== undefined)
    throw refuseFieldSaying('mode', messages().passMessages.modeOfFree);
  await refuseClosed(tx, form);
  await lockPhone(tx, phone);
  if (kind === 'trial') await refuseTrial(tx, phone, cashier);
  else if (!form.isAnother) await refuseSecondDay(tx, form);

  const [request, ...others] = await lockRequests(tx, phone);
  await deletePasses(
    tx,
    others.map(({ id }) => id),
  );
  const holder = await findKnownHolder(tx, phone);
  const pass = await writePass(tx, request, {
    ...{ kind, name, phone, center, day },
    sold_at: now,
    user_id: holder ?? null,
    price_paise: pricePaise,
  });
  const paid =
    mode === undefined
      ? []
      : [{ subject: { kind: 'pass' as const, id: pass.id }, amountPaise: pricePaise, mode, utr, center }];
  const [receipt] = await writeReceipts(tx, cashier, paid);
  const documentNumber = receipt && (await issuePassDocument(tx, deps, pass));
  const activityId = await logActivity(tx, { userId, now }, [
    {
      action: 'pass sold',
      subjectType: 'pass',
      subjectId: pass.id,
      subjectUserId: holder ?? null,
      subject: '',
      before: null,
      after: {
        pass: kind,
        day,
        center,
        amount: paiseToRupees(pricePaise),
        ...(receipt && mode && { mode, receipt: receipt.number }),
      },
    },
  ]);
  return {
    status: messages().passMessages.sold(name),
    activityId,
    pass: presentPass(pass, today),
    qr: toQrCode(formatPassCode(pass.code ?? 0)),
    ...(receipt && { receiptId: receipt.id, documentNumber }),
  };
}

/** Allows one trial per phone number; a missed free one is replaced. Refuses as `sellPass`. */
async function refuseTrial(tx: Tx, phone: string, { now }: Cashier): Promise<void> {
  const member = await findMemberByPhone(tx, phone);
  if (member) throw refuseWith({ userId: member.id, name: member.name }, 'trialOfMember', member.name);
  const trial = await lockTrial(tx, phone);
  if (!trial) return;
  const isMissed = trial.used_at === null && trial.day < gymDay(now) && trial.price_paise === 0;
  if (!isMissed) throw refuse('trialHad', formatDay(trial.day));
  await setVoided(tx, trial.id, now);
}

/** Catches two windows selling to the same person. Refuses as `sellPass`. */
async function refuseSecondDay(tx: Tx, form: PassSale): Promise<void> {
  const first = await findOpenDayPass(tx, form);
  if (first) throw refuse('dayPassHad', first.name, formatPassCode(first.code ?? 0));
}

/** The chance that all eight random codes are taken is 10⁻⁸ even with ten million passes. */
const CODE_TRIES = 8;

/** Turns the answered request into the pass, so that its call history is kept. */
async function writePass(
  tx: Tx,
  request: { id: number } | undefined,
  pass: Omit<Parameters<typeof insertPass>[1], 'code'>,
): Promise<PassRow> {
  const least = 10 ** (PASS_RANDOM_DIGITS - 1);
  for (let i = 0; i < CODE_TRIES; i++) {
    const coded = { ...pass, code: randomInt(least, 10 * least) };
    const written = await (request ? insertIntoRequest(tx, request.id, coded) : insertPass(tx, coded));
    if (written) return written;
  }
  throw new Error('There is no free code for a pass');
}

/**
 * Undoes unused passes: voids each, reverses its receipt and cancels its document. An answered request stays answered.
 * @throws 409 the document was printed by its buyer
 */
export function undoPasses(
  tx: Tx,
  changes: readonly LoggedChange[],
  undoing: UndoContext,
): Promise<BulkOutcome> {
  return undoRows(tx, changes, {
    noSuchRow: () => refuse('noSuchPass'),
    lockRows: lockPasses,
    reasonSkipped: ({ used_at }) => refuse(used_at ? 'passUsed' : 'changedSince'),
    revert: async (open) => {
      const done: number[] = [];
      for (const { subject_id: id } of open) {
        if (!(await setVoided(tx, id, undoing.now))) continue;
        await cancelPassDocument(tx, undoing, id);
        done.push(id);
      }
      const numbers = open.flatMap(({ subject_id, after }) =>
        done.includes(subject_id) && after?.receipt ? [String(after.receipt)] : [],
      );
      const ids = await getReceiptIds(tx, numbers);
      await writeReversals(tx, undoing, [...ids.values()], UNDO_REASON);
      return done;
    },
  });
}
