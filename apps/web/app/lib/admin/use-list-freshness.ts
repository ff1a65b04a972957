import { type AdminList, UNREAD_COUNTED_MOST } from '@namma/contract/admin';
import { useRevalidator } from 'react-router';
import { formatTime } from './moment';
import { useArrivals } from './unread';

interface Options {
  name: AdminList;
  newestId: number;
  readAt: Date;
  noun: string;
  one: string;
  /** A page of one row: as many pages as rows have come. */
  countAfter: (id: number) => Promise<{ totalPages: number }>;
  /** Where what has come can be seen; undefined where reading the list again shows it. */
  onShow?: (() => void) | undefined;
}

/** When a list was read, what has come into it since, and how to see that: for `ListFreshness`. */
export function useListFreshness({ name, newestId, readAt, noun, one, countAfter, onShow }: Options) {
  const { revalidate } = useRevalidator();
  const arrived = useArrivals({
    ...{ list: name, newestId, readAt },
    countAfter: async (id) => (await countAfter(id)).totalPages,
  });
  return {
    readAt: formatTime(readAt),
    ...{ arrived, noun, one },
    countedMost: UNREAD_COUNTED_MOST,
    onShow: onShow ?? (() => void revalidate()),
  };
}
