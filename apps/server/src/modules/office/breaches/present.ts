import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { Breach, NewBreach } from '@namma/contract/breaches/schemas';
import type { Tables } from '../../../platform/db/types.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

type Written = 'kind' | 'happened' | 'whose' | 'people' | 'done' | 'told_en' | 'told_kn' | 'told_hi';

/** An entry as it is read, with the name of who wrote it. */
interface BreachRow extends Pick<Tables['breaches'], Written> {
  id: number;
  noticed_at: Date;
  data: Breach['data'];
  board_told_at: Date | null;
  people_told_at: Date | null;
  added_at: Date;
  by: string;
  letters: number;
  version: number;
}

export const presentBreach = (row: BreachRow): Breach => ({
  id: row.id,
  noticedAt: row.noticed_at.toISOString(),
  kind: row.kind,
  happened: row.happened,
  whose: row.whose,
  data: row.data,
  people: row.people,
  done: row.done,
  toldEn: row.told_en,
  toldKn: row.told_kn,
  toldHi: row.told_hi,
  boardToldAt: iso(row.board_told_at),
  peopleToldAt: iso(row.people_told_at),
  addedAt: row.added_at.toISOString(),
  by: row.by,
  letters: row.letters,
  version: row.version,
});

const toDate = (at: string | undefined): Date | null => (at === undefined ? null : new Date(at));

export const toRow = (form: NewBreach) => ({
  noticed_at: new Date(form.noticedAt),
  kind: form.kind,
  happened: form.happened,
  whose: form.whose,
  data: JSON.stringify(form.data),
  people: form.people ?? null,
  done: form.done,
  told_en: form.toldEn ?? null,
  told_kn: form.toldKn ?? null,
  told_hi: form.toldHi ?? null,
  board_told_at: toDate(form.boardToldAt),
  people_told_at: toDate(form.peopleToldAt),
});

/** What an entry says, for the record of changes. */
const recorded = (entry: Breach): ChangedFields => ({
  noticedAt: entry.noticedAt,
  breachKind: entry.kind,
  happened: entry.happened,
  whose: entry.whose,
  breachedData: entry.data.join(', '),
  people: entry.people,
  done: entry.done,
  toldEn: entry.toldEn,
  toldKn: entry.toldKn,
  toldHi: entry.toldHi,
  boardToldAt: entry.boardToldAt,
  peopleToldAt: entry.peopleToldAt,
});

/** The fields that a step has changed, before and after it. Without an entry before it, all of them. */
export function changedFields(before: Breach | undefined, after: Breach) {
  const now = recorded(after);
  if (!before) return { before: null, after: now };
  const was = recorded(before);
  const names = Object.keys(now).filter((name) => was[name] !== now[name]);
  const only = (fields: ChangedFields): ChangedFields =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return names.length === 0 ? undefined : { before: only(was), after: only(now) };
}
