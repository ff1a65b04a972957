import type { Reply } from '@namma/contract/calls';
import type { Deps } from '../../../deps.ts';
import { readFirstHour } from './queries.ts';

/**
 * Lists what an empty shop still needs before its first member can enter, from the current state (D84). Empty after the
 * first check-in.
 */
export async function getFirstHour({ db, tax, mail, system }: Deps): Promise<Reply<'admin/getFirstHour'>> {
  const { hasVisits, ...lines } = await readFirstHour(db);
  if (hasVisits) return { lines: null };
  return {
    lines: {
      ...lines,
      tax: tax !== undefined,
      mail: mail?.sending !== undefined,
      backup: system?.backup !== undefined,
    },
  };
}
