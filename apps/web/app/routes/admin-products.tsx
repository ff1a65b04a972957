import { PRODUCT_PAGE_SIZE } from '@namma/contract/catalogue';
import { ProductsDesk } from '../features/catalogue/desk/products-desk';
import { LoadFailed } from '../features/shell/load-failed';
import { api } from '../lib/api';
import { adminOnly } from '../lib/desk/admin-only';
import { privatePage } from '../lib/page-meta';
import { readThroughCache } from '../lib/read-cache';
import type { Route } from './+types/admin-products';

export const meta = () => privatePage('Products');

const readPageOf = (category: string | undefined) => (page: number) => {
  const query = { category, page, limit: PRODUCT_PAGE_SIZE };
  return readThroughCache('product/getAll', query, () => api('product/getAll', { query }));
};

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminOnly(async () => {
    const category = new URL(request.url).searchParams.get('category')?.trim() || undefined;
    const { content, totalPages } = await readPageOf(category)(1);
    return { category, first: { products: content, page: 1, totalPages } };
  });
clientLoader.hydrate = true as const;

export default function AdminProducts({ loaderData: { category, first } }: Route.ComponentProps) {
  return <ProductsDesk category={category} first={first} readPage={readPageOf(category)} />;
}

export { LoadFailed as ErrorBoundary };
