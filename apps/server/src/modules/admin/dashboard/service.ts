import type { Reply } from '@namma/contract/calls';
import type { Deps } from '../../../deps.ts';
import type { DashboardFigures, Module } from '../../../module.ts';
import { readFirstHour } from './queries.ts';

/**
 * Returns the business figures (SPEC section 3, D17) from the modules. modules.test.ts checks that exactly one provides
 * each.
 */
export async function getDashboard(
  { db, clock }: Deps,
  modules: readonly Module[],
): Promise<DashboardFigures> {
  const now = clock();
  return Object.assign({}, ...(await Promise.all(modules.map(({ dashboard }) => dashboard?.(db, now)))));
}

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
