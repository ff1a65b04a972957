import { stockLists } from '@namma/contract/stock/rules';
import { adminOnly } from '../../admin/shell/admin-only';
import { ProductsScreen } from '../../features/catalogue/admin/products-screen';
import { StockScreen } from '../../features/catalogue/admin/stock-screen';
import { readPageOf } from '../../features/catalogue/api';
import { api } from '../../lib/api/api';
import type { Route } from './+types/products';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminOnly(async () => {
    const { searchParams } = new URL(request.url);
    const param = (name: string) => searchParams.get(name)?.trim() || undefined;
    const list = stockLists.find((each) => each === param('stock'));
    if (list) {
      const [q, page] = [param('q'), Math.max(1, Math.trunc(Number(param('page'))) || 1)];
      const stock = await api('stock/getAll', { query: { list, page, ...(q && { q }) } });
      return { kind: 'stock' as const, list, q, page, stock };
    }
    const filters = { category: param('category'), q: param('q') };
    const { content, totalPages } = await readPageOf(filters)(1);
    return { kind: 'products' as const, filters, first: { products: content, page: 1, totalPages } };
  });
clientLoader.hydrate = true as const;

export default function AdminProducts({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'stock') return <StockScreen {...loaderData} />;
  const { filters, first } = loaderData;
  return <ProductsScreen {...filters} first={first} readPage={readPageOf(filters)} />;
}
