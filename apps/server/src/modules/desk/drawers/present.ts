import type { DrawerRow } from '@namma/contract/drawers/schemas';
import type { Center } from '@namma/contract/values/centers';

interface Row {
  id: number;
  center: Center;
  float_paise: number;
  opener: string | null;
  opened_at: Date;
  closer: string | null;
  closed_at: Date | null;
  counted_paise: number | null;
  expected_paise: number | null;
  note: string | null;
}

interface Entry {
  drawer_id: number;
  amount_paise: number | null;
  text: string;
  maker: string | null;
  at: Date;
}

/** @param entries those of this drawer, and maybe of others, oldest first */
export function presentDrawer(row: Row, entries: readonly Entry[]): DrawerRow {
  const own = entries.filter((each) => each.drawer_id === row.id);
  const { counted_paise: countedPaise, expected_paise: expectedPaise } = row;
  return {
    id: row.id,
    center: row.center,
    floatPaise: row.float_paise,
    openedBy: row.opener,
    openedAt: row.opened_at.toISOString(),
    closedBy: row.closer,
    closedAt: row.closed_at?.toISOString() ?? null,
    note: row.note,
    count:
      countedPaise === null || expectedPaise === null
        ? null
        : { expectedPaise, countedPaise, differencePaise: countedPaise - expectedPaise },
    payouts: own.flatMap(({ amount_paise: amountPaise, text, maker, at }) =>
      amountPaise === null ? [] : [{ amountPaise, reason: text, by: maker, at: at.toISOString() }],
    ),
    notes: own.flatMap(({ amount_paise: amountPaise, text, maker, at }) =>
      amountPaise === null ? [{ text, by: maker, at: at.toISOString() }] : [],
    ),
  };
}
