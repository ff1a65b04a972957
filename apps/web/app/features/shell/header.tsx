import { brand } from '@namma/contract/brand';
import * as paths from '@namma/contract/paths';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import * as words from '#words/shell';
import { useHoldsCard, useIsAdmin, useToken } from '../../lib/session/session';
import { cardIcon, closeIcon, mapPinIcon, menuIcon, userIcon } from './header-icons';
import { LanguageList } from './language-links';

const entries = [
  { to: paths.home, label: words.home },
  { to: paths.fitness, label: words.fitness },
  { to: paths.consultancy, label: words.consultancy },
  { to: paths.store, label: words.store },
] as const;

const entryClass =
  'flex min-h-11 items-center border-b-2 whitespace-nowrap border-transparent text-sm font-semibold transition-colors hover:border-current aria-[current=page]:border-lime';

/** The top navigation of SPEC section 2: entries, sign in, the location and the profile icon. */
export function Header() {
  const token = useToken();
  const isAdmin = useIsAdmin();
  const holdsCard = useHoldsCard();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [pathname]);
  // At the place of Sign In, so that nothing moves.
  const signIn = (isAdmin || !token) && (
    <NavLink to={isAdmin ? paths.admin : paths.signIn} className={entryClass}>
      {isAdmin ? words.admin : words.signIn}
    </NavLink>
  );

  return (
    <header className="ground-ink sticky top-0 z-30 border-b border-(--line)">
      <a
        href="#main"
        className="absolute top-2 left-2 z-10 -translate-y-[150%] rounded-md bg-lime px-4 py-2 font-semibold text-ink opacity-0 focus:translate-y-0 focus:opacity-100"
      >
        {words.skipToContent}
      </a>
      <div className="page-width flex h-header items-center gap-3 sm:gap-6">
        <div className="flex min-w-0 flex-col gap-x-6 gap-y-1.5 sm:flex-row sm:items-center">
          <Link
            to={paths.home}
            translate="no"
            className="display flex items-center gap-2 text-brand sm:shrink-0"
          >
            {brand.logo && (
              <img src={brand.logo} alt="" width="32" height="32" className="size-8 rounded-md" />
            )}
            {brand.name}
          </Link>
          <span className="flex items-center gap-1 text-xs leading-none text-(--soft)">
            {mapPinIcon}
            <span className="sr-only">{words.locationBefore}</span>
            <span>{brand.location}</span>
          </span>
        </div>
        <nav aria-label={words.mainNavigation} className="ml-auto hidden items-center gap-4 md:flex lg:gap-6">
          {entries.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === paths.home} className={entryClass}>
              {label}
            </NavLink>
          ))}
          {signIn}
        </nav>
        {holdsCard && (
          <Link
            to={paths.profileCard}
            aria-label={words.memberCard}
            className="-mr-2 ml-auto grid min-h-11 min-w-11 shrink-0 place-items-center content-center gap-0.5 text-xs leading-none font-semibold sm:-mr-5 md:ml-0"
          >
            {cardIcon}
            <span>{words.card}</span>
          </Link>
        )}
        <Link
          to={token ? paths.profile : paths.signIn}
          aria-label={words.profile}
          className={`-mr-2 grid size-tap shrink-0 place-items-center md:ml-0 ${holdsCard ? '' : 'ml-auto'}`}
        >
          {userIcon}
        </Link>
        <button
          type="button"
          className="noscript:hidden -mr-2 grid size-tap shrink-0 place-items-center md:hidden"
          aria-label={isOpen ? words.closeMenu : words.openMenu}
          aria-expanded={isOpen}
          aria-controls="phone-menu"
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          {isOpen ? closeIcon : menuIcon}
        </button>
      </div>
      <nav
        id="phone-menu"
        aria-label={words.mainNavigation}
        className={`page-width pb-4 md:hidden ${isOpen ? '' : 'hidden noscript:block'}`}
      >
        {entries.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === paths.home} className={entryClass}>
            {label}
          </NavLink>
        ))}
        {token && (
          <NavLink to={paths.classes} className={entryClass}>
            {words.classes}
          </NavLink>
        )}
        {signIn}
        <LanguageList className="mt-2 border-t border-(--line) pt-2" />
      </nav>
    </header>
  );
}
