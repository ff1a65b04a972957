import type { Reply } from '@namma/contract/calls';
import type { Deps } from '../../../deps.ts';
import { readFirstHour } from './queries.ts';

/**
 * What an empty shop still needs before its first member comes in, from the state of this minute (D84). Nothing once somebody has
 * come in.
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
