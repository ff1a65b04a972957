import type { SubjectType } from '@namma/contract/admin/rules';
import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { Permission } from '@namma/contract/staff/permissions';

/** What not everybody may read elsewhere who may read the record, with the permission that shows it. */
const shownBy: Partial<Record<SubjectType, Permission>> = {
  admin: 'manageStaff',
  fact: 'changeFacts',
  import: 'runImports',
  breach: 'keepBreaches',
};

/** The subjects whose entries the record does not show to somebody. */
export const hiddenFrom = (isPermitted: (permission: Permission) => boolean): SubjectType[] =>
  (Object.entries(shownBy) as [SubjectType, Permission][])
    .filter(([, permission]) => !isPermitted(permission))
    .map(([subjectType]) => subjectType);

/** Only the fields that differ, with their values before and after. */
export function changesBetween<T extends ChangedFields>(
  before: T,
  after: T,
): { before: ChangedFields; after: ChangedFields } {
  const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
  const pick = (fields: T): ChangedFields =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}
