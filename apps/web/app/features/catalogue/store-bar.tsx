import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import { Heart, type LucideIcon, Package, ShoppingBag } from 'lucide-react';
import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import * as words from '#words/catalogue';
import * as storeWords from '#words/store';
import { getToken } from '../../lib/session/session';
import { useSignInFirst } from '../../lib/session/use-sign-in-first';
import { useCartCount } from '../../shared/use-cart-count';
import { CategoryMenu } from './category-menu';
import { SearchBox } from './search-box';

const MAX_SHOWN_COUNT = 99;

const places: { to: string; label: string; Icon: LucideIcon; isForMembers: boolean }[] = [
  { to: paths.wishlist, label: words.wishlist, Icon: Heart, isForMembers: false },
  { to: paths.orders, label: words.orders, Icon: Package, isForMembers: true },
  { to: paths.cart, label: words.cart, Icon: ShoppingBag, isForMembers: true },
];

/** The bar above each screen of the store. */
export function StoreBar() {
  const count = useCartCount();
  return (
    <div className="border-b border-(--line)">
      <div className="page-width store-bar flex flex-wrap items-center justify-between gap-x-2 gap-y-2 py-3 sm:gap-x-6 lg:gap-x-10">
        <CategoryMenu />
        <div className="store-search order-last basis-full lg:order-none lg:grow lg:basis-0">
          <SearchBox />
        </div>
        <nav aria-label={storeWords.store} className="flex flex-wrap gap-x-1 xs:gap-x-3">
          {places.map((place) => (
            <PlaceLink
              key={place.to}
              {...place}
              isCounted={place.to === paths.cart}
              count={place.to === paths.cart ? count : undefined}
            />
          ))}
        </nav>
      </div>
    </div>
  );
}

function PlaceLink({
  to,
  label,
  Icon,
  isForMembers,
  count,
  isCounted,
}: (typeof places)[number] & { count: number | undefined; isCounted: boolean }) {
  const signInFirst = useSignInFirst();
  const stopGuests = (event: MouseEvent) => {
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!isForMembers || isNewTab || getToken()) return;
    event.preventDefault();
    signInFirst(messages.pleaseLogin, to);
  };
  return (
    <NavLink
      to={to}
      onClick={stopGuests}
      className={`relative grid min-h-12 min-w-11 place-items-center content-center gap-0.5 border-b-2 border-transparent text-xs px-0.5 font-semibold hover:border-ink aria-[current=page]:border-ink sm:min-w-0 sm:grid-flow-col sm:gap-2 sm:px-2 sm:text-sm ${isCounted ? 'sm:pr-9' : ''}`}
    >
      <Icon aria-hidden="true" size={20} />
      <span>{label}</span>
      {count !== undefined && count > 0 && <Count pieces={count} />}
      {count !== undefined && count > 0 && <span className="sr-only">{words.itemsIn(count)}</span>}
    </NavLink>
  );
}

/** At the icon's corner, or in a place of its own behind the label, so that it hides and moves nothing. */
const Count = ({ pieces }: { pieces: number }) => (
  <span
    aria-hidden="true"
    className="figures absolute top-0 left-1/2 ml-1.5 min-w-5 sm:top-1/2 sm:right-0.5 sm:left-auto sm:ml-0 sm:-translate-y-1/2 rounded-full bg-lime px-1 text-center text-xs leading-5 font-bold text-ink"
  >
    {pieces > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : pieces}
  </span>
);
