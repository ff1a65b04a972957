import type { ClosedTime } from '@namma/contract/centers/schemas';
import { type Offer, offeredTiers } from '@namma/contract/memberships/tiers';
import { About } from './about';
import { Contact } from './contact';
import { Hero } from './hero';
import { Hours } from './hours';
import { JoinCall } from './join-call';
import { Reviews } from './reviews';
import { TierCards } from './tier-cards';
import { Training } from './training';

interface LandingPageProps {
  offer: Offer;
  closed: readonly ClosedTime[];
}

export function LandingPage({ offer, closed }: LandingPageProps) {
  const tiers = offeredTiers(offer);
  return (
    <>
      <Hero />
      <About />
      <TierCards tiers={tiers} />
      <Training />
      <Reviews />
      <JoinCall tiers={tiers} />
      <Hours closed={closed} />
      <Contact />
    </>
  );
}
