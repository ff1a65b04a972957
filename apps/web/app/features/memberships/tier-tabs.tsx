import { tiers } from '@namma/contract/memberships/tiers';
import { NavLink } from 'react-router';
import * as words from '#words/fitness';
import { tierLooks } from './tier-looks';

export function TierTabs() {
  return (
    <nav aria-label={words.tiers} className="border-b border-(--line)">
      <div className="page-width flex flex-wrap gap-x-6 sm:gap-x-9">
        {tiers.map(({ slug, name, path }) => (
          <NavLink
            key={slug}
            to={path}
            end
            className={`heading -mb-px flex min-h-14 items-center border-b-2 border-transparent text-sm whitespace-nowrap text-(--soft) transition-colors hover:text-current aria-[current=page]:border-(--tier) aria-[current=page]:text-paper sm:text-base ${tierLooks[slug].shade}`}
          >
            {name}
          </NavLink>
        ))}
      </div>
    </nav>
  );
}
