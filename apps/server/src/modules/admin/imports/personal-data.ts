import { sql } from 'kysely';
import type { PersonalData } from '../../../module.ts';
import { memberTables } from '../../../platform/shared/member-rows.ts';
import { deleteRefusalsAbout } from './queries/imports.ts';

export const importsData: PersonalData = {
  tables: memberTables({
    imports: {
      whose: ({ userId }) => sql`${userId} in (by, undone_by)`,
      download: { not: 'by admins: they import' },
      deletion: { not: 'by admins' },
    },
    import_rows: {
      whose: ({ userId }) => sql`entity = 'users' and row_id = ${userId}`,
      download: { not: 'what a file has changed is in the account' },
      // The person's previous name; without the row an undo does not touch the account.
      deletion: {},
    },
    import_files: {
      whose: ({ userId }) => sql`import_id in (select id from imports where by = ${userId})`,
      download: { not: 'by admins, for an hour' },
      deletion: { not: 'by admins, for an hour' },
    },
    import_refusals: {
      whose: ({ userId }) => sql`import_id in (select id from imports where by = ${userId})`,
      download: { not: 'rows of files, for 30 days' },
      deletion: { not: 'rows that became nobody, for 30 days; the others by phone and email' },
    },
  }),
  // A row may be refused because of existing data, and its reason may name a person.
  anonymize: deleteRefusalsAbout,
};
