import { defineModule } from '../../module.ts';

/** How rows of an admin's list change their status; it has no calls and no tables of its own. */
export const statusChangesModule = defineModule({ name: 'status-changes' });
