import { type ConsultancyType, findConsultancyType } from '@namma/contract/appointments/rules';
import { useLocation, useSearchParams } from 'react-router';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';

/** The consultancy to book: from the address, else from the navigation state (SPEC section 2). */
export function useConsultancyType(): ConsultancyType | undefined {
  const [search] = useSearchParams();
  const { state } = useLocation();
  // The server has no navigation state, so its markup must match until hydration.
  const isHydrated = useIsHydrated();
  const handed: { title?: string } | null = isHydrated ? state : null;
  return findConsultancyType(search.get('type')) ?? findConsultancyType(handed?.title);
}
