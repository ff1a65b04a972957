import type { Call, RowOfCenter } from '@namma/contract/call';
import type { Center } from '@namma/contract/centers/rules';
import { refuse } from '../shared/refusal.ts';
import type { Session } from '../shared/session.ts';

/** A row as the check sees it: where it is, whose it is, and which coach's. */
export interface LocatedRow {
  center: Center | null;
  userId: number | null;
  coachId: number | null;
}

/** Finds rows. It is passed in because http/ imports no module. */
export type LocateRows = (kind: RowOfCenter, ids: readonly number[]) => Promise<LocatedRow[]>;

type Fields = Record<string, unknown>;

/**
 * Keeps staff of one center to it, and a coach to what is theirs (D75): a center in the request is theirs, or is filled in
 * where it may be left out and no row says it; rows that the call names are of their center. Called for every call, once
 * its request is validated.
 * Refuses: 403 another center's.
 */
export async function keepToOwnCenter(
  call: Call,
  session: Session,
  request: { query: unknown; body: unknown },
  locate: LocateRows,
): Promise<void> {
  const { staff, userId, isForOthers } = session;
  if (!staff || !isForOthers || (staff.center === null && staff.preset !== 'coach')) return;
  const [query, body] = [fieldsOf(request.query), fieldsOf(request.body)];
  // What is their own, staff do as members.
  if (call.access === 'member' && (body.user_id ?? userId) === userId && !call.ofCenter) return;
  if (staff.center !== null) {
    const namesRows = (call.ofCenter ?? []).some((kind) => idsOf(kind, { ...query, ...body }).length > 0);
    nameCenter(call.query, query, staff.center, !namesRows);
    nameCenter(call.body, body, staff.center, !namesRows);
  }
  for (const kind of call.ofCenter ?? []) {
    const rows = await locate(kind, idsOf(kind, { ...query, ...body }));
    for (const row of rows) {
      if (call.access === 'member' && row.userId === userId) continue;
      const isElsewhere = staff.center !== null && row.center !== null && row.center !== staff.center;
      const isAnothers = staff.preset === 'coach' && kind !== 'class' && row.coachId !== staff.coachId;
      if (isElsewhere || isAnothers) throw refuse('notYourCenter');
    }
  }
}

const fieldsOf = (part: unknown): Fields =>
  typeof part === 'object' && part !== null ? (part as Fields) : {};

function nameCenter(schema: Call['query'], fields: Fields, own: Center, isFilledIn: boolean): void {
  if (!schema || !('shape' in schema) || !('center' in (schema.shape as object))) return;
  if (fields.center !== undefined && fields.center !== null && fields.center !== own)
    throw refuse('notYourCenter');
  if (isFilledIn) fields.center = own;
}

/** The ids by which a request names rows of a kind. */
export function idsOf(kind: RowOfCenter, { id, ids, coachId, slotId, subject }: Fields): number[] {
  if (kind === 'payable' && subject !== 'membership') return [];
  if (kind === 'class') return toIds([slotId]);
  const named = kind === 'coach' ? [coachId] : Array.isArray(ids) ? ids : [id];
  return toIds(named);
}

const toIds = (named: readonly unknown[]): number[] =>
  named.flatMap((each) => (Number.isInteger(Number(each)) && each !== undefined ? [Number(each)] : []));
