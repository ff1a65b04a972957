import type { Reply } from '@namma/contract/calls';
import { displayedPriceRupees, formatRupees, groupDigits } from '@namma/contract/money';
import { StatusMark } from '../../admin/list/status-mark';
import { type Column, DataTable } from '../../ui/data-table';
import { Rating } from '../../ui/stars';
import { Thumbnail } from '../../ui/thumbnail';

type Product = Reply<'admin/getDashData'>['products'][number];

const columns: Column<Product>[] = [
  {
    title: 'Product',
    isHead: true,
    cell: ({ name, image }) => (
      <span className="flex items-center gap-3">
        <Thumbnail src={image} className="size-11" />
        <span className="min-w-0">{name}</span>
      </span>
    ),
  },
  {
    title: 'Price',
    isNumber: true,
    cell: ({ price, discount }) => formatRupees(displayedPriceRupees(price, discount)),
  },
  { title: 'Total Sale', isNumber: true, cell: ({ buyCounts }) => groupDigits(buyCounts) },
  { title: 'Rating', cell: ({ rating }) => <Rating value={rating} className="text-sm" /> },
  {
    title: 'Stock',
    cell: ({ available }) => (
      <StatusMark tone={available === 1 ? 'done' : 'waiting'}>
        {available === 1 ? 'Available' : 'Unavailable'}
      </StatusMark>
    ),
  },
];

export function TopSellers({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return <p className="py-3 text-sm text-(--soft)">Nothing sold yet.</p>;
  return (
    <DataTable caption="Top Seller" columns={columns} rows={products} idOf={({ productId }) => productId} />
  );
}
