import { type AdminList, UNREAD_COUNTED_MOST } from '@namma/contract/admin/rules';
import { formatTime24 } from '@namma/contract/values/times';
import { useRevalidator } from 'react-router';
import { useArrivals } from '../shell/unread';

interface Options {
  name: AdminList;
  newestId: number;
  readAt: Date;
  noun: string;
  one: string;
  /** A page of one row, so the number of pages is the number of new rows. */
  countAfter: (id: number) => Promise<{ totalPages: number }>;
  /** Shows the new rows; undefined when reading the list again shows them. */
  onShow?: (() => void) | undefined;
}

/** When a list was read, how many rows have come since, and how to show them. For `ListFreshness`. */
export function useListFreshness({ name, newestId, readAt, noun, one, countAfter, onShow }: Options) {
  const { revalidate } = useRevalidator();
  const arrived = useArrivals({
    list: name,
    newestId,
    readAt,
    countAfter: async (id) => (await countAfter(id)).totalPages,
  });
  return {
    readAt: formatTime24(readAt),
    arrived,
    noun,
    one,
    countedMost: UNREAD_COUNTED_MOST,
    onShow: onShow ?? (() => void revalidate()),
  };
}
