import { listLoader } from '../../admin/list/list-loader';
import { TaxFactsScreen, taxChoices } from '../../features/documents/admin/tax-facts-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/tax-facts';

export const clientLoader = listLoader(
  [],
  ({ q, needsReview, page, limit }) => api('admin/getProductTax', { query: { q, needsReview, page, limit } }),
  taxChoices,
);

export default function AdminTaxFacts({ loaderData: { list, query } }: Route.ComponentProps) {
  return <TaxFactsScreen list={list} query={query} />;
}
