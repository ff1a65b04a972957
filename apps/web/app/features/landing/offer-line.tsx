import { findTier } from '@namma/contract/memberships/tiers';
import type { GymTexts } from '@namma/contract/settings/schemas';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

/** Current offer of the owner, if any. */
export function OfferLine({ offer }: Pick<GymTexts, 'offer'>) {
  const tier = findTier(offer?.tier);
  if (!offer || !tier) return null;
  return (
    <p className="bg-lime text-ink [--focus-ring:var(--color-ink)]">
      <Link
        to={tier.path}
        className="page-width group flex min-h-11 items-center gap-3 py-3 font-semibold underline-offset-4 hover:underline"
      >
        <span className="min-w-0 wrap-anywhere">{offer.text}</span>
        <ArrowRight
          aria-hidden="true"
          size={18}
          className="shrink-0 transition-[translate] group-hover:translate-x-1"
        />
      </Link>
    </p>
  );
}
