import type { Reply } from '@namma/contract/calls';
import { categoryLabel } from '@namma/contract/catalogue/rules';
import { formatDay } from '@namma/contract/days/dates';
import type { ProductTax } from '@namma/contract/documents/schemas';
import * as paths from '@namma/contract/paths';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FilterSelect } from '../../../admin/list/filter-select';
import type { Chosen, ListQuery } from '../../../admin/list/list-query';
import { ListScreen } from '../../../admin/list/list-screen';
import { StatusMark } from '../../../admin/list/status-mark';
import { useListAddress } from '../../../admin/list/use-list-address';
import { can } from '../../../admin/shell/permissions';
import { useLazy } from '../../../lib/loading/use-lazy';
import { ButtonLink } from '../../../ui/button';
import type { Column } from '../../../ui/data-table';
import { toast } from '../../../ui/toast';
import { percent } from '../amounts';

/** The filters of this list besides its text. */
export const taxChoices = { needsReview: ['true'] } as const;

interface TaxDetailsScreenProps {
  list: Reply<'admin/getProductTax'>;
  query: ListQuery & Chosen<typeof taxChoices>;
}

const reviewOptions = [
  { value: '', label: 'All' },
  { value: 'true', label: 'needs review' },
];

const factsOf = ({ hsn, rateBasisPoints, category }: ProductTax) => [
  hsn && `HSN ${hsn}`,
  rateBasisPoints !== null && `GST ${percent(rateBasisPoints)}`,
  categoryLabel(category),
];

const columns: Column<ProductTax>[] = [
  {
    title: 'Product',
    isHead: true,
    cell: ({ name, category }) => (
      <span className="grid wrap-anywhere">
        <span>{name}</span>
        <span className="text-xs font-normal text-(--soft) @max-table/admin-table:hidden">
          {categoryLabel(category)}
        </span>
      </span>
    ),
  },
  { title: 'HSN', cell: ({ hsn }) => <span className="figures">{hsn ?? '–'}</span> },
  {
    title: 'GST',
    isNumber: true,
    cell: ({ rateBasisPoints }) => (rateBasisPoints === null ? '–' : percent(rateBasisPoints)),
  },
  { title: 'Since', cell: ({ fromDay }) => (fromDay ? formatDay(fromDay) : '–') },
  {
    title: 'Next',
    cell: ({ next }) =>
      next ? `${next.hsn}, ${percent(next.rateBasisPoints)} from ${formatDay(next.fromDay)}` : '–',
  },
  {
    title: 'Status',
    isState: true,
    cell: ({ needsReview }) => (
      <StatusMark tone={needsReview ? 'waiting' : 'done'}>
        {needsReview ? 'needs review' : 'checked'}
      </StatusMark>
    ),
  },
];

const loadDialog = async () => (await import('./tax-dialog')).TaxDialog;

/** HSN code and GST rate of each product; those that need a review come first. */
export function TaxDetailsScreen({ list, query }: TaxDetailsScreenProps) {
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const { loaded: TaxDialog, ensureLoaded } = useLazy(loadDialog);
  const [opened, setOpened] = useState<ProductTax>();
  const { needReview } = list;
  return (
    <>
      <ListScreen
        title="Tax of products"
        note={needReview === 0 ? 'All reviewed' : `${needReview} to review with an accountant`}
        titleActions={
          <ButtonLink to={paths.adminDocuments} look="outline">
            Documents
          </ButtonLink>
        }
        noun="products"
        one="product"
        searchHint="Name"
        sorts={[]}
        filters={
          <FilterSelect
            label="Status"
            value={query.needsReview ?? ''}
            options={reviewOptions}
            onChange={(needsReview) => address.change({ needsReview })}
          />
        }
        state={query}
        idOf={({ productId }) => productId}
        facts={factsOf}
        nameOf={({ name }) => name}
        primary={(row) =>
          can('setTax') && {
            label: 'Edit',
            onPress: () => ensureLoaded().then((isLoaded) => isLoaded && setOpened(row)),
          }
        }
        list={list}
        address={address}
        columns={columns}
      />
      {TaxDialog && (
        <TaxDialog
          product={opened}
          onSaved={(status) => {
            toast.success(status);
            setOpened(undefined);
            void revalidate();
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
