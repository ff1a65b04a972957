import type { Deps } from '../../../deps.ts';
import type { DashboardFigures, Module } from '../../../module.ts';

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
