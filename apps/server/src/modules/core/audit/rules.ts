import type { ChangedFields } from '@namma/contract/admin/schemas';

/** Returns only the fields that differ, with their values before and after. */
export function changesBetween<T extends ChangedFields>(
  before: T,
  after: T,
): { before: ChangedFields; after: ChangedFields } {
  const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
  const pick = (fields: T): ChangedFields =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}
