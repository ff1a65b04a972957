import type { Call, CenterField, CenterOf, RowOfCenter } from '@namma/contract/call';
import { calls, exportedList } from '@namma/contract/calls';
import type { listRowCenters } from '../db/row-centers.ts';
import { refuse } from '../shared/refusal.ts';
import type { Session } from '../shared/session.ts';

type Fields = Readonly<Record<string, unknown>>;
export type FindRowCenters = (
  kind: RowOfCenter,
  keys: readonly (number | string)[],
) => ReturnType<typeof listRowCenters>;

/**
 * Restricts staff of one center to it, and a coach to their own rows (D75). Called for every call, after its request is
 * validated. Does not change the request: lists and defaults use `staffScopeOf` in the service.
 * @throws Refusal 403 another center's
 */
export async function checkCenter(
  call: Call,
  session: Session,
  request: { query: unknown; body: unknown },
  findRows: FindRowCenters,
): Promise<void> {
  const { staff, userId, isForOthers } = session;
  if (!staff || !isForOthers || (staff.center === null && staff.preset !== 'coach')) return;
  const centerOf = centerOfCall(call);
  if (typeof centerOf === 'string') return;
  const fields: Fields = { ...fieldsOf(request.query), ...fieldsOf(request.body) };
  if ('person' in call && call.person && (fields[call.person] ?? userId) === userId) return;
  for (const [field, source] of Object.entries(centerOf)) {
    const value = fields[field];
    if (value === undefined || value === null) continue;
    if (source === 'center' || source === 'scope') {
      if (staff.center !== null && value !== staff.center) throw refuse('notYourCenter');
      continue;
    }
    const kind = kindOf(source, fields);
    if (kind === 'none') continue;
    for (const row of await findRows(kind, Array.isArray(value) ? value : [value as number | string])) {
      if (call.access === 'member' && row.userId === userId) continue;
      const isElsewhere = staff.center !== null && row.center !== null && row.center !== staff.center;
      const isAnothers = staff.preset === 'coach' && kind !== 'class' && row.coachId !== staff.coachId;
      if (isElsewhere || isAnothers) throw refuse('notYourCenter');
    }
  }
}

/** Returns how the center of a staff call is determined. */
export function centerOfCall(call: Call): CenterOf {
  if ('exportOf' in call) return centerOfCall(calls[exportedList(call)]);
  return 'centerOf' in call ? call.centerOf : 'none';
}

function kindOf(source: Exclude<CenterField, 'center' | 'scope'>, fields: Fields): RowOfCenter | 'none' {
  if (typeof source === 'string') return source;
  const kind = source.rows[String(fields[source.by])];
  if (!kind) throw refuse('notYourCenter');
  return kind;
}

const fieldsOf = (part: unknown): Fields =>
  typeof part === 'object' && part !== null ? (part as Fields) : {};
