import { listLoader } from '../../admin/list/list-loader';
import { TaxDetailsScreen, taxChoices } from '../../features/documents/admin/tax-details-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/tax-details';

export const clientLoader = listLoader(
  [],
  ({ q, needsReview, page, limit }) => api('admin/getProductTax', { query: { q, needsReview, page, limit } }),
  taxChoices,
);

export default function AdminTaxDetails({ loaderData: { list, query } }: Route.ComponentProps) {
  return <TaxDetailsScreen list={list} query={query} />;
}
