import { PRODUCT_PAGE_SIZE } from '@namma/contract/catalogue';
import { ProductsScreen } from '../features/catalogue/admin/products-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { adminOnly } from '../lib/admin/admin-only';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import { readThroughCache } from '../lib/read-cache';
import type { Route } from './+types/admin-products';

export const meta = () => privatePage('Products');

interface Filters {
  category?: string | undefined;
  q?: string | undefined;
}

const readPageOf = (filters: Filters) => (page: number) => {
  const query = { ...filters, page, limit: PRODUCT_PAGE_SIZE };
  return readThroughCache('product/getAll', query, () => api('product/getAll', { query }));
};

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminOnly(async () => {
    const { searchParams } = new URL(request.url);
    const given = (name: string) => searchParams.get(name)?.trim() || undefined;
    const filters = { category: given('category'), q: given('q') };
    const { content, totalPages } = await readPageOf(filters)(1);
    return { filters, first: { products: content, page: 1, totalPages } };
  });
clientLoader.hydrate = true as const;

export default function AdminProducts({ loaderData: { filters, first } }: Route.ComponentProps) {
  return <ProductsScreen {...filters} first={first} readPage={readPageOf(filters)} />;
}

export { LoadFailed as ErrorBoundary };
