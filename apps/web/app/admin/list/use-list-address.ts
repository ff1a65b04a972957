import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import {
  type Changes,
  changedSearch,
  countFilters,
  describeFilters,
  hasFilters,
  listLimits,
} from './list-query';

/** The search, filters, order and page of an admin list, as they are in its address. The default order is left out. */
export function useListAddress(usualSort?: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const pathWith = (changes: Changes) => changedSearch(params, changes, usualSort) || '?';
  return {
    /** Identifies the list: the selection lasts while it stays the same. */
    text: params.toString(),
    limits: listLimits,
    hasFilters: hasFilters(params),
    filterCount: countFilters(params),
    /** The filters in words, for paper. */
    filterText: describeFilters(params),
    isLoading,
    pathWith,
    /** A search replaces its own history entry, so that Back leaves the list. */
    change: (changes: Changes) =>
      void navigate(pathWith(changes), { replace: 'q' in changes, preventScrollReset: true }),
  };
}
