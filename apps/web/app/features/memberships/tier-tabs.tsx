import { tiers } from '@namma/contract/memberships/tiers';
import { buyMembership } from '@namma/contract/paths';
import { Link, useLocation } from 'react-router';
import * as words from '#words/fitness';
import { tierStyles } from './tier-styles';
import { useChosenTier } from './use-chosen-plan';

/** The three tiers. The tab of the page is marked, or that of the plan which is bought. */
export function TierTabs() {
  const { pathname } = useLocation();
  const chosen = useChosenTier()?.slug;
  return (
    <nav aria-label={words.tiers} className="border-b border-(--line)">
      <div className="page-width flex flex-wrap gap-x-6 sm:gap-x-9">
        {tiers.map(({ slug, name, path }) => (
          <Link
            key={slug}
            to={path}
            aria-current={
              pathname === path ? 'page' : pathname === buyMembership && slug === chosen ? 'true' : undefined
            }
            className={`heading -mb-px flex min-h-14 items-center border-b-2 border-transparent text-sm whitespace-nowrap text-(--soft) transition-colors hover:text-current aria-[current]:border-(--tier) aria-[current]:text-paper sm:text-base ${tierStyles[slug].shade}`}
          >
            {name}
          </Link>
        ))}
      </div>
    </nav>
  );
}
