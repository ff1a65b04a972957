import { ProductsScreen } from '../features/catalogue/admin/products-screen';
import { readPageOf } from '../features/catalogue/api';
import { LoadFailed } from '../features/shell/load-failed';
import { adminOnly } from '../lib/admin/admin-only';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-products';

export const meta = () => privatePage('Products');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminOnly(async () => {
    const { searchParams } = new URL(request.url);
    const param = (name: string) => searchParams.get(name)?.trim() || undefined;
    const filters = { category: param('category'), q: param('q') };
    const { content, totalPages } = await readPageOf(filters)(1);
    return { filters, first: { products: content, page: 1, totalPages } };
  });
clientLoader.hydrate = true as const;

export default function AdminProducts({ loaderData: { filters, first } }: Route.ComponentProps) {
  return <ProductsScreen {...filters} first={first} readPage={readPageOf(filters)} />;
}

export { LoadFailed as ErrorBoundary };
