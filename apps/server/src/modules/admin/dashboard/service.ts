import type { Deps } from '../../../deps.ts';
import type { DashboardFigures, Module } from '../../../module.ts';

/** The figures of the business (SPEC section 3, D17), as the modules read them. modules.test.ts finds each in one module. */
export async function getDashboard(
  { db, clock }: Deps,
  modules: readonly Module[],
): Promise<DashboardFigures> {
  const now = clock();
  return Object.assign({}, ...(await Promise.all(modules.map(({ dashboard }) => dashboard?.(db, now)))));
}
