import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { type Changes, changedSearch, isNarrowed } from './list-query';

/** The address of an admin list, where its search, filters, order and page stand. An order that is its usual one is not named. */
export function useListAddress(usualSort?: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const pathWith = (changes: Changes) => changedSearch(params, changes, usualSort) || '?';
  return {
    /** Identifies the list: the selection lasts while it stays the same. */
    address: params.toString(),
    isNarrowed: isNarrowed(params),
    isLoading,
    pathWith,
    /** A search replaces the history entry of its own half-typed text, so that Back leaves the list. */
    change: (changes: Changes) =>
      void navigate(pathWith(changes), { replace: 'q' in changes, preventScrollReset: true }),
  };
}
