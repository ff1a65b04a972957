import { listLoader } from '../../admin/list/list-loader';
import { TaxFactsScreen, taxChoices } from '../../features/documents/admin/tax-facts-screen';
import { LoadFailed } from '../../features/shell/load-failed';
import { api } from '../../lib/api/api';
import { privatePage } from '../../lib/loading/page-meta';
import type { Route } from './+types/tax-facts';

export const meta = () => privatePage('Tax of products');

export const clientLoader = listLoader(
  [],
  ({ q, needsReview, page, limit }) => api('admin/getProductTax', { query: { q, needsReview, page, limit } }),
  taxChoices,
);

export default function AdminTaxFacts({ loaderData: { list, query } }: Route.ComponentProps) {
  return <TaxFactsScreen list={list} query={query} />;
}

export { LoadFailed as ErrorBoundary };
