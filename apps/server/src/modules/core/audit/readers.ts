import { type ActivityAction, activityActions, type SubjectType } from '@namma/contract/domains';
import type { Permission } from '@namma/contract/staff/permissions';

/**
 * Subjects that some readers of the log may not see elsewhere: the permission that shows each, and its logged actions.
 * No other action has these subjects, except 'change undone'.
 */
const shownBy: Partial<Record<SubjectType, { permission: Permission; actions: readonly ActivityAction[] }>> =
  {
    admin: {
      permission: 'manageStaff',
      actions: [
        'admin created',
        'admin disabled',
        'staff invited',
        'staff invitation withdrawn',
        'staff joined',
        'staff changed',
        'staff ended',
        'second factor set',
        'second factor dropped',
        'second factor demanded',
      ],
    },
    setting: { permission: 'changeSettings', actions: ['setting set', 'setting removed'] },
    import: { permission: 'runImports', actions: ['import run', 'import undone', 'import invited'] },
  };

type IsPermitted = (permission: Permission) => boolean;

/** Lists the subjects hidden from a reader of the log. */
export const hiddenFrom = (isPermitted: IsPermitted): SubjectType[] =>
  (Object.entries(shownBy) as [SubjectType, { permission: Permission }][])
    .filter(([, { permission }]) => !isPermitted(permission))
    .map(([subjectType]) => subjectType);

/** Lists the actions visible to a reader of the log. */
export function actionsShownTo(isPermitted: IsPermitted): ActivityAction[] {
  const hidden = new Set(hiddenFrom(isPermitted).flatMap((subject) => shownBy[subject]?.actions ?? []));
  return activityActions.filter((action) => !hidden.has(action));
}
