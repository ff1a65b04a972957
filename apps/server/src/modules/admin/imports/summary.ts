import type { Day } from '@namma/contract/days/dates';
import { fieldsOf } from '@namma/contract/imports/fields';
import { type ImportKind, PREVIEW_ROWS, REFUSED_GROUPS_MOST } from '@namma/contract/imports/rules';
import type { CheckReply, Previewed, RefusedGroup } from '@namma/contract/imports/schemas';
import type { Refused, RowOutcome } from './context.ts';

/** Summarizes the results of a check. */
export class Summary {
  readonly preview: Previewed[] = [];
  readonly memberships: CheckReply['memberships'] = { owing: 0, duePaise: 0, ended: 0 };
  /** Memberships with an amount paid but no price, and their due amount at today's prices. */
  readonly atPlanPrice = { memberships: 0, duePaise: 0 };

  /** Products whose sale price ends on a future day, and the first of these days. */
  readonly sales: { products: number; firstEnd: Day | null } = { products: 0, firstEnd: null };

  add(outcome: RowOutcome): void {
    if (!('state' in outcome)) return;
    const { row, state, preview, membership, saleUntil } = outcome;
    if (state !== 'unchanged' && this.preview.length < PREVIEW_ROWS)
      this.preview.push({ line: row.line, ...preview() });
    if (saleUntil) {
      this.sales.products++;
      this.sales.firstEnd =
        this.sales.firstEnd && this.sales.firstEnd < saleUntil ? this.sales.firstEnd : saleUntil;
    }
    if (!membership) return;
    if (membership.duePaise > 0) this.memberships.owing++;
    this.memberships.duePaise += membership.duePaise;
    if (membership.hasEnded) this.memberships.ended++;
    if (membership.dueAtPlanPrice === undefined) return;
    this.atPlanPrice.memberships++;
    this.atPlanPrice.duePaise += membership.dueAtPlanPrice;
  }
}

const VALUES_OF_A_GROUP = 3;

/** Groups refused rows by column and reason, and by value where the column has a fixed list; most frequent first. */
export function groupRefused(
  kind: ImportKind,
  refused: readonly Refused[],
  titleOf: (field: string) => string,
): RefusedGroup[] {
  const fields = fieldsOf(kind);
  const groups = new Map<string, RefusedGroup>();
  for (const { field, value, reason } of refused) {
    const key = JSON.stringify([field, reason, ...(fields[field]?.list ? [value] : [])]);
    const group = groups.get(key) ?? { column: titleOf(field), values: [], reason, rows: 0 };
    groups.set(key, group);
    group.rows++;
    if (value !== '' && group.values.length < VALUES_OF_A_GROUP && !group.values.includes(value))
      group.values.push(value);
  }
  return [...groups.values()].toSorted((one, other) => other.rows - one.rows).slice(0, REFUSED_GROUPS_MOST);
}
