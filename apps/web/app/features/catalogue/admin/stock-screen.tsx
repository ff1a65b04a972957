import { formatDay } from '@namma/contract/days/dates';
import { formatPaise } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import {
  AGEING_DAYS,
  EXPIRING_DAYS,
  LOW_STOCK,
  type StockList,
  stockLists,
} from '@namma/contract/stock/rules';
import type { ProductStock, StockPage } from '@namma/contract/stock/schemas';
import { useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import { AdminTable } from '../../../admin/list/admin-table';
import { Pager } from '../../../admin/list/pager';
import { ScreenTitle } from '../../../admin/list/screen-title';
import { SearchField } from '../../../admin/list/search-field';
import { useListAddress } from '../../../admin/list/use-list-address';
import { CameraButton } from '../../../admin/scanner/camera-button';
import { useLazy } from '../../../lib/loading/use-lazy';
import { useOpened } from '../../../lib/loading/use-opened';
import { ButtonLink, buttonClass } from '../../../ui/button';
import type { Column } from '../../../ui/data-table';
import { StateScreen } from '../../../ui/state-screen';
import type { StockedProduct } from './stock-dialog';

/** Labels and empty texts of the stock lists. */
const stockListWords = {
  all: {
    label: 'All counted',
    empty: 'No stock is counted yet. Receive or count pieces of a product to start.',
  },
  low: { label: 'Low', empty: `No product has ${LOW_STOCK} or fewer pieces left.` },
  ageing: { label: 'Ageing', empty: `No batch reaches its best-before date within ${AGEING_DAYS} days.` },
  expiring: {
    label: 'Expiring',
    empty: `All batches can be sold for more than ${EXPIRING_DAYS} days.`,
  },
} as const;

export interface StockScreenProps {
  list: StockList;
  q: string | undefined;
  page: number;
  stock: StockPage;
}

const loadDialog = async () => (await import('./stock-dialog')).StockDialog;
const Q_MAX_CHARACTERS = 100;

/** Counted products: low stock, old stock, and batches near their last day of sale. */
export function StockScreen({ list, q, page, stock }: StockScreenProps) {
  const { change, pathWith, isLoading } = useListAddress();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { loaded: StockDialog, ensureLoaded } = useLazy(loadDialog);
  const { opened, open, close } = useOpened<StockedProduct>(ensureLoaded);
  return (
    <>
      <ScreenTitle
        isCompact
        heading={heading}
        middle={
          <SearchField
            label="Search stock"
            placeholder="Name or barcode of the product"
            maxLength={Q_MAX_CHARACTERS}
            value={q ?? ''}
            onSearch={(text) => change({ q: text })}
            className="min-w-[min(100%,--spacing(60))] flex-1"
          />
        }
        actions={
          <>
            <CameraButton onCode={(text) => change({ q: text })} />
            <ButtonLink to={paths.adminProducts} look="outline">
              Products
            </ButtonLink>
          </>
        }
      >
        Stock
      </ScreenTitle>
      <nav aria-label="Lists of stock" className="flex flex-wrap gap-2 pb-2">
        {stockLists.map((each) => (
          <Link
            key={each}
            to={pathWith({ stock: each, page: undefined })}
            aria-current={each === list ? 'page' : undefined}
            className={buttonClass(
              'quiet',
              'border border-(--line) px-4 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper lg:pointer-fine:min-h-8 lg:pointer-fine:py-1',
            )}
          >
            <span>{`${stockListWords[each].label} `}</span>
            <span className="figures">{stock.counts[each]}</span>
          </Link>
        ))}
      </nav>
      <div className={`transition-opacity ${isLoading ? 'opacity-60' : ''}`}>
        {stock.content.length === 0 ? (
          <StateScreen title={q ? 'No products found' : 'Nothing here'}>
            {q ? 'Try another word or list.' : stockListWords[list].empty}
          </StateScreen>
        ) : (
          <AdminTable
            caption={stockListWords[list].label}
            columns={columns}
            facts={factsOf}
            rows={stock.content}
            idOf={({ productId }) => productId}
            nameOf={({ name }) => name}
            primary={(row) => ({ label: 'Change', onPress: () => open(row) })}
          />
        )}
        {stock.totalPages > 1 && (
          <Pager
            page={page}
            totalPages={stock.totalPages}
            isMore={false}
            pathOf={(to) => pathWith({ page: String(to) })}
          />
        )}
      </div>
      {StockDialog && <StockDialog product={opened} onClose={close} onChanged={() => void revalidate()} />}
    </>
  );
}

const factsOf = ({ onHand, sellable, batches }: ProductStock) => [
  `${onHand} on hand`,
  `${sellable} can be sold`,
  batches[0]?.bestBefore && `best before ${formatDay(batches[0].bestBefore)}`,
];

const columns: Column<ProductStock>[] = [
  { title: 'Product', isHead: true, cell: ({ name }) => name },
  { title: 'On hand', isNumber: true, cell: ({ onHand }) => onHand },
  {
    title: 'Can be sold',
    isNumber: true,
    cell: ({ sellable }) => (
      <span className={sellable <= LOW_STOCK ? 'font-semibold text-signal' : ''}>{sellable}</span>
    ),
  },
  { title: 'Reminders', isNumber: true, cell: ({ waiting }) => waiting },
  { title: 'Sold in 28 days', isNumber: true, cell: ({ soldLately }) => soldLately },
  { title: 'Value', isNumber: true, cell: ({ valuePaise }) => formatPaise(valuePaise) },
  { title: 'Next best before', cell: ({ batches }) => nextBestBefore(batches) },
];

function nextBestBefore(batches: ProductStock['batches']): string {
  const [first] = batches;
  if (!first?.bestBefore) return 'None';
  return `${formatDay(first.bestBefore)}${first.sellUntil ? `, sold until ${formatDay(first.sellUntil)}` : ''}`;
}
