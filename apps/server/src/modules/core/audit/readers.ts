import type { SubjectType } from '@namma/contract/admin/rules';
import { type ActivityAction, activityActions } from '@namma/contract/domains';
import type { Permission } from '@namma/contract/staff/permissions';

/**
 * What not everybody may read elsewhere who may read the record of changes: the permission that shows it, and all that is
 * recorded of it. Other actions are never of these subjects, but for 'change undone'.
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
    fact: { permission: 'changeFacts', actions: ['fact set', 'fact removed'] },
    import: { permission: 'runImports', actions: ['import run', 'import undone', 'import invited'] },
  };

type IsPermitted = (permission: Permission) => boolean;

/** The subjects whose entries the record does not show to somebody. */
export const hiddenFrom = (isPermitted: IsPermitted): SubjectType[] =>
  (Object.entries(shownBy) as [SubjectType, { permission: Permission }][])
    .filter(([, { permission }]) => !isPermitted(permission))
    .map(([subjectType]) => subjectType);

/** The actions that the record can show to somebody. */
export function actionsShownTo(isPermitted: IsPermitted): ActivityAction[] {
  const hidden = new Set(hiddenFrom(isPermitted).flatMap((subject) => shownBy[subject]?.actions ?? []));
  return activityActions.filter((action) => !hidden.has(action));
}
