import * as paths from '@namma/contract/paths';
import { type ReviewState, reviewStates } from '@namma/contract/reviews/rules';
import type { AdminReview } from '@namma/contract/reviews/schemas';
import { formatTime24 } from '@namma/contract/values/times';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FilterSelect, optionsOf } from '../../admin/list/filter-select';
import type { ListPage } from '../../admin/list/list-body';
import type { ListQuery } from '../../admin/list/list-query';
import { ListScreen } from '../../admin/list/list-screen';
import { useListAddress } from '../../admin/list/use-list-address';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { useFailure } from '../../lib/api/use-failure';
import { invalidate } from '../../lib/loading/read-cache';
import { useLazy } from '../../lib/loading/use-lazy';
import { toast } from '../../ui/toast';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { columns, factsOf, idOf, nameOf } from './review-columns';

interface ReviewsScreenProps {
  list: ListPage<AdminReview>;
  query: ListQuery<ReviewState>;
  readAt: Date;
}

const loadDialog = async () => (await import('./hide-dialog')).HideDialog;
const nothingYet = {
  title: 'No reviews yet',
  text: 'Reviews will appear here and on the product page.',
};

/** Product reviews. They can be hidden and shown, but not edited. */
export function ReviewsScreen({ list, query, readAt }: ReviewsScreenProps) {
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const fail = useFailure(paths.adminLogin);
  const { loaded: HideDialog, ensureLoaded } = useLazy(loadDialog);
  const [asked, setAsked] = useState<AdminReview>();
  const [busyId, setBusyId] = useState<number>();

  /** @returns true if the review is decided, by this admin or another */
  async function write(send: () => Promise<{ status: string }>): Promise<boolean> {
    try {
      const { status } = await send();
      toast.success(status);
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) throw error;
      fail(error);
      if (!(error instanceof ApiError) || error.status === 0) return false;
    }
    invalidate('reviews/', 'admin/');
    await revalidate();
    return true;
  }
  const [act, isBusy] = useOneAtATime(async (row: AdminReview) => {
    if (row.state === 'shown') {
      if (await ensureLoaded()) setAsked(row);
      return;
    }
    setBusyId(idOf(row));
    await write(() => api('reviews/show', { body: { id: idOf(row) } }));
  });

  return (
    <>
      <ListScreen
        title="Reviews"
        note={`As of ${formatTime24(readAt)}`}
        noun="reviews"
        one="review"
        searchHint="Member, product or number"
        filters={
          <FilterSelect
            label="State"
            value={query.status ?? ''}
            options={optionsOf(reviewStates)}
            onChange={(status) => address.change({ status })}
          />
        }
        state={query}
        facts={factsOf}
        nameOf={nameOf}
        primary={(row) => ({
          label: row.state === 'shown' ? 'Hide' : 'Show again',
          isBusy: isBusy && busyId === idOf(row),
          onPress: () => act(row),
        })}
        list={list}
        address={address}
        columns={columns}
        idOf={idOf}
        nothingYet={nothingYet}
      />
      {HideDialog && (
        <HideDialog
          review={asked}
          onHide={(form) => write(() => api('reviews/hide', { body: form }))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
