import type { Product, ProductCounts } from '@namma/contract/catalogue/schemas';
import * as paths from '@namma/contract/paths';
import { useRef } from 'react';
import { useNavigation } from 'react-router';
import * as words from '#words/catalogue';
import * as storeWords from '#words/store';
import { readCached } from '../../lib/loading/read-cache';
import { withoutPrefix } from '../../lib/session/language';
import { Spinner } from '../../ui/spinner';
import { StateScreen } from '../../ui/state-screen';
import { pageQuery, readPageOf } from './api';
import { FilterOpener, FilterPanel } from './filter-panel';
import { describeCount, describeFilters, listingTitle, pendingFilters } from './listing';
import { type Filters, listingPath } from './listing-path';
import { ProductCard } from './product-card';
import { PRODUCT_SIZES, ProductList } from './product-list';
import { BLOCK_SIZE, type ProductPages } from './product-pages';
import { SortSelect } from './sort-select';

interface ListingViewProps {
  filters: Filters;
  /** The page in the address. */
  first: ProductPages;
  /** Undefined when they could not be read. */
  counts: ProductCounts | undefined;
  /** For a search that finds nothing. */
  nearest: readonly Product[];
}

/** A category, a search or the whole shop: its title, its filters and its products. */
export function ListingView({ filters, first, counts, nearest }: ListingViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { location } = useNavigation();
  const next = location && { ...location, pathname: withoutPrefix(location.pathname) };
  const isRefetching = next?.pathname === paths.listing;
  const chosen = pendingFilters(filters, next);
  const address = listingPath(filters, first.page);
  const isEmpty = first.products.length === 0;
  const narrowed = describeFilters(filters);

  return (
    <div className="page-width py-8 md:py-12">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b border-(--line) pb-6">
        <div>
          <h1 ref={title} tabIndex={-1} className="heading text-2xl break-words outline-none">
            {listingTitle(filters)}
          </h1>
          <p aria-live="polite" className="mt-2 text-sm text-(--soft)">
            {[counts && !isEmpty && describeCount(counts), narrowed].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="flex max-w-full flex-wrap items-end gap-3">
          <FilterOpener filters={chosen} />
          {!isEmpty && <SortSelect filters={chosen} />}
        </div>
      </div>
      <div className="lg:grid lg:grid-cols-[var(--spacing-aside)_minmax(0,1fr)] lg:items-start lg:gap-x-10">
        <FilterPanel
          filters={chosen}
          counts={counts}
          onClearAll={() => title.current?.focus({ preventScroll: true })}
        />
        <div className="relative">
          {isRefetching && (
            <div className="ground-paper sticky top-20 z-10 mx-auto -mb-20 h-20 w-fit rounded-full px-6 opacity-90">
              <Spinner />
            </div>
          )}
          <div className={`transition-opacity ${isRefetching ? 'opacity-40' : ''}`}>
            {isEmpty ? (
              <NothingFound isPastTheEnd={first.totalPages > 0} filters={filters} nearest={nearest} />
            ) : (
              <ProductList
                key={address}
                first={first}
                address={address}
                readPage={readPageOf(filters)}
                readBlock={(block) =>
                  readCached('product/getAll', { ...pageQuery(filters, block), limit: BLOCK_SIZE })
                }
                pagePath={(page) => listingPath(filters, page)}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

interface NothingFoundProps {
  filters: Filters;
  isPastTheEnd: boolean;
  nearest: readonly Product[];
}

function NothingFound({ filters, isPastTheEnd, nearest }: NothingFoundProps) {
  const to = isPastTheEnd ? listingPath(filters) : paths.listing;
  return (
    <>
      <StateScreen
        title={isPastTheEnd ? words.endsBefore : words.noResults}
        link={{ to, children: isPastTheEnd ? words.toFirstPage : storeWords.showAllProducts }}
      >
        {!isPastTheEnd && <span>{words.tryFewerFilters}</span>}
      </StateScreen>
      {nearest.length > 0 && (
        <section className="border-t border-(--line) pt-8">
          <h2 className="heading mb-6 text-lg">{words.nearestProducts}</h2>
          <ul className="pack-grid gap-x-4 gap-y-10 md:gap-x-6">
            {nearest.map((product) => (
              <li key={product.productId}>
                <ProductCard product={product} sizes={PRODUCT_SIZES} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
