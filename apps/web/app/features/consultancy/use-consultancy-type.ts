import { type ConsultancyType, findConsultancyType } from '@namma/contract/consultancy';
import { useLocation, useSearchParams } from 'react-router';
import { useIsHydrated } from '../../lib/use-is-hydrated';

/** What is to be booked: from the address, else the title in the navigation state (SPEC section 2). */
export function useConsultancyType(): ConsultancyType | undefined {
  const [search] = useSearchParams();
  const { state } = useLocation();
  // The server knows no state: what it rendered must stand until the browser has taken over.
  const isHydrated = useIsHydrated();
  const handed: { title?: string } | null = isHydrated ? state : null;
  return findConsultancyType(search.get('type')) ?? findConsultancyType(handed?.title);
}
