import { gymDay } from '@namma/contract/days/dates';
import type { Center } from '@namma/contract/values/centers';
import type { VisitRefusal } from '@namma/contract/visits/rules';
import type { Verdict } from '@namma/contract/visits/schemas';
import type { Tx } from '../../../platform/db/types.ts';
import { presentAtCheckIn } from './present.ts';
import { lockPassByCode, type PassRow, setUsed } from './queries/passes.ts';

/** The data of a pass that check-in needs. */
interface ScannedPass {
  refusal: VisitRefusal | undefined;
  /** When it was used before, if so. */
  usedAt: Date | null;
  userId: number | null;
  passId: number | null;
  shown: Verdict['pass'];
}

/**
 * Decides if a pass admits its holder, once, on its day (IST) and at its center, and marks it as used. Of two
 * concurrent scans the second finds it used.
 */
export async function scanPass(
  tx: Tx,
  code: number,
  { center, now }: { center: Center; now: Date },
): Promise<ScannedPass> {
  const row = await lockPassByCode(tx, code);
  if (!row || row.voided_at)
    return { refusal: 'unknown pass', usedAt: null, userId: null, passId: row?.id ?? null, shown: undefined };
  const refusal = refusalOf(row, center, now);
  if (!refusal) await setUsed(tx, row.id, now);
  return { refusal, usedAt: row.used_at, userId: row.user_id, passId: row.id, shown: presentAtCheckIn(row) };
}

function refusalOf(row: PassRow, center: Center, now: Date): VisitRefusal | undefined {
  if (row.day !== gymDay(now)) return 'pass of another day';
  if (row.center !== center) return 'pass of another center';
  return row.used_at ? 'pass used' : undefined;
}
