import { messages } from '@namma/contract/messages';
import { Heart, type LucideIcon, Package, ShoppingBag } from 'lucide-react';
import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import { getToken } from '../../lib/session';
import { useSignInFirst } from '../../lib/use-sign-in-first';
import { CategoryMenu } from './category-menu';
import { SearchBox } from './search-box';

const places: { to: string; label: string; Icon: LucideIcon; isForMembers: boolean }[] = [
  { to: '/store/wishlist', label: 'Wishlist', Icon: Heart, isForMembers: false },
  { to: '/store/orders', label: 'Orders', Icon: Package, isForMembers: true },
  { to: '/store/cart', label: 'Cart', Icon: ShoppingBag, isForMembers: true },
];

/** The store's own bar above each of its screens. */
export function StoreBar() {
  return (
    <div className="border-b border-(--line)">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-2 gap-y-2 py-3 sm:gap-x-6 lg:gap-x-10">
        <CategoryMenu />
        <div className="order-last basis-full lg:order-none lg:grow lg:basis-0">
          <SearchBox />
        </div>
        <nav aria-label="Store" className="flex flex-wrap gap-x-1 xs:gap-x-3">
          {places.map((place) => (
            <PlaceLink key={place.to} {...place} />
          ))}
        </nav>
      </div>
    </div>
  );
}

function PlaceLink({ to, label, Icon, isForMembers }: (typeof places)[number]) {
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
      className="grid min-h-12 min-w-11 place-items-center content-center gap-0.5 border-b-2 border-transparent text-xs px-0.5 font-semibold hover:border-ink aria-[current=page]:border-ink sm:min-w-0 sm:grid-flow-col sm:gap-2 sm:px-2 sm:text-sm"
    >
      <Icon aria-hidden="true" size={20} />
      {label}
    </NavLink>
  );
}
