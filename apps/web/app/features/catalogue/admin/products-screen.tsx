import { categories, parseCategory, SEARCH_TEXT_MAX_CHARACTERS } from '@namma/contract/catalogue/rules';
import type { Product } from '@namma/contract/catalogue/schemas';
import * as paths from '@namma/contract/paths';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FilterSelect } from '../../../admin/list/filter-select';
import { ScreenTitle } from '../../../admin/list/screen-title';
import { SearchField } from '../../../admin/list/search-field';
import { useListAddress } from '../../../admin/list/use-list-address';
import { deleteDraft, findDraft } from '../../../lib/forms/draft';
import { useLazy } from '../../../lib/loading/use-lazy';
import { Button, ButtonLink } from '../../../ui/button';
import { StateScreen } from '../../../ui/state-screen';
import type { ProductPages, ReadPage } from '../product-pages';
import { NEW_PRODUCT } from './new-product';
import { ProductGrid } from './product-grid';

const categoryOptions = [
  { value: '', label: 'All' },
  ...categories.map(({ value, label }) => ({ value, label })),
];

const loadDialog = async () => (await import('./add-product-dialog')).AddProductDialog;

interface ProductsScreenProps {
  category?: string | undefined;
  /** A search text, within the category or in all products. */
  q?: string | undefined;
  first: ProductPages;
  readPage: ReadPage;
}

/** The products of the store, to add, edit and delete (SPEC section 2, Admin). */
export function ProductsScreen({ category, q, first, readPage }: ProductsScreenProps) {
  const { change, text: address, isLoading } = useListAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [lastAdded, setLastAdded] = useState<{ product: Product; address: string }>();
  const { loaded: AddDialog, ensureLoaded } = useLazy(loadDialog);
  // The session ended while a product was being written: opens the form again with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    if (findDraft(NEW_PRODUCT)) void ensureLoaded().then(setAdding);
  }, []);
  const listAddress = `${paths.adminProducts}?${address}`;
  const added = lastAdded?.address === address ? lastAdded.product : undefined;

  return (
    <>
      <ScreenTitle
        heading={heading}
        actions={
          <>
            <ButtonLink to="?stock=all" look="outline">
              Stock
            </ButtonLink>
            <Button look="primary" onClick={async () => setAdding(await ensureLoaded())}>
              <Plus aria-hidden="true" size={18} />
              <span>Add product</span>
            </Button>
          </>
        }
      >
        Products
      </ScreenTitle>
      <div className="grid items-end gap-3 pb-8 sm:flex">
        <SearchField
          label="Search products"
          placeholder="Name or description"
          maxLength={SEARCH_TEXT_MAX_CHARACTERS}
          value={q ?? ''}
          onSearch={(text) => change({ q: text })}
          className="sm:flex-1"
        />
        <FilterSelect
          label="Category"
          value={(category && parseCategory(category)) ?? ''}
          options={categoryOptions}
          onChange={(category) => change({ category })}
        />
      </div>
      <div className={`transition-opacity ${isLoading ? 'opacity-60' : ''}`}>
        {first.products.length === 0 && !added ? (
          <Nothing hasFilters={category !== undefined || q !== undefined} />
        ) : (
          <ProductGrid
            key={listAddress}
            address={listAddress}
            first={first}
            added={added}
            readPage={readPage}
            heading={heading}
          />
        )}
      </div>
      {AddDialog && (
        <AddDialog
          isOpen={isAdding}
          onClose={() => {
            deleteDraft(NEW_PRODUCT);
            setAdding(false);
          }}
          onAdded={(product) => {
            setAdding(false);
            setLastAdded({ product, address });
          }}
        />
      )}
    </>
  );
}

function Nothing({ hasFilters }: { hasFilters: boolean }) {
  if (!hasFilters) return <StateScreen title="No products yet">Add the first one.</StateScreen>;
  return (
    <StateScreen title="No products found" link={{ to: '?', children: 'Show all products', look: 'solid' }}>
      Try another word or category.
    </StateScreen>
  );
}
